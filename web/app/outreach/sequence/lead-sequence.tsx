import type { Lead } from '../../../../domain/outreach/campaigns/lead.js';
import type { LeadPlace } from '../../../../domain/outreach/sending/sequence/lead-place.js';
import type { SequenceStep } from '../../../../domain/outreach/sending/sequence/sequence.js';
import { LeadPlaceActions } from './lead-place-actions.js';
import { PlaceState } from './lead-places.js';

export interface LeadSequenceProps {
  campaignId: string;
  lead: Pick<Lead, 'id' | 'contact_email'>;
  sequence: {
    steps: readonly SequenceStep[];
    /** Null: it has not entered the sequence. */
    place: LeadPlace | null;
    canSend: boolean;
  };
}

/** Where a lead is in the sequence of its campaign, and what can be done about it. */
export function LeadSequence({ campaignId, lead, sequence: { steps, place, canSend } }: LeadSequenceProps) {
  const { id, contact_email } = lead;
  return (
    <div class="card">
      <p id={`place-${id}`}>
        {place === null ? (
          'Not in the sequence. Leads enter it when a queue has sent their first email.'
        ) : (
          <>
            {place.position === null ? 'A deleted step' : `Step ${place.position} of ${steps.length}`}{' '}
            <PlaceState place={place} />
          </>
        )}
      </p>
      <p>
        <a href={`/app/campaigns/${campaignId}/sequence?q=${encodeURIComponent(contact_email ?? '')}#preview`}>
          Preview the steps for this lead
        </a>
      </p>
      {canSend && (
        <LeadPlaceActions campaignId={campaignId} leadId={id} place={place} steps={steps} describes={`place-${id}`} />
      )}
    </div>
  );
}
