import { readPageStatus } from '../../../domain/reports/export/page-query.js';
import type { PageRow } from '../../../domain/reports/export/page-row.js';
import { showNumber } from '../../report/facts/figures.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { showStatus } from '../audits/show-status.js';
import { Time } from '../parts/time.js';

/** What one audit saw of the page; null: it did not crawl it. */
export interface PageSighting {
  audit_id: string;
  created_at: string;
  page: Pick<PageRow, 'status' | 'index_blocker' | 'title' | 'words' | 'issues'> | null;
}

/** The page over the audits of its site, newest first. */
export function PageHistory({ sightings }: { sightings: readonly PageSighting[] }) {
  return (
    <Section id="history" title="History" lead="Audits whose crawl is still kept, newest first.">
      <DataTable
        caption="History"
        captionHidden
        stacks
        keyOf={({ audit_id }) => audit_id}
        rows={sightings}
        columns={[
          { title: 'Audit', cell: ({ created_at }) => <Time at={created_at} dayOnly /> },
          {
            title: 'Status',
            numeric: true,
            cell: ({ page }) => (page === null ? 'Not crawled' : showStatus(readPageStatus(page))),
          },
          { title: 'Title', cell: ({ page }) => (page?.title ? <Foreign text={page.title} max={80} /> : '–') },
          { title: 'Words', numeric: true, cell: ({ page }) => (page === null ? '–' : showNumber(page.words, 0)) },
          { title: 'Issues', numeric: true, cell: ({ page }) => (page === null ? '–' : showNumber(page.issues, 0)) },
        ]}
      />
    </Section>
  );
}
