import { expect } from 'chai';
import { readTrafficIssue } from '../../../../../domain/insights/results/entries/read-traffic-issue.js';

const base = { clicks: { path: 'clicks', value: 1_000 }, days: { path: 'days', value: 28 } };
const entry = (issue: string, clicks: number) => ({
  path: 'i',
  value: { url: 'https://a.example/', clicks, impressions: 500, ctr: 0.1, position: 3, issue, detail: 'says so' },
});

describe('[U] pages at risk as work', () => {
  it('weigh by the share of clicks that is at risk', () => {
    expect(readTrafficIssue(entry('noindex', 60), base)).to.deep.include({ priority: 'High', titled: 'fault' });
    expect(readTrafficIssue(entry('noindex', 1), base)?.priority).to.equal('Medium');
  });

  it('are none where a page has only moved', () => {
    expect(readTrafficIssue(entry('redirect', 60), base)).to.equal(null);
    expect(readTrafficIssue({ path: 'i', value: {} }, base)).to.equal(null);
  });
});
