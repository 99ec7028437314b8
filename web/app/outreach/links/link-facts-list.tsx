import type { Lead } from '../../../../domain/outreach/campaigns/lead.js';
import { linkKey } from '../../../../domain/outreach/links/link-key.js';
import type { LinkCheck, PlacedLink } from '../../../../domain/outreach/links/placed-link.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { Time } from '../../parts/time.js';
import { showCost } from './link-table.js';

interface Props {
  link: PlacedLink;
  lead: Lead | null;
  /** The last check; null before the first. */
  last: LinkCheck | null;
}

/** What was agreed beside what holds now, and what the last check saw of the page. */
export function LinkFactsList({ link, lead, last }: Props) {
  const { baseline, seen } = link.watch;
  const rows = [
    { name: 'Target', agreed: linkKey(link.target_url), now: seen?.target ?? null },
    { name: 'Rel', agreed: link.expected_rel ?? baseline?.rel ?? null, now: seen?.rel ?? null },
    { name: 'Anchor text', agreed: link.expected_anchor ?? baseline?.anchor ?? null, now: seen?.anchor ?? null },
    { name: 'Indexing', agreed: baseline?.indexing ?? null, now: seen?.indexing ?? null },
  ];
  return (
    <div class="card">
      <ul class="plain">
        {rows.map(({ name, agreed, now }) => (
          <li key={name}>
            <strong>{name}</strong>: <Value text={now} />
            {agreed !== null && agreed !== now && (
              <div class="small muted">
                Agreed: <Value text={agreed} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <ul class="plain small">
        <li>
          Placed on <Time at={link.placed_at} dayOnly />, cost {showCost(link.cost)}
        </li>
        {lead && (
          <li>
            Lead:{' '}
            <a href={`/app/campaigns/${lead.campaign_id}/leads/${lead.id}`}>
              <Foreign text={lead.domain} max={80} />
            </a>
          </li>
        )}
        {last &&
          describePage(last).map((line) => (
            <li key={line}>
              <Foreign text={line} max={300} />
            </li>
          ))}
        {link.note !== null && (
          <li>
            <Foreign text={link.note} max={2000} />
          </li>
        )}
      </ul>
    </div>
  );
}

function Value({ text }: { text: string | null }) {
  return text === null || text === '' ? <>–</> : <Foreign text={text} max={120} />;
}

function describePage({ facts }: LinkCheck): string[] {
  const { status, redirects, final_url, link } = facts;
  return [
    ...(status === null ? [] : [`The page returned status ${status}.`]),
    ...(final_url === null ? [] : [`After ${redirects.length} redirects the page is ${final_url}.`]),
    ...(link?.via_redirect
      ? [`The link leads to ${link.href}, which redirects to ${link.ends_at ?? 'the target'}.`]
      : []),
    ...(link && link.target_status !== null ? [`The target returned status ${link.target_status}.`] : []),
    ...(link && link.count > 1 ? [`The page has ${link.count} links to it; the best one counts.`] : []),
  ];
}
