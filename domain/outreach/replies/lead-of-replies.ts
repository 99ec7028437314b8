import type { LeadStatus } from '../campaigns/lead-status.js';
import { moveLead } from '../campaigns/move-lead.js';
import type { ReplyLeadEvent } from './reply-effects.js';

/** The status of a lead that was contacted and then went through these, in their order. */
export function leadAfter(events: readonly ReplyLeadEvent[]): LeadStatus {
  return events.reduce<LeadStatus>((status, event) => moveLead(status, event) ?? status, 'contacted');
}

/** Whether one of these may have given a lead its status. Otherwise a person or something else has. */
export function mayHaveLedTo(status: LeadStatus, events: readonly ReplyLeadEvent[]): boolean {
  return events.some((event) => [moveLead('contacted', event), moveLead('replied', event)].includes(status));
}
