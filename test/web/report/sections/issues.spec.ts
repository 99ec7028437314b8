import { expect } from 'chai';
import { Issues } from '../../../../web/report/sections/issues.js';
import { component } from '../../../support/audit-deps.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';
import { reportAudit } from '../../../support/samples/report-audit.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

const audit = reportAudit();
const show = (overrides: Partial<typeof audit.components> = {}, recommendations = audit.recommendations.slice(0, 0)) =>
  renderPart(Issues, {
    components: {
      technical_seo: component('technical_seo', 100),
      on_page_seo: component('on_page_seo', 100),
      page_speed: component('page_speed', null),
      sitemap: component('sitemap', 100),
      content_strategy: component('content_strategy', 100),
      ...overrides,
    },
    recommendations,
    pageRows: 900,
  });
const twoIssues = {
  ...component('on_page_seo', 90),
  issues: [stubIssue('h1/missing', { severity: 'critical', level: 'critical' }), stubIssue('h1/long')],
  deductions: [{ check_id: 'h1/long', points: 3, affected: 1, measured: 1, formula: 'f' }],
};

describe('[U] issues', () => {
  it('stand by component; one that was not measured is left out', () => {
    expect(readText(show())).to.match(
      /Technical SEO 0 issues .*On-page SEO 0 issues .*Sitemap 0 issues .*Content 0 issues/,
    );
    expect(readText(show())).to.not.contain('Page speed');
  });

  it('are open when they are critical, and carry their own deduction', () => {
    const html = show({ on_page_seo: twoIssues });
    expect(html).to.contain('id="issue-h1-missing" open').and.contain('id="issue-h1-long">');
    expect(readText(html)).to.match(/h1\/long · .* · takes 3 points: f/);
  });

  it('lead to the recommendation that fixes them, also when it fixes several', () => {
    const [first] = audit.recommendations;
    if (!first) throw new Error('No recommendation');
    const fix = { ...first, check_ids: ['h1/missing', 'h1/long'], rank: 4 };
    const html = show({ on_page_seo: twoIssues }, [fix, { ...fix, rank: 9 }]);
    expect(html.split('Steps in recommendation 4')).to.have.length(3);
    expect(html).to.not.contain('Steps in recommendation 9');
  });
});
