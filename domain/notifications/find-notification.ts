import { identifySite } from '../base/url/url-identity.js';
import { describeLinkLoss } from '../outreach/links/describe-link-loss.js';
import type { WebhookEvent, WebhookEventType } from '../webhooks/webhook-event.js';
import type { NotificationKind } from './notification-kind.js';

const KINDS: Partial<Record<WebhookEventType, NotificationKind>> = {
  'audit.completed': 'audit_done',
  'audit.new_critical_issue': 'new_critical_issue',
  'connection.expired': 'connection_expired',
  'sender.paused': 'sender_paused',
  'link.lost': 'link_lost',
  'link.changed': 'link_lost',
};

/** What mails an event gives rise to, and the site they are about, as `maySee` has it; null for an event without mails. */
export function findNotification({ type, data }: WebhookEvent): { kind: NotificationKind; site: string | null } | null {
  const kind = KINDS[type];
  if (kind === undefined) return null;
  // Of changes, a mail goes out at once for what takes the value of a link away; the others are in the digest.
  if (kind === 'link_lost' && describeLinkLoss(type, data) === null) return null;
  const { website_url } = data;
  return { kind, site: typeof website_url === 'string' ? identifySite(website_url) : null };
}
