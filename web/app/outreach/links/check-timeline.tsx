import type { LinkCheck, LinkFacts } from '../../../../domain/outreach/links/placed-link.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { Time } from '../../parts/time.js';
import { describeEvent, REASON_TEXTS } from './link-words.js';

/** Checks of a link, newest first: what each saw, and what followed. */
export function CheckTimeline({ checks }: { checks: readonly LinkCheck[] }) {
  if (checks.length === 0) return <p class="empty">The first check is under way. Reload the page in a moment.</p>;
  return (
    <ul class="states card">
      {checks.map(({ id, at, reason, detail, facts, events }) => (
        <li key={id}>
          <span class="small muted nowrap">
            <Time at={at} />
          </span>
          <div>
            {events.map((event) => (
              <div key={event.type}>
                <strong>
                  <Foreign text={describeEvent(event)} max={300} />
                </strong>
              </div>
            ))}
            {reason === null ? <Foreign text={describeSight(facts)} max={300} /> : REASON_TEXTS[reason]}
            {detail !== null && (
              <div class="small muted">
                <Foreign text={detail} max={200} />
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function describeSight({ link, rendered }: LinkFacts): string {
  if (link === null) return 'Seen.';
  const rel = link.rel.length === 0 ? 'dofollow' : link.rel.join(' ');
  const where = rendered || link.source === 'rendered' ? ', only after scripts have run' : '';
  return `Seen in the ${link.position} as “${link.anchor}”, ${rel}${where}.`;
}
