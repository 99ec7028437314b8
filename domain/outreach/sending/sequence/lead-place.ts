import type { Lead } from '../../campaigns/lead.js';
import type { FollowUpPause } from '../follow-up.js';
import { hasPassed } from './find-next-step.js';
import type { SequenceStep } from './sequence.js';
import type { SequencePlace } from './sequence-place.js';

/** Leads at a step, and what they got of it. */
export interface StepCounts {
  waiting: number;
  paused: number;
  sent: number;
  /** Its condition did not hold, or a person skipped it. */
  skipped: number;
  /** It was the last step that they got, and there was no further one. */
  finished: number;
  /** The sequence ended here for them before its end. */
  ended: number;
}

/** Where a lead is in the sequence of its campaign. */
export interface LeadPlace {
  lead_id: string;
  website_url: string | null;
  recipient_email: string | null;
  state: 'waiting' | 'paused' | 'finished' | 'ended';
  /** Of a step that was deleted since, its position is null. */
  step_id: string;
  position: number | null;
  follow_up_id: string;
  sender_id: string;
  /** When the step is due; null when it is not. */
  next_at: string | null;
  /** Who paused it: the lead alone, or the whole sequence. */
  paused: FollowUpPause | null;
  /** Why it waits though it is due, or why it has ended. */
  reason: string | null;
  /** A person has changed this email: the sequence leaves that alone. */
  edited: boolean;
}

export function toLeadPlace(
  place: SequencePlace,
  steps: readonly SequenceStep[],
  lead: Pick<Lead, 'website_url' | 'contact_email'> | null,
): LeadPlace {
  const position = steps.findIndex(({ id }) => id === place.step_id) + 1;
  return {
    lead_id: place.lead_id,
    website_url: lead?.website_url ?? null,
    recipient_email: lead?.contact_email ?? null,
    state: findState(place),
    step_id: place.step_id,
    position: position === 0 ? null : position,
    follow_up_id: place.id,
    sender_id: place.sender_id,
    next_at: place.next_at,
    paused: place.status === 'scheduled' ? place.paused : null,
    reason: place.status === 'scheduled' ? place.held_reason : place.reason,
    edited: place.own_text || place.own_time,
  };
}

function findState(place: SequencePlace): LeadPlace['state'] {
  if (place.status === 'scheduled') return place.paused === null ? 'waiting' : 'paused';
  return hasPassed(place) ? 'finished' : 'ended';
}
