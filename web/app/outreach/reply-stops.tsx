import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import type { FollowUp } from '../../../domain/outreach/sending/follow-up.js';
import type { Suppression } from '../../../domain/outreach/sending/suppression.js';
import { showCount } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';
import { StateBadge } from '../operations/state-badge.js';
import { Time } from '../parts/time.js';
import { titleWords } from '../parts/title-words.js';

interface Props {
  lead: Lead | null;
  /** Follow-ups to the lead that are canceled. */
  canceled: readonly FollowUp[];
  suppression: Suppression | null;
}

/** What is no longer sent since a reply came: the status of its lead, its canceled follow-ups, and a suppressed address. */
export function ReplyStops({ lead, canceled, suppression }: Props) {
  return (
    <div class="card">
      {lead ? (
        <p>
          Lead <Foreign text={lead.domain} max={80} />: <StateBadge state={lead.status} />
        </p>
      ) : (
        <p>It belongs to no lead, so it stopped nothing.</p>
      )}
      {lead && canceled.length === 0 && <p class="small">No follow-ups were canceled.</p>}
      {canceled.length > 0 && (
        <>
          <p class="small">{showCount(canceled.length, 'follow-up')} canceled:</p>
          <ul class="plain small">
            {canceled.map(({ id, scheduled_at, reason }) => (
              <li key={id}>
                Planned for <Time at={scheduled_at} dayOnly />
                {reason !== null && (
                  <>
                    : <Foreign text={titleWords(reason)} max={100} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {suppression && (
        <p class="small">
          <Foreign text={suppression.email} max={80} /> is suppressed since <Time at={suppression.created_at} dayOnly />{' '}
          ({titleWords(suppression.source).toLowerCase()}). <a href="/app/suppressions">View suppression list</a>
        </p>
      )}
    </div>
  );
}
