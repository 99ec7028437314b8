import { expect } from 'chai';
import { isRanked, queryKey, readQueries } from '../../../../domain/insights/keywords/known-queries.js';
import { toSource } from '../../../../domain/insights/results/source.js';
import { searchResult } from '../../../support/samples/search-results.js';

const place = (value: unknown) => ({ path: '', value, type: null });
const figure = (value: number) => ({ path: 'p', value });

describe('[U] queries that are known', () => {
  it('are read once each, those shown most first, whatever the order of their words', () => {
    const rows = [
      { query: 'lamp oak', impressions: 5 },
      { query: 'Oak lamps', impressions: 9 },
      { query: 'brass', impressions: 90 },
    ];
    expect(readQueries(place({ rows })).map(({ key }) => key.value)).to.deep.equal(['brass', 'lamp oak']);
    expect(queryKey('Oak  lamps')).to.equal(queryKey('lamp oak'));
  });

  it('are read from where our own analyses have them', async () => {
    for (const type of ['search_performance', 'content_opportunities'] as const) {
      const source = toSource({ path: '', value: await searchResult(type) }, {});
      expect(source.type).to.equal(type);
      expect(readQueries(source).map(({ key }) => key.value)).to.include('red lamp');
    }
    expect(
      readQueries({ path: '', value: { rows: [{ query: 'a', clicks: 1 }] }, type: 'complete_audit' }),
    ).to.deep.equal([]);
  });

  it('are ranked for on the first two pages of results, or where they are clicked', () => {
    expect(isRanked({ position: figure(20), clicks: null })).to.equal(true);
    expect(isRanked({ position: figure(20.1), clicks: figure(3) })).to.equal(false);
    expect(isRanked({ position: null, clicks: figure(1) })).to.equal(true);
    expect(isRanked({ position: null, clicks: figure(0) })).to.equal(false);
  });
});
