import type { ReplyClass } from '../../../domain/outreach/replies/reply.js';
import type { UserId } from '../../../domain/workspaces/user-id.js';
import type { InboxFilter, InboxPart } from '../../../store/outreach/inbox/inbox-threads.js';

/** The parameters of the list and of its page; an empty one says nothing. */
export interface InboxQuery {
  show?: InboxPart | '' | undefined;
  campaign_id?: string | undefined;
  classification?: ReplyClass | '' | undefined;
  unread?: 'true' | 'false' | '' | undefined;
  assignee?: string | undefined;
  label?: string | undefined;
  q?: string | undefined;
}

/** @param me who asks: the assignee `me` */
export function readInboxFilter(query: InboxQuery, me: UserId): InboxFilter {
  const { assignee, unread } = query;
  const q = query.q?.trim();
  return {
    part: query.show || 'open',
    campaign_id: query.campaign_id || undefined,
    classification: query.classification || undefined,
    is_unread: unread ? unread === 'true' : undefined,
    assignee: !assignee ? undefined : assignee === 'none' ? null : assignee === 'me' ? me : assignee,
    label: query.label?.trim() || undefined,
    q: q || undefined,
  };
}
