import type { OrphanReport, OrphanRow } from '../../../domain/seo/links/orphan-report.js';
import { showCount, showNumber } from '../../report/facts/figures.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { SafeLink } from '../../report/parts/safe-link.js';
import { Section } from '../../report/parts/section.js';
import { showStatus } from '../audits/show-status.js';
import { type PagesPlace, pagePath } from '../crawled-pages/pages-place.js';

/** Of a whole site. */
export interface ShownOrphans {
  report: OrphanReport;
  rows: readonly OrphanRow[];
}

interface Props {
  orphans: ShownOrphans;
  audit: string;
  /** Of the explorer. */
  place: PagesPlace;
  isGuest: boolean;
}

const LEAD = 'Known from sitemaps, search data or other pages, but no link from the start page leads there.';

/** Orphan pages of a site: those with most clicks, and the way to all. */
export function OrphanList({ orphans: { report, rows }, audit, place, isGuest }: Props) {
  const show = (value: number | null) => (value === null ? '–' : showNumber(value, 0));
  return (
    <Section id="orphans" title="Orphan pages" lead={LEAD}>
      {report.reason !== null && (
        <p class="banner" role="status">
          <Foreign text={report.reason} max={600} />
        </p>
      )}
      {rows.length > 0 ? (
        <DataTable
          caption="Orphan pages"
          captionHidden
          stacks
          keyOf={({ url }) => url}
          rows={rows}
          columns={[
            {
              title: 'URL',
              cell: ({ url, status }) =>
                status === null ? (
                  <SafeLink url={url} whole />
                ) : (
                  <a href={pagePath(place, url)}>
                    <Foreign text={url} max={100} />
                  </a>
                ),
            },
            { title: 'Title', cell: ({ title }) => <Foreign text={title} max={80} /> },
            { title: 'Status', numeric: true, cell: ({ status }) => showStatus(status) },
            { title: 'Clicks', numeric: true, cell: ({ clicks }) => show(clicks) },
          ]}
        />
      ) : (
        report.is_certain && <p class="empty">No orphan pages found.</p>
      )}
      {report.orphans > rows.length && !isGuest && (
        <p>
          <a href={`/app/audits/${audit}/links#orphans`}>View {showCount(report.orphans, 'orphan page')}</a>
        </p>
      )}
    </Section>
  );
}
