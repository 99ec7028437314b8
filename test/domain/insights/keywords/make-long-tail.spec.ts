import { expect } from 'chai';
import { makeLongTail } from '../../../../domain/insights/keywords/make-long-tail.js';

const made = (queries: string[], current: string[] = []) =>
  makeLongTail(
    queries.map((value, at) => ({
      key: { path: `rows[${at}].query`, value },
      url: null,
      previous: null,
      clicks: null,
      impressions: null,
      ctr: null,
      position: null,
    })),
    current.map((value, at) => ({ path: `k[${at}]`, value })),
  ).map(({ keyword }) => keyword);

describe('[U] long tail of the own searchers', () => {
  it('asks of a current keyword what is asked of things like it', () => {
    expect(made(['how to clean oak lamp', 'how to clean brass lamp'], ['paper lamp'])).to.include(
      'how to clean paper lamp',
    );
  });

  it('asks of a subject what is asked of others that share a form with it', () => {
    const queries = ['oak floor lamp', 'brass floor lamp', 'oak desk lamp', 'brass desk lamp', 'paper desk lamp'];
    expect(made(queries)).to.include('paper floor lamp').and.not.include('oak floor lamp');
  });

  it('makes no word salad', () => {
    const queries = [
      'oak floor lamp',
      'brass floor lamp',
      'oak desk lamp',
      'brass desk lamp',
      'how to clean oak lamp',
      'how to clean brass lamp',
    ];
    const found = made(queries, ['oak lamp', 'lamp']);
    expect(found.filter((keyword) => /oak brass|brass oak|how to (?:oak|brass)|lamp lamp/.test(keyword))).to.deep.equal(
      [],
    );
  });

  it('is nothing without a form that several subjects have', () => {
    expect(made(['how to clean oak lamp'], ['paper lamp'])).to.deep.equal([]);
    expect(made([], ['paper lamp'])).to.deep.equal([]);
  });
});
