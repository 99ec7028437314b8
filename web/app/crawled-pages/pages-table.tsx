import type { ComponentChildren } from 'preact';
import { type Extracting, extractedCells, extractedColumns } from '../../../domain/reports/export/extracted-cells.js';
import { readPageStatus } from '../../../domain/reports/export/page-query.js';
import type { ExploredColumn, ExploredPage } from '../../../domain/reports/page-table/explored-page.js';
import { showBytes, showDay, showMs, showNumber, showShare } from '../../report/facts/figures.js';
import { type Column, DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { linksPath } from '../audits/links-path.js';
import { showStatus } from '../audits/show-status.js';
import { COLUMN_TITLES } from './column-titles.js';
import { showFacetValue } from './facet-words.js';
import { type PageChoice, type PagesPlace, pagePath, pagesPath } from './pages-place.js';

export interface PagesTableProps {
  place: PagesPlace;
  /** Of the site: URLs are shown without it. */
  origin: string;
  /** Whose links are shown; null for readers who may not see them. */
  linksOf: string | null;
  extracting: Extracting;
  choice: PageChoice;
  columns: readonly ExploredColumn[];
  pages: readonly ExploredPage[];
}

const MOST_CHARS = 80;

/** Crawled pages, one a row; heads sort by their column, or the other way around. */
export function PagesTable({ place, origin, linksOf, extracting, choice, columns, pages }: PagesTableProps) {
  const shown = columns.map((name): Column<ExploredPage> => {
    const isNumeric = NUMERIC.has(name);
    return { ...sortableHead(place, choice, name), numeric: isNumeric, cell: cellOf(name, { place, origin, linksOf }) };
  });
  const own = extractedColumns(extracting)
    .map((column, index): Column<ExploredPage> => {
      const title = column.slice(column.indexOf('.') + 1);
      return { title, cell: (page) => showText(extractedCells(extracting, page)[index] ?? null) };
    })
    .slice(1);
  return (
    <DataTable
      caption="Pages"
      captionHidden
      stacks
      keyOf={({ url }) => url}
      rows={pages}
      columns={[...shown, ...own]}
    />
  );
}

const NUMERIC: ReadonlySet<ExploredColumn> = new Set([
  'status',
  'depth',
  'words',
  'link_score',
  'inlinks',
  'unique_inlinks',
  'outlinks',
  'external_links',
  'response_time_ms',
  'bytes',
  'issues',
  'clicks',
  'impressions',
  'ctr',
  'position',
]);

function sortableHead(place: PagesPlace, choice: PageChoice, name: ExploredColumn) {
  const title = COLUMN_TITLES[name];
  const isHere = choice.sort === name;
  const isDescending = isHere && choice.order === 'desc';
  const order = isHere && !isDescending ? ('desc' as const) : undefined;
  const sorted = isDescending ? ('descending' as const) : ('ascending' as const);
  return {
    title,
    head: (
      <a href={pagesPath(place, { ...choice, sort: name, order })}>
        {title}
        {isHere && <span aria-hidden="true">{isDescending ? ' ▼' : ' ▲'}</span>}
      </a>
    ),
    sorted: isHere ? sorted : undefined,
  };
}

type Cell = (page: ExploredPage) => ComponentChildren;

type Surroundings = Pick<PagesTableProps, 'place' | 'origin' | 'linksOf'>;

function cellOf(name: ExploredColumn, around: Surroundings): Cell {
  const linked = LINKED_CELLS[name];
  return linked ? (page) => linked(page, around) : (page) => showValue(name, page);
}

type LinkedCell = (page: ExploredPage, around: Surroundings) => ComponentChildren;

const LINKED_CELLS: { readonly [Name in ExploredColumn]?: LinkedCell } = {
  url: ({ url }, { place, origin }) => (
    <a href={pagePath(place, url)}>
      <Foreign text={origin !== '' && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url} max={100} />
    </a>
  ),
  issues: ({ url, issues }, { place }) =>
    issues === 0 ? '0' : <a href={`${pagePath(place, url)}#issues`}>{showNumber(issues, 0)}</a>,
  inlinks: ({ url, inlinks }, { linksOf }) => showLinks(inlinks, linksOf && linksPath(linksOf, url)),
  outlinks: ({ url, outlinks }, { linksOf }) => showLinks(outlinks, linksOf && linksPath(linksOf, url, 'from')),
};

function showLinks(count: number | null, path: string | null): ComponentChildren {
  return path === null || count === null || count === 0 ? showWhole(count) : <a href={path}>{showWhole(count)}</a>;
}

function showValue(name: ExploredColumn, page: ExploredPage): ComponentChildren {
  switch (name) {
    case 'status':
      return showStatus(readPageStatus(page));
    case 'index_blocker':
      return showFacetValue('indexability', page.indexable ? 'indexable' : (page.index_blocker ?? 'not_measured'));
    case 'google_index':
      return page.google_index === null ? '–' : showFacetValue('google_index', page.google_index);
    case 'google_crawled_at':
      return page.google_crawled_at === null ? '–' : showDay(page.google_crawled_at);
    case 'response_time_ms':
      return showMs(page.response_time_ms);
    case 'bytes':
      return showBytes(page.bytes);
    case 'ctr':
      return page.ctr === null ? '–' : showShare(page.ctr);
    case 'position':
    case 'link_score':
      return page[name] === null ? '–' : showNumber(page[name]);
    default:
      return showPlain(page[name]);
  }
}

function showPlain(value: string | number | boolean | null): ComponentChildren {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'number' ? showWhole(value) : showText(value);
}

function showWhole(value: number | null): string {
  return value === null ? '–' : showNumber(value, 0);
}

function showText(value: string | null): ComponentChildren {
  return value === null || value === '' ? '–' : <Foreign text={value} max={MOST_CHARS} />;
}
