import { expect } from 'chai';
import { NOTHING_SHOWN, readSearchWork } from '../../../../../domain/insights/results/entries/read-search-work.js';
import { stubSearchOpportunity } from '../../../../support/samples/stub-search-opportunity.js';

const base = { clicks: { path: 'clicks', value: 1_000 }, days: { path: 'days', value: 28 } };
const gain = { low: 0, expected: 40, high: 90, per_days: 28, basis: '100 impressions × 1%' };
const read = (changes: Parameters<typeof stubSearchOpportunity>[0], of: typeof base | null = base) =>
  readSearchWork({ path: 'o', value: stubSearchOpportunity(changes) }, of);

describe('[U] search opportunities as work', () => {
  it('have their gain as percent of all clicks, to one digit, with its basis', () => {
    const work = read({ estimated_click_gain: gain });
    expect(work?.traffic).to.deep.include({ low: 0, high: 9, expected: 4 });
    expect(work?.traffic?.basis).to.equal(
      'estimate: 0–90 more clicks in 28 days, 40 expected, against 1,000 today in 28 days; 100 impressions × 1%',
    );
    // 4 % of all clicks, as audits call it high.
    expect([work?.priority, work?.is_inferred]).to.deep.equal(['High', false]);
  });

  it('say what is at risk where nothing is to be won, and what is missing where nothing can be estimated', () => {
    const issue = read({
      kind: 'technical_issue',
      estimated_click_gain: null,
      evidence: [{ name: 'noindex', value: 'x', source: 'crawl' }],
    });
    expect(issue?.traffic).to.equal(null);
    expect(issue?.unestimated).to.match(/are at risk/);
    // 10 of 1000 clicks; severe where it occurs.
    expect(issue?.priority).to.equal('Medium');
    expect(read({ estimated_click_gain: null })?.unestimated).to.equal(NOTHING_SHOWN);
    expect(read({ estimated_click_gain: gain }, null)?.unestimated).to.match(/of the whole site are not in the input/);
  });
});
