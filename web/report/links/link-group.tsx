import type { LinkMonth } from '../../../domain/outreach/links/link-report.js';
import type { NamedLinkGroup } from '../../../domain/outreach/links/named-report.js';
import { showNumber, showShare } from '../facts/figures.js';
import { type Column, DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { Section } from '../parts/section.js';

const whole = (count: number) => showNumber(count, 0);

const COLUMNS: readonly Column<LinkMonth>[] = [
  { title: 'Month', cell: ({ month }) => <span class="nowrap">{month}</span> },
  { title: 'Placed', numeric: true, cell: ({ placed }) => whole(placed) },
  { title: 'Live', numeric: true, cell: ({ live }) => whole(live) },
  { title: 'Dofollow', numeric: true, cell: ({ dofollow_share: share }) => (share === null ? '–' : showShare(share)) },
  { title: 'Lost', numeric: true, cell: ({ lost }) => whole(lost) },
  { title: 'Reclaimed', numeric: true, cell: ({ reclaimed }) => whole(reclaimed) },
  { title: 'Not readable', numeric: true, cell: ({ not_known }) => whole(not_known) },
];

/** One client and campaign: its months, what its links have cost and how long they last. */
export function LinkGroup({ group }: { group: NamedLinkGroup }) {
  const { site, campaign_id, campaign_name, months, costs, survival } = group;
  const known = survival.filter(({ share }) => share !== null);
  return (
    <Section id={`links-${campaign_id}-${site.replace(/[^a-z0-9]/gi, '-')}`} title={site}>
      <div>
        <p class="muted">
          Campaign <Foreign text={campaign_name} max={80} />
        </p>
        <DataTable
          caption={`Placed links to ${site} by month`}
          captionHidden
          stacks
          columns={COLUMNS}
          rows={months}
          keyOf={({ month }) => month}
        />
        {costs.map(({ currency, spent, live, cost_per_live_link: each }) => (
          <p key={currency} class="small">
            {showNumber(spent, 2)} {currency} for links with a cost, of which {whole(live)} {live === 1 ? 'is' : 'are'}{' '}
            live
            {each === null ? '.' : `: ${showNumber(each, 2)} ${currency} per live link.`}
          </p>
        ))}
        {known.length > 0 && (
          <p class="small">
            Still live:{' '}
            {known
              .map(
                ({ months: age, share, links }) =>
                  `${showShare(share ?? 0)} after ${age} ${age === 1 ? 'month' : 'months'} (of ${whole(links)})`,
              )
              .join(', ')}
            .
          </p>
        )}
      </div>
    </Section>
  );
}
