import { expect } from 'chai';
import type { ComponentResult } from '../../../domain/audits/audit-result.js';
import { compareAudits } from '../../../domain/audits/compare-audits.js';
import type { Issue } from '../../../domain/audits/issue.js';
import type { ComponentName } from '../../../domain/seo/components.js';
import { speedRun } from '../../support/samples/speed-runs.js';
import { stubIssue } from '../../support/samples/stub-issue.js';

const component = (issues: Issue[], status: ComponentResult['status'] = 'completed'): ComponentResult => ({
  status,
  weight: 20,
  score: status === 'completed' ? 80 : null,
  duration_ms: 1,
  error: null,
  summary: '',
  issues,
  metrics: {},
  deductions: [],
});

const audit = (overall_score: number | null, components: Partial<Record<ComponentName, ComponentResult>> = {}) => ({
  audit_id: 'old',
  overall_score,
  components: {
    technical_seo: component([]),
    on_page_seo: component([]),
    page_speed: component([]),
    sitemap: component([]),
    content_strategy: component([]),
    ...components,
  },
});

describe('[U] compare-audits', () => {
  it('tells the change of score, to one decimal', () => {
    expect(compareAudits(audit(81.3), audit(70.1))).to.deep.equal({
      audit_id: 'old',
      overall_score: 70.1,
      change: 11.2,
      new_issues: [],
      fixed_issues: [],
    });
    expect(compareAudits(audit(50), audit(70.5)).change).to.equal(-20.5);
  });

  it('has no change when one of the scores is missing', () => {
    expect([compareAudits(audit(null), audit(70)).change, compareAudits(audit(70), audit(null)).change]).to.deep.equal([
      null,
      null,
    ]);
  });

  it('tells new and fixed issues by their check', () => {
    const now = audit(80, {
      on_page_seo: component([stubIssue('a/stays'), stubIssue('a/new', { affected_pages: 7 })]),
    });
    const before = audit(80, { on_page_seo: component([stubIssue('a/stays'), stubIssue('a/gone')]) });
    const compared = compareAudits(now, before);
    expect(compared.new_issues).to.deep.equal([
      { check_id: 'a/new', title: 'Fault a/new', level: 'warning', affected_pages: 7 },
    ]);
    expect(compared.fixed_issues.map(({ check_id }) => check_id)).to.deep.equal(['a/gone']);
  });

  it('says how much of the change is the noise of page speed', () => {
    const scored = (score: number) => audit(80, { page_speed: { ...component([]), score, weight: 20 } });
    expect(compareAudits(scored(80), scored(90)).lab_noise).to.equal(-2);
    expect(compareAudits(scored(60), scored(90))).to.not.have.property('lab_noise');
  });

  it('calls no issue new that only the noise of the laboratory has brought', () => {
    const measured = (lcp_ms: number, found: boolean) => ({
      ...component(found ? [stubIssue('speed/lcp')] : []),
      metrics: { strategies: { mobile: speedRun({ metrics: { lcp_ms } }) } },
    });
    const [calm, near, slow] = [measured(2450, false), measured(2600, true), measured(4200, true)].map((page_speed) =>
      audit(80, { page_speed }),
    );
    if (!calm || !near || !slow) throw new Error('Three audits were made');
    expect(compareAudits(near, calm).new_issues).to.deep.equal([]);
    expect(compareAudits(calm, near).fixed_issues).to.deep.equal([]);
    expect(compareAudits(slow, calm).new_issues.map(({ check_id }) => check_id)).to.deep.equal(['speed/lcp']);
  });

  it('calls nothing fixed or new in a component that was not completed both times', () => {
    const full = audit(80, { page_speed: component([stubIssue('speed/lcp')]) });
    const without = audit(80, { page_speed: component([], 'failed') });
    expect(compareAudits(without, full).fixed_issues).to.deep.equal([]);
    expect(compareAudits(full, without).new_issues).to.deep.equal([]);
  });
});
