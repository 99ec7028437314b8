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

function PageCell({ link: { id, page_url, target_url, host } }: { link: PlacedLink }) {
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
      )}{' '}
      <span class="small address">
        → <Foreign text={target_url.replace(/^https?:\/\/(?:www\.)?/, '')} max={80} />
      </span>
    </span>
  );
}

function StateCell({ link: { watch } }: { link: PlacedLink }) {
  const { state, changes, blocked_since } = watch;
  return (
    <div>
      <LinkStateBadge state={state} />
      {state === 'changed' &&
        changes.map((change) => (
          <div class="small" key={change.field}>
            <Foreign text={describeChange(change)} max={120} />
          </div>
        ))}
      {blocked_since !== null && state !== 'unreachable' && (
        <div class="small muted">
          Not readable since <Time at={blocked_since} dayOnly />
        </div>
      )}
    </div>
  );
}

function SeenCell({ link: { watch } }: { link: PlacedLink }) {
  if (watch.seen === null) return <>–</>;
  return (
    <div>
      {watch.seen.rel}
      <div class="small muted">
        <Foreign text={watch.seen.anchor === '' ? '(no anchor text)' : watch.seen.anchor} max={80} />
      </div>
    </div>
  );
}

function Checked({ at }: { at: string | null }) {
  return at === null ? <>–</> : <Time at={at} dayOnly />;
}
