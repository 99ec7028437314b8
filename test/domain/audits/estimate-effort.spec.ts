import { expect } from 'chai';
import { estimateEffort, estimateIssueHours, roundEffort } from '../../../domain/audits/estimate-effort.js';
import { stubIssue } from '../../support/samples/stub-issue.js';

const template = (pattern: string, pages: number) => ({ pattern, pages, sample_urls: [] });
const hours = (root_cause_count: number, affected_pages: number, ...templates: ReturnType<typeof template>[]) =>
  estimateIssueHours({ check_id: 'title/short', effort_hours: 1, root_cause_count, affected_pages, templates });

describe('[U] estimate effort', () => {
  it('counts root causes, however many pages they show on', () => {
    expect([hours(1, 300), hours(7, 300), hours(0, 1)]).to.deep.equal([1, 7, 1]);
    expect(hours(1, 300, template('/blog/*', 300))).to.equal(1);
  });

  it('does the further causes of a template in bulk, a fifth each', () => {
    // One whole, 299 at a fifth.
    expect(hours(300, 300, template('/blog/*', 300))).to.be.closeTo(60.8, 1e-9);
    // Two templates whole, 98 further ones at a fifth, 100 single pages whole.
    expect(hours(200, 200, template('/blog/*', 60), template('/shop/*', 40))).to.be.closeTo(2 + 98 / 5 + 100, 1e-9);
  });

  it('takes no shortcut where each page has to be written', () => {
    const templates = [template('/blog/*', 300)];
    const thin = { check_id: 'content/thin', effort_hours: 2, root_cause_count: 300, affected_pages: 300, templates };
    expect(estimateIssueHours(thin)).to.equal(600);
  });

  it('takes several causes of one page for as many', () => {
    expect(hours(900, 300, template('/blog/*', 300))).to.be.closeTo(1 + 899 / 5, 1e-9);
  });

  it('adds related checks at a fifth, and says what the days rest on', () => {
    const lead = stubIssue('a/b', {
      effort_hours: 6,
      root_cause_count: 6,
      affected_pages: 6,
      templates: [template('/blog/*', 6)],
    });
    const other = stubIssue('c/d', { effort_hours: 3, root_cause_count: 2 });
    // 6 × (1 + 5 ÷ 5) = 12 h, and a fifth of 6 h, at six hours a day.
    const { days, basis } = estimateEffort({ family: null, lead, others: [other] });
    expect(days).to.be.closeTo(2.2, 1e-9);
    expect(basis).to.equal('6 root causes at 6 h, those of /blog/* in bulk, and 1 related check');
  });

  it('is reported in days, in weeks from ten days on', () => {
    expect([0.01, 3.14, 9.96, 10, 26].map(roundEffort)).to.deep.equal([
      { value: 0.1, unit: 'days' },
      { value: 3.1, unit: 'days' },
      { value: 10, unit: 'days' },
      { value: 2, unit: 'weeks' },
      { value: 5.2, unit: 'weeks' },
    ]);
  });
});
