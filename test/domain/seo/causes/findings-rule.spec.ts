import { expect } from 'chai';
import { findingsRule } from '../../../../domain/seo/causes/findings-rule.js';
import type { CheckFinding } from '../../../../domain/seo/judge.js';
import { context } from '../../../support/check-context.js';
import { siteFrom } from '../../../support/sites/site.js';

const finding = (check_id: string, path: string, severity: CheckFinding['severity']): CheckFinding => ({
  check_id,
  severity,
  component: 'technical_seo',
  page_url: null,
  url: `https://site.example${path}`,
  observed: 'seen',
});
const rule = findingsRule({
  id: 'links/x',
  level: 'links',
  component: 'technical_seo',
  lead_check_ids: ['a/low', 'a/high'],
  symptom_check_ids: ['a/symptom'],
  pages: (findings) => findings.map(({ url }) => url),
  certainty: 0.5,
  effort_hours: () => 1,
  title: ({ lead, pages }) => `${lead} on ${pages.length}`,
  why: 'Because.',
  steps: () => ['Do it.'],
  page_to_edit: ({ pages }) => pages[0] ?? null,
});
const detect = (...findings: CheckFinding[]) => rule.detect(siteFrom([]), context().thresholds, findings);

describe('[U] findings rule', () => {
  it('is led by the worst severity, then by the most cases', () => {
    const found = detect(finding('a/low', '/1', 'low'), finding('a/low', '/2', 'low'), finding('a/high', '/1', 'high'));
    expect([found?.lead_check_id, found?.title]).to.deep.equal(['a/high', 'a/high on 2']);
    expect(
      detect(finding('a/high', '/1', 'low'), finding('a/low', '/1', 'low'), finding('a/low', '/2', 'low'))?.title,
    ).to.equal('a/low on 2');
  });

  it('explains the findings of its checks and no other', () => {
    const own = finding('a/symptom', '/1', 'low');
    const strange = finding('b/other', '/1', 'low');
    const found = detect(finding('a/low', '/1', 'low'), own, strange);
    expect([own, strange].map((each) => found?.explains(each))).to.deep.equal([true, false]);
  });

  it('is none without a finding that leads', () => {
    expect(detect(finding('a/symptom', '/1', 'low'))).to.equal(null);
  });
});
