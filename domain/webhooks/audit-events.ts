import type { CompleteAudit } from '../audits/audit-result.js';
import type { WebhookEvent } from './webhook-event.js';

/** A drop that is reported; smaller ones come and go between two crawls of an unchanged site. */
export const SCORE_DROP_POINTS = 5;
const MOST_ISSUES = 20;

/** What an audit that is in the list of audits gives rise to. */
export function auditEvents(userId: string, audit: CompleteAudit): WebhookEvent[] {
  const { audit_id, audit_type, website_url, status, overall_score, overall_status, issue_counts, previous } = audit;
  const at = audit.generated_at;
  const about = { audit_id, audit_type, website_url };
  const event = (type: WebhookEvent['type'], data: Record<string, unknown>): WebhookEvent => ({
    user_id: userId,
    key: `${type}:${audit_id}`,
    type,
    at,
    data: { ...about, ...data },
  });
  const critical = (previous?.new_issues ?? []).filter(({ level }) => level === 'critical');
  // What the laboratory's noise has taken is no fall.
  const fall = previous?.change == null ? 0 : previous.change - Math.min(0, previous.lab_noise ?? 0);
  const isDrop = fall <= -SCORE_DROP_POINTS;
  return [
    event('audit.completed', { status, overall_score, overall_status, issue_counts }),
    ...(isDrop && previous
      ? [
          event('audit.score_dropped', {
            overall_score,
            previous_score: previous.overall_score,
            change: previous.change,
            previous_audit_id: previous.audit_id,
          }),
        ]
      : []),
    ...(critical.length > 0
      ? [
          event('audit.new_critical_issue', {
            previous_audit_id: previous?.audit_id ?? null,
            total: critical.length,
            issues: critical.slice(0, MOST_ISSUES),
          }),
        ]
      : []),
  ];
}
