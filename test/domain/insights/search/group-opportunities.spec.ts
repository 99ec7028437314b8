import { expect } from 'chai';
import { readSearchWork } from '../../../../domain/insights/results/entries/read-search-work.js';
import { draftGroup, nameWork, sumGroupGains } from '../../../../domain/insights/search/group-opportunities.js';
import { stubSearchOpportunity } from '../../../support/samples/stub-search-opportunity.js';

const base = { clicks: { path: 'clicks', value: 1_000 }, days: { path: 'days', value: 28 } };
const gain = (expected: number) => ({ low: 0, expected, high: 2 * expected, per_days: 28, basis: 'b' });
const work = (query: string, expected: number, at = 0) => {
  const found = readSearchWork(
    {
      path: `o[${at}]`,
      value: stubSearchOpportunity({ query, url: `https://a.example/${query}`, estimated_click_gain: gain(expected) }),
    },
    base,
  );
  if (!found) throw new Error('Nothing was read');
  return found;
};

describe('[U] opportunities of one kind', () => {
  it('are one insight that names the best, with the gains of all', () => {
    const some = ['a', 'b', 'c', 'd', 'e', 'f'].map((query, at) => work(query, 10, at));
    const count = { path: 'by_kind.quick_win', value: 6 };
    const [draft, ...others] = draftGroup({ kind: 'quick_win', work: some, count }, base);
    expect(others).to.deep.equal([]);
    expect(draft?.title.text).to.equal(
      'Name the query in title and main heading of 6 pages on the first page of results',
    );
    expect(draft?.description.text)
      .to.contain('"a" on https://a.example/a (10 clicks, position 8)')
      .and.not.contain('"f"');
    // Six times ten of a thousand clicks.
    expect(draft?.traffic?.expected).to.be.closeTo(6, 1e-9);
    expect(draft?.traffic?.high).to.equal(20);
    expect(draft?.traffic?.basis).to.contain('the sum of 6 estimates');
  });

  it('are as the analysis says where there is one alone', () => {
    const [draft] = draftGroup({ kind: 'quick_win', work: [work('a', 10)], count: null }, base);
    expect(draft?.title.text).to.equal('Bring "lamp" to the first places');
    expect(draftGroup({ kind: 'quick_win', work: [], count: null }, base)).to.deep.equal([]);
  });

  it('say what to check where the pages were not crawled', () => {
    const some = [work('a', 10), work('b', 10)].map((one) => ({ ...one, is_inferred: true }));
    expect(draftGroup({ kind: 'quick_win', work: some, count: null }, base)[0]?.title.text).to.match(/^Check titles/);
  });

  it('count a query that two pages want once', () => {
    expect(sumGroupGains([work('a', 10, 0), work('a', 30, 1), work('b', 10, 2)], base)?.expected).to.be.closeTo(
      4,
      1e-9,
    );
    expect(sumGroupGains([work('a', 10)], null)).to.equal(null);
    expect(nameWork(work('a', 10)).text).to.equal('"a" on https://a.example/a (10 clicks, position 8)');
  });

  it('are of the priority of the most urgent of them, and more than low where they add up', () => {
    const priorityOf = (...expected: number[]) =>
      draftGroup(
        { kind: 'quick_win', work: expected.map((each, at) => work(`q${at}`, each, at)), count: null },
        base,
      )[0]?.priority;
    expect(priorityOf(1, 1)).to.equal('Low');
    expect(priorityOf(2, 2, 2)).to.equal('Medium');
    expect(priorityOf(1, 40)).to.equal('High');
  });
});
