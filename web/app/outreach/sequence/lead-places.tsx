import type { LeadPlace } from '../../../../domain/outreach/sending/sequence/lead-place.js';
import type { SequenceStep } from '../../../../domain/outreach/sending/sequence/sequence.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { StateBadge } from '../../operations/state-badge.js';
import { Time } from '../../parts/time.js';
import { Address } from '../address.js';
import { LeadPlaceActions } from './lead-place-actions.js';
import { placeWords } from './place-words.js';

export interface LeadPlacesProps {
  campaignId: string;
  places: readonly LeadPlace[];
  steps: readonly SequenceStep[];
  canSend: boolean;
}

/** Leads of a sequence: where each is, when its step is due or why it is not, and what can be done. */
export function LeadPlaces({ campaignId, places, steps, canSend }: LeadPlacesProps) {
  return (
    <DataTable
      caption="Leads in the sequence"
      captionHidden
      stacks
      keyOf={({ follow_up_id }) => follow_up_id}
      rows={places}
      columns={[
        {
          title: 'Lead',
          size: 'wide',
          cell: ({ lead_id, recipient_email, website_url }) => (
            <a id={`place-${lead_id}`} href={`/app/campaigns/${campaignId}/leads/${lead_id}`}>
              <Address email={recipient_email ?? website_url ?? 'Deleted lead'} />
            </a>
          ),
        },
        { title: 'Step', cell: ({ position }) => (position === null ? 'Deleted step' : `Step ${position}`) },
        { title: 'State', cell: (place) => <PlaceState place={place} /> },
        ...(canSend
          ? [
              {
                title: 'Actions',
                cell: (place: LeadPlace) => (
                  <LeadPlaceActions
                    campaignId={campaignId}
                    leadId={place.lead_id}
                    place={place}
                    steps={steps}
                    describes={`place-${place.lead_id}`}
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

/** In words: the state, when the step is due, and why it is not. */
export function PlaceState({ place }: { place: LeadPlace }) {
  const { state, next_at, paused, edited } = place;
  const words = placeWords(place);
  return (
    <>
      <StateBadge state={state} />
      {next_at !== null && (
        <span class="small">
          {' '}
          due on <Time at={next_at} />
        </span>
      )}
      {paused === 'sequence' && <span class="small"> with the whole sequence</span>}
      {words !== null && <p class="small">{words}.</p>}
      {edited && <p class="small muted">This email was edited for the lead: changes of the steps leave it alone.</p>}
    </>
  );
}
