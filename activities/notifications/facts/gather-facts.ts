import { completeStoredAudit, type StoredAudit } from '../../../domain/audits/complete-stored-audit.js';
import { assertNever } from '../../../domain/base/errors.js';
import type { AuditFacts, MailFacts } from '../../../domain/notifications/mail-facts.js';
import type { NotificationKind } from '../../../domain/notifications/notification-kind.js';
import type { NotificationMail } from '../../../domain/notifications/notification-mail.js';
import type { Receiver } from '../../../domain/notifications/receiver.js';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import { describeLinkLoss } from '../../../domain/outreach/links/describe-link-loss.js';
import type { NotificationDeps } from '../notification-deps.js';
import { gatherDigest } from './gather-digest.js';

export interface AboutReceiver {
  receiver: Receiver;
  /** IANA name: that of their digest. */
  time_zone: string;
}

/** What a mail says, as things are now; null where what it is about is gone, or there is nothing to say. */
export async function gatherFacts(
  deps: NotificationDeps,
  { workspace_id, kind, key, data, created_at }: NotificationMail & { kind: NotificationKind },
  { receiver, time_zone }: AboutReceiver,
): Promise<MailFacts | null> {
  switch (kind) {
    case 'audit_done':
    case 'new_critical_issue':
      return gatherAudit(deps, workspace_id, kind, readText(data, 'audit_id'));
    case 'connection_expired':
      return { kind, platform_name: readText(data, 'name'), error: readText(data, 'error') || null };
    case 'sender_paused':
      return {
        kind,
        sender_id: readText(data, 'sender_id'),
        email: readText(data, 'email'),
        detail: readText(data, 'detail'),
      };
    case 'link_lost':
      return {
        kind,
        link_id: readText(data, 'link_id'),
        page_url: readText(data, 'page_url'),
        target_url: readText(data, 'target_url'),
        what: describeLinkLoss(key.split(':', 1).join(''), data) ?? 'The link is lost',
      };
    case 'weekly_digest': {
      const until = new Date(readText(data, 'until') || created_at);
      const digest = await gatherDigest(deps, workspace_id, receiver, { until, time_zone });
      return digest && { kind, digest };
    }
    default:
      return assertNever(kind);
  }
}

async function gatherAudit(
  { artifacts }: Pick<NotificationDeps, 'artifacts'>,
  workspaceId: string,
  kind: AuditFacts['kind'],
  auditId: string,
): Promise<AuditFacts | null> {
  const stored = await artifacts.get<StoredAudit>(workspaceId, resultKey(auditId));
  if (!stored) return null;
  const { audit_id, audit_type, website_url, status, overall_score, overall_status, issue_counts, previous } =
    completeStoredAudit(stored);
  return {
    kind,
    audit_id,
    audit_type,
    website_url,
    status,
    overall_score,
    overall_status,
    change: previous?.change ?? null,
    issue_counts,
    new_issues: previous?.new_issues ?? [],
    fixed_issues_total: previous?.fixed_issues.length ?? 0,
  };
}

/** Empty for what is no text. */
function readText(data: Record<string, unknown>, name: string): string {
  const value = data[name];
  return typeof value === 'string' ? value : '';
}
