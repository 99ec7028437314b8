import type { SubmittedSitemap } from '../../../../domain/search/indexing/submitted-sitemap.js';
import { showDay, showNumber } from '../../../report/facts/figures.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { SafeLink } from '../../../report/parts/safe-link.js';

/** The sitemaps that were submitted for a property, as Google read them. */
export function SitemapTable({ sitemaps }: { sitemaps: readonly SubmittedSitemap[] }) {
  return (
    <DataTable
      caption="Sitemaps"
      captionHidden
      stacks
      keyOf={({ url }) => url}
      rows={sitemaps}
      columns={[
        { title: 'Sitemap', cell: ({ url }) => <SafeLink url={url} whole /> },
        { title: 'Type', cell: ({ is_index }) => (is_index ? 'Index' : 'Sitemap') },
        { title: 'Submitted', cell: ({ submitted_at }) => (submitted_at === null ? '–' : showDay(submitted_at)) },
        {
          title: 'Last read',
          cell: ({ downloaded_at, is_pending }) =>
            downloaded_at === null ? (is_pending ? 'Pending' : 'Never') : showDay(downloaded_at),
        },
        { title: 'URLs', numeric: true, cell: ({ urls }) => (urls === null ? '–' : showNumber(urls, 0)) },
        { title: 'Errors', numeric: true, cell: ({ errors }) => showNumber(errors, 0) },
        { title: 'Warnings', numeric: true, cell: ({ warnings }) => showNumber(warnings, 0) },
      ]}
    />
  );
}
