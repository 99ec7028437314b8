import type { Extracting } from '../../../domain/reports/export/extracted-cells.js';
import { PAGE_FILTER_NAMES } from '../../../domain/reports/export/page-query.js';
import type { ExploredColumn, ExploredPage } from '../../../domain/reports/page-table/explored-page.js';
import type { FacetCounts } from '../../../domain/reports/page-table/page-table.js';
import { showCount, showNumber } from '../../report/facts/figures.js';
import { ExplorerForm } from './explorer-form.js';
import { PagesHead, type PagesHeadProps } from './pages-head.js';
import { type PageChoice, pagesFile, pagesPath } from './pages-place.js';
import { PagesTable } from './pages-table.js';

export interface ExplorerPageProps extends PagesHeadProps {
  /** Of the site; '' where it is not known. */
  origin: string;
  /** Extractions of the audit: each is a column. */
  extracting: Extracting;
  choice: PageChoice;
  columns: readonly ExploredColumn[];
  facets: FacetCounts;
  /** Those of this page of the list. */
  rows: readonly ExploredPage[];
  /** Of the whole list. */
  matching: number;
  crawled: number;
  /** Which page of the list it is, from 1 on. */
  page: number;
  per_page: number;
  /** Links of the audit are pages of a workspace, which client guests do not see. */
  showsLinks: boolean;
}

/** The crawled pages of an audit: what to list, which columns, and files of exactly that. */
export function ExplorerPage(props: ExplorerPageProps) {
  const { audit, place, extracting, choice, columns, facets, rows, matching, crawled, showsLinks } = props;
  const isNarrowed = PAGE_FILTER_NAMES.some((name) => choice[name]);
  const { sort, order } = choice;
  return (
    <>
      <PagesHead audit={audit} place={place} site={props.site} audits={props.audits} />
      <div class="explorer-page">
        <ExplorerForm place={place} choice={choice} columns={columns} facets={facets} />
        <div class="explorer-bar">
          <p role="status">
            {isNarrowed ? `${showNumber(matching, 0)} of ${showCount(crawled, 'page')}` : showCount(crawled, 'page')}
          </p>
          {isNarrowed && <a href={pagesPath(place, { columns: choice.columns, sort, order })}>Clear filters</a>}
          <span class="explorer-files">
            <a href={pagesFile(audit.id, 'csv', { ...choice, columns })}>Download CSV</a>
            <a href={pagesFile(audit.id, 'xlsx', { ...choice, columns })}>Download XLSX</a>
          </span>
        </div>
        {rows.length === 0 ? (
          <p class="empty">
            {isNarrowed
              ? 'No pages match. Clear the filters to see all pages.'
              : 'No pages were crawled. Run a new audit to fill this list.'}
          </p>
        ) : (
          <PagesTable
            place={place}
            origin={props.origin}
            linksOf={showsLinks ? audit.id : null}
            extracting={extracting}
            choice={choice}
            columns={columns}
            pages={rows}
          />
        )}
        <Pager {...props} />
      </div>
    </>
  );
}

function Pager({ place, choice, matching, page, per_page }: ExplorerPageProps) {
  const last = Math.max(1, Math.ceil(matching / per_page));
  if (last === 1) return null;
  const first = (page - 1) * per_page + 1;
  const step = (title: string, to: number, rel?: string) =>
    to >= 1 && to <= last && to !== page ? (
      <a class="button quiet" href={pagesPath(place, choice, to)} rel={rel}>
        {title}
      </a>
    ) : null;
  return (
    <nav class="pager" aria-label="Pages of the list">
      <span>
        {showNumber(first, 0)}–{showNumber(Math.min(first + per_page - 1, matching), 0)} of {showNumber(matching, 0)}
      </span>
      {page > 2 && step('First', 1)}
      {step('Previous', page - 1, 'prev')}
      {step('Next', page + 1, 'next')}
      {page < last - 1 && step('Last', last)}
    </nav>
  );
}
