import type { OwnerId } from '../../../workspaces/owner-id.js';
import type { UncountedCampaign } from '../../campaigns/campaign.js';
import type { Lead } from '../../campaigns/lead.js';
import type { Attempt } from '../attempt.js';
import type { ResolveSenderDeps } from '../resolve-sender.js';
import type { Sequence } from './sequence.js';
import type { NewPlace, PlaceChange, SequencePlace } from './sequence-place.js';

/** What leading leads through a sequence needs, in the API and in activities alike. */
export interface SequencePorts extends ResolveSenderDeps {
  campaigns: { find(userId: OwnerId, id: string): Promise<UncountedCampaign | null> };
  leads: { find(userId: OwnerId, campaignId: string, id: string): Promise<Lead | null> };
  attempts: { find(userId: OwnerId, id: string): Promise<Attempt | null> };
  sequences: { find(userId: OwnerId, campaignId: string): Promise<Sequence | null> };
  sequencePlaces: {
    ofLead(userId: OwnerId, leadId: string): Promise<SequencePlace[]>;
    insert(place: NewPlace, now: Date): Promise<SequencePlace>;
    /** Makes it where its lead is, and no other one. */
    enter(place: Pick<SequencePlace, 'id' | 'user_id' | 'attempt_id'>): Promise<void>;
    /** While it is scheduled. @returns whether it was */
    leave(userId: OwnerId, id: string, reason: string): Promise<boolean>;
    /** While it is scheduled; it is up to date then. */
    change(userId: OwnerId, id: string, change: PlaceChange): Promise<void>;
  };
  /** Of the calendar that days of caps follow: for recipients whose zone is not known. */
  time_zone: string;
  timer: {
    start(place: SequencePlace): Promise<void>;
    /** Makes it read the record again. */
    wake(place: Pick<SequencePlace, 'id' | 'user_id'>): Promise<void>;
  };
  /** Makes the id of a record of what it is for: the same for the same. */
  makeId(of: string): string;
  now(): Date;
}
