import { expect } from 'chai';
import { IssueCard, type IssueCardProps } from '../../../../web/report/sections/issue-card.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';
import { reportAudit } from '../../../support/samples/report-audit.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

const props: IssueCardProps = {
  issue: stubIssue('title/missing', { severity: 'high', affected_count: 12, affected_pages: 7, measured_over: 'site' }),
  deduction: null,
  recommendation: null,
  rows: 20,
  isOpen: false,
};

describe('[U] issue card', () => {
  it('says what, how bad, how much, why, how to fix it and by which standard', () => {
    const html = renderPart(IssueCard, props);
    expect(readText(html)).to.match(
      /^high Fault title\/missing 7 pages, 12 places It matters\. Fix: Mend it\. Evidence: 1 of 12 places .* title\/missing · measured over the site as a whole · about 1 h for each cause · Reference: example\.test$/,
    );
    expect(html).to.contain('<details class="fold edge-bad" id="issue-title-missing">').and.contain('<h4>');
  });

  it('says what it takes off the score, and by which formula', () => {
    const deduction = { check_id: 'title/missing', points: 2.5, affected: 7, measured: 9, formula: '10 × √(7/9)' };
    expect(readText(renderPart(IssueCard, { ...props, deduction }))).to.contain('takes 2.5 points: 10 × √(7/9)');
  });

  it('leads to the steps and shows the first snippet', () => {
    const [recommendation] = reportAudit().recommendations;
    const html = renderPart(IssueCard, { ...props, recommendation: recommendation ?? null, isOpen: true });
    expect(html)
      .to.match(/<details [^>]* open>/)
      .and.match(/<a href="#do-fix-[a-z0-9-]+">Steps in recommendation 1<\/a>/);
    expect(html.split('<pre>').length).to.equal(2);
  });
});
