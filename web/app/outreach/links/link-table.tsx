import type { PlacedLink } from '../../../../domain/outreach/links/placed-link.js';
import { showNumber } from '../../../report/facts/figures.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { Time } from '../../parts/time.js';
import { LinkStateBadge } from './link-state-badge.js';
import { describeChange } from './link-words.js';

/** Placed links with what their last checks have shown. */
export function LinkTable({ links }: { links: readonly PlacedLink[] }) {
  return (
    <DataTable
      caption="Placed links"
      captionHidden
      stacks
      keyOf={({ id }) => id}
      rows={links}
      columns={[
        { title: 'Page', cell: (link) => <PageCell link={link} /> },
        { title: 'Target', cell: ({ target_url }) => <Url url={target_url} /> },
        { title: 'State', cell: (link) => <StateCell link={link} /> },
        { title: 'Link', cell: (link) => <SeenCell link={link} /> },
        { title: 'Last check', cell: ({ watch }) => <Checked at={watch.last_checked_at} /> },
        { title: 'Cost', numeric: true, cell: ({ cost }) => showCost(cost) },
      ]}
    />
  );
}

export function showCost(cost: PlacedLink['cost']): string {
  return cost === null ? '–' : `${showNumber(cost.amount, 2)} ${cost.currency}`;
}

function PageCell({ link: { id, page_url, host } }: { link: PlacedLink }) {
  const path = page_url.slice(page_url.indexOf(host) + host.length);
  return (
    <span class="address">
      <a href={`/app/links/${id}`}>
        <Foreign text={host} max={80} />
      </a>
      {path !== '/' && (
        <span class="small muted address">
          <Foreign text={path} max={100} />
        </span>
      )}
    </span>
  );
}

function Url({ url }: { url: string }) {
  return (
    <span class="address">
      <Foreign text={url.replace(/^https?:\/\/(?:www\.)?/, '')} max={80} />
    </span>
  );
}

function StateCell({ link: { watch } }: { link: PlacedLink }) {
  return (
    <>
      <LinkStateBadge state={watch.state} />
      {watch.changes.map((change) => (
        <div class="small" key={change.field}>
          <Foreign text={describeChange(change)} max={120} />
        </div>
      ))}
      {watch.blocked_since !== null && watch.state !== 'unreachable' && (
        <div class="small muted">
          Not readable since <Time at={watch.blocked_since} dayOnly />
        </div>
      )}
    </>
  );
}

function SeenCell({ link: { watch } }: { link: PlacedLink }) {
  if (watch.seen === null) return <>–</>;
  return (
    <>
      {watch.seen.rel}
      <div class="small muted">
        <Foreign text={watch.seen.anchor === '' ? '(no anchor text)' : watch.seen.anchor} max={80} />
      </div>
    </>
  );
}

function Checked({ at }: { at: string | null }) {
  return at === null ? <>–</> : <Time at={at} />;
}
