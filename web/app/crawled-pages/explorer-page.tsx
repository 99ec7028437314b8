import { type Extracting, extractedCells, extractedColumns } from '../../../domain/reports/export/extracted-cells.js';
import { type PageSort, readPageStatus } from '../../../domain/reports/export/page-query.js';
import type { PageRow } from '../../../domain/reports/export/page-row.js';
import { showCount, showNumber } from '../../report/facts/figures.js';
import { type Column, DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { AuditHead, type AuditHeadProps } from '../audits/audit-head.js';
import { linksPath } from '../audits/links-path.js';
import { showStatus } from '../audits/show-status.js';
import { NextPage } from '../parts/next-page.js';
import { type PageChoice, PageFilterForm, SORT_TITLES } from './page-filter-form.js';
import { pagesPath } from './pages-path.js';
import { showIndexable } from './show-indexable.js';

export interface AuditPagesPageProps {
  audit: AuditHeadProps['audit'];
  /** Extractions of the audit: each is a column. */
  extracting: Extracting;
  choice: PageChoice;
  rows: readonly PageRow[];
  /** Pages of the whole list; null where it is not known. */
  matching: number | null;
  next: string | null;
}

/** The crawled pages of an audit as a table. */
export function AuditPagesPage({ audit, extracting, choice, rows, matching, next }: AuditPagesPageProps) {
  const { sort: _sort, order: _order, ...filter } = choice;
  const chosen = Object.entries(filter).filter(([, value]) => value !== '');
  const file = `/api/seo/audits/${audit.id}/pages?${new URLSearchParams([['format', 'csv'], ...chosen])}`;
  return (
    <>
      <AuditHead audit={audit} part="pages" />
      <PageFilterForm audit={audit.id} choice={choice} />
      {matching !== null && <p role="status">{showCount(matching, 'page')}</p>}
      {rows.length === 0 ? (
        <p class="empty">
          {chosen.length === 0
            ? 'No pages were crawled. Run a new audit to fill this list.'
            : 'No pages match. Clear the filter to see all pages.'}
        </p>
      ) : (
        <PageTable audit={audit.id} extracting={extracting} choice={choice} rows={rows} />
      )}
      <NextPage next={next} label="Next pages" />
      <div class="actions">
        <a class="button quiet" href={file}>
          {chosen.length === 0 ? 'Download all pages (CSV)' : 'Download these pages (CSV)'}
        </a>
      </div>
    </>
  );
}

type TableProps = Pick<AuditPagesPageProps, 'extracting' | 'choice' | 'rows'> & { audit: string };

function PageTable({ audit, extracting, choice, rows }: TableProps) {
  const sortable = (name: PageSort) => sortableHead(audit, choice, name);
  const columns: Column<PageRow>[] = [
    {
      ...sortable('url'),
      cell: ({ url }) => (
        <a href={pagesPath(audit, { url })}>
          <Foreign text={url} max={100} />
        </a>
      ),
    },
    { ...sortable('status'), numeric: true, cell: (row) => showStatus(readPageStatus(row)) },
    { title: 'Indexable', cell: showIndexable },
    { ...sortable('title'), cell: ({ title }) => (title === '' ? '–' : <Foreign text={title} max={80} />) },
    { ...sortable('words'), numeric: true, cell: ({ words }) => words },
    { ...sortable('depth'), numeric: true, cell: ({ depth }) => depth ?? '–' },
    {
      ...sortable('inlinks'),
      numeric: true,
      cell: ({ url, inlinks }) => <a href={linksPath(audit, url)}>{inlinks}</a>,
    },
    {
      ...sortable('link_score'),
      numeric: true,
      cell: ({ link_score: score }) => (score === null ? '–' : showNumber(score)),
    },
    {
      ...sortable('issues'),
      numeric: true,
      cell: ({ url, issues }) => <a href={`${pagesPath(audit, { url })}#issues`}>{issues}</a>,
    },
    ...extractedCellColumns(extracting),
  ];
  return <DataTable caption="Pages" captionHidden stacks keyOf={({ url }) => url} rows={rows} columns={columns} />;
}

/** A heading that sorts by its column; once more, the other way around. */
function sortableHead(audit: string, choice: PageChoice, name: PageSort) {
  const title = SORT_TITLES[name];
  const isHere = choice.sort === name;
  const isDescending = isHere && choice.order === 'desc';
  const order = isHere && !isDescending ? 'desc' : '';
  const sorted = isDescending ? ('descending' as const) : ('ascending' as const);
  return {
    title,
    head: (
      <a href={pagesPath(audit, { ...choice, sort: name, order })}>
        {title}
        {isHere && <span aria-hidden="true">{isDescending ? ' ▼' : ' ▲'}</span>}
      </a>
    ),
    sorted: isHere ? sorted : undefined,
  };
}

/** One column an extraction; which document was read is left to the details of a page. */
function extractedCellColumns(extracting: Extracting): Column<PageRow>[] {
  return extractedColumns(extracting)
    .map((column, index) => ({
      title: column.slice(column.indexOf('.') + 1),
      cell: (row: PageRow) => showOwnValue(extractedCells(extracting, row)[index]),
    }))
    .slice(1);
}

function showOwnValue(value: string | null | undefined) {
  return value ? <Foreign text={value} max={80} /> : '–';
}
