import { expect } from 'chai';
import { PaperIssues } from '../../../../web/report/sections/paper-issues.js';
import { component } from '../../../support/audit-deps.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';
import { reportAudit } from '../../../support/samples/report-audit.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

const audit = reportAudit();
const [first] = audit.recommendations;
if (!first) throw new Error('No recommendations');
const show = (check_ids: string[]) =>
  renderPart(PaperIssues, {
    components: {
      technical_seo: component('technical_seo', 100),
      on_page_seo: {
        ...component('on_page_seo', 90),
        issues: [stubIssue('h1/missing', { severity: 'high', affected_count: 40, affected_pages: 40 })],
        deductions: [{ check_id: 'h1/missing', points: 3, affected: 1, measured: 1, formula: 'f' }],
      },
      page_speed: component('page_speed', null),
      sitemap: component('sitemap', 100),
      content_strategy: component('content_strategy', 100),
    },
    recommendations: [{ ...first, rank: 7, check_ids }],
  });

describe('[U] issues on paper', () => {
  it('are one row each: what, where, what it costs and which recommendation fixes it', () => {
    const html = show(['h1/missing']);
    expect(readText(html)).to.match(/Fault h1\/missing high .* 40 places: .* and 39 more: see the CSV 3\.00 7/);
    expect(html).to.contain('id="issue-h1-missing"').and.contain(`href="#do-`);
    expect(html).to.not.contain('<details');
    expect(readText(html)).to.not.contain('Mend it');
  });

  it('say themselves what to do where no recommendation does', () => {
    expect(readText(show([]))).to.contain('Mend it');
  });

  it('leave out a component that was not measured, and name one without issues', () => {
    expect(readText(show([])))
      .to.match(/Technical SEO 0 issues No issues found/)
      .and.not.contain('Page speed');
  });
});
