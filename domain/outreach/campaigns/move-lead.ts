import type { LeadStatus } from './lead-status.js';

/** What happens to a lead automatically. `placed` is set by a person only. */
export type LeadEvent = 'sent' | 'reply' | 'decline' | 'hard_bounce' | 'unsubscribe';

/**
 * The status that an event leads to: the transitions of the life cycle, which never go back. Null if it stays. A
 * decline after a reply is recorded as unsubscribed, since the six statuses have no "lost".
 */
export function moveLead(status: LeadStatus, event: LeadEvent): LeadStatus | null {
  switch (event) {
    case 'sent':
      return status === 'discovered' ? 'contacted' : null;
    case 'reply':
      // A mail with an unknown outcome did arrive if there is a reply to it.
      return status === 'contacted' || status === 'discovered' ? 'replied' : null;
    case 'decline':
      if (status === 'replied') return 'unsubscribed';
      return status === 'contacted' || status === 'discovered' ? 'bounced' : null;
    case 'hard_bounce':
      return status === 'contacted' || status === 'discovered' ? 'bounced' : null;
    case 'unsubscribe':
      return status === 'placed' || status === 'unsubscribed' ? null : 'unsubscribed';
  }
}
