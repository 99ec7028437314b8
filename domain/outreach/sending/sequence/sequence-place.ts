import type { OwnerId } from '../../../workspaces/owner-id.js';
import type { FollowUp, FollowUpPause } from '../follow-up.js';

/** The email of one step to one lead: the follow-up that it is, and what its sequence has to know of it. */
export interface SequencePlace extends FollowUp {
  user_id: OwnerId;
  sender_id: string;
  step_id: string;
  /** Of the step when its time was made; null: a person moved the lead there. */
  wait_days: number | null;
  /** The lead is here; false: it was, and is at another step by now. */
  is_place: boolean;
  /** A person has changed its text, or its time, which the sequence leaves alone from then on. */
  own_text: boolean;
  own_time: boolean;
  /** The sequence has changed since it was planned. */
  is_stale: boolean;
  /** ISO 8601: its lead is away until then. */
  away_until: string | null;
}

/** One that is new: its numbers keep it from being planned twice. */
export interface NewPlace
  extends Pick<
    SequencePlace,
    | 'id'
    | 'user_id'
    | 'sender_id'
    | 'campaign_id'
    | 'attempt_id'
    | 'lead_id'
    | 'step_id'
    | 'subject'
    | 'body'
    | 'literals'
    | 'scheduled_at'
    | 'wait_days'
    | 'paused'
  > {
  number: number;
}

export interface PlaceChange {
  subject?: string;
  body?: string;
  /** ISO 8601 */
  scheduled_at?: string;
  wait_days?: number;
  paused?: FollowUpPause | null;
}
