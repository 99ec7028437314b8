import { expect } from 'chai';
import { type AuditParts, writeAudit } from '../../../../activities/audits/compose/write-audit.js';
import { adviseAudit } from '../../../../activities/audits/judge/advise-audit.js';
import type { JudgedCrawl } from '../../../../activities/audits/judge-crawl.js';
import type { ComponentResult } from '../../../../domain/audits/audit-result.js';
import { judgedKey, speedComponentKey } from '../../../../domain/operations/artifact-keys.js';
import { measureSite } from '../../../../domain/seo/site/site-metrics.js';
import { auditDeps, component, NOW, OPERATION, storeComponents } from '../../../support/audit-deps.js';
import { stubCause } from '../../../support/samples/stub-cause.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const url = 'https://site.example/';
const EIGHTY = { technical_seo: 80, on_page_seo: 80, page_speed: 80, sitemap: 80, content_strategy: 80 };
const TIMES = { started_at: '2026-05-31T23:59:30.000Z', now: NOW };

function parts(overrides: Partial<AuditParts> = {}): AuditParts {
  const { values } = auditDeps();
  storeComponents({ values }, EIGHTY);
  const judged = values.get(`alice ${judgedKey(OPERATION.id)}`) as JudgedCrawl;
  const page_speed = values.get(`alice ${speedComponentKey(OPERATION.id)}`) as ComponentResult;
  return {
    operation: OPERATION,
    request: { audit_type: 'complete', website_url: url },
    cancelled: false,
    judged: { ...judged, final_url: `${url}en` },
    components: { ...judged.components, page_speed },
    accepted: null,
    advice: { causes: [], recommendations: [], start_page: null },
    ...overrides,
  };
}

describe('[U] write audit', () => {
  it('puts the parts together', () => {
    const audit = writeAudit(parts(), TIMES);
    expect(audit).to.deep.include({
      audit_id: OPERATION.id,
      audit_type: 'complete',
      website_url: url,
      final_url: `${url}en`,
      status: 'completed',
      overall_score: 80,
      score_coverage: 1,
      component_scores: EIGHTY,
      issue_counts: { critical: 0, warning: 0, notice: 0 },
      benchmarking: null,
      previous: null,
      executive_summary: '',
      generated_at: NOW,
      duration_ms: 30_000,
      generated_by: 'rules',
    });
  });

  it('counts the issues of all components', () => {
    const given = parts();
    const issues = [stubIssue('title/missing'), stubIssue('h1/missing', { level: 'critical', severity: 'high' })];
    given.components.on_page_seo = { ...given.components.on_page_seo, issues };
    expect(writeAudit(given, TIMES).issue_counts).to.deep.equal({ critical: 1, warning: 1, notice: 0 });
  });

  it('names the cause of what was measured, and puts each recommendation into the roadmap', () => {
    const given = parts();
    const issues = [stubIssue('speed/lcp', { component: 'page_speed' })];
    given.components.page_speed = { ...given.components.page_speed, issues };
    const site = siteFrom([pageFrom('<title>Home</title>', { url })]);
    const advice = adviseAudit({
      site,
      components: given.components,
      causes: [stubCause({ lab: { check_ids: ['speed/lcp'], pages: issues[0]?.sample.map((one) => one.url) ?? [] } })],
      rest_issues: [],
      metrics: measureSite(site, NOW),
      target_keywords: [],
      benchmark: null,
      now: NOW,
    });
    const audit = writeAudit({ ...given, advice }, TIMES);
    expect(audit.components.page_speed.issues[0]?.explained_by).to.deep.equal([
      { cause_id: 'canonical/test', findings: 1 },
    ]);
    const { phase_1, phase_2, phase_3 } = audit.roadmap;
    expect([phase_1.label, phase_2.label, phase_3.label]).to.deep.equal(['Weeks 1-2', 'Weeks 3-4', 'Month 2+']);
    const tasks = [phase_1, phase_2, phase_3].flatMap((phase) => phase.tasks.map((task) => task.recommendation_id));
    expect(tasks).to.not.have.length(0);
    expect(tasks).to.have.members(audit.recommendations.map(({ id }) => id));
  });

  it('is partial when a component failed or the work was given up, not when one was left out', () => {
    const withSpeed = (page_speed: ComponentResult) => {
      const given = parts();
      return writeAudit({ ...given, components: { ...given.components, page_speed } }, TIMES).status;
    };
    expect(withSpeed(component('page_speed', null))).to.equal('partial');
    expect(withSpeed({ ...component('page_speed', null), status: 'skipped' })).to.equal('completed');
    expect(writeAudit(parts({ cancelled: true }), TIMES).status).to.equal('partial');
  });

  it('without a crawl there is still an audit, of nothing crawled', () => {
    expect(writeAudit(parts({ judged: null }), TIMES)).to.deep.include({
      final_url: url,
      reliability: { reliable: true, reason: null },
      target_keyword_analysis: [],
      crawl: { pages: 0, depth: 0, bytes: 0, duration_ms: 0, pages_per_second: 0 },
    });
  });

  it('a site that turned the crawler away gets no score', () => {
    const { judged } = parts();
    if (!judged) throw new Error('no crawl');
    const reliability = { reliable: false, reason: 'refused' };
    expect(writeAudit(parts({ judged: { ...judged, reliability } }), TIMES)).to.deep.include({
      overall_score: null,
      overall_status: null,
      reliability,
    });
  });

  it('says by which settings it was judged', () => {
    const check_settings = { thresholds: { click_depth: 6 }, severities: { 'title/long': 'off' as const } };
    const request = { audit_type: 'complete' as const, website_url: url };
    expect(writeAudit(parts(), TIMES).check_settings).to.deep.equal({ thresholds: {}, severities: {} });
    expect(writeAudit(parts({ request: { ...request, check_settings } }), TIMES).check_settings).to.deep.equal(
      check_settings,
    );
  });
});
