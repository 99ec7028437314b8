import type { CheckFinding } from '../seo/judge.js';
import type { CompleteAudit } from './audit-result.js';

/** Whether a finding counts in this kind of audit: a quick one judges on-page checks by the start page alone. */
export function isJudged(
  finding: Pick<CheckFinding, 'component' | 'page_url' | 'url'>,
  { audit_type, final_url }: Pick<CompleteAudit, 'audit_type' | 'final_url'>,
): boolean {
  return (
    audit_type === 'complete' || finding.component !== 'on_page_seo' || (finding.page_url ?? finding.url) === final_url
  );
}
