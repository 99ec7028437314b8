import { completeStoredAudit, type StoredAudit } from '../../domain/audits/complete-stored-audit.js';
import { parseUrl } from '../../domain/base/url/parse-url.js';
import { userInputUrl } from '../../domain/base/url/url-identity.js';
import { resultKey } from '../../domain/operations/artifact-keys.js';
import { type ExploredColumn, PAGE_SEARCH_COLUMNS } from '../../domain/reports/page-table/explored-page.js';
import type { PageTable } from '../../domain/reports/page-table/page-table.js';
import type { Site } from '../../domain/sites/site.js';
import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { PagesHeadProps } from '../../web/app/crawled-pages/pages-head.js';
import type { Viewer } from '../../web/app/viewer.js';
import type { HandlersOf } from '../http/contract/handler.js';
import type { LoadAuditDeps, LoadedAudit } from '../reports/exports/load-audit.js';
import { loadPageTable } from '../reports/exports/load-page-table.js';
import { readPageQuery } from '../reports/exports/read-page-query.js';
import { requireRows } from '../reports/exports/send-report.js';
import { findLatestAudit } from '../sites/latest-audit.js';
import { appPage } from './app-page.js';
import { loadPageDetails, type PageDetailsDeps } from './crawled-pages/load-page-details.js';
import { type ChosenPages, readPageChoice } from './crawled-pages/read-page-choice.js';
import { findOrReason } from './find-or-reason.js';

export type CrawledPagesDeps = LoadAuditDeps & PageDetailsDeps & Pick<Store, 'sites' | 'audits' | 'pageTables'>;

const PER_PAGE = 100;
/** To choose from; older ones are found in the list of audits. */
const OFFERED_AUDITS = 20;
/** In the order of all columns, which the form of the explorer keeps. */
const USUAL_COLUMNS = [
  'url',
  'status',
  'depth',
  'index_blocker',
  'title',
  'words',
  'inlinks',
  'issues',
] as const satisfies readonly ExploredColumn[];

/** The explorer of crawled pages, and one of them with all that is known: of a site, and of an audit of any other. */
export function createCrawledPages(deps: CrawledPagesDeps): HandlersOf<'showAuditPages' | 'showSitePages'> {
  return {
    showAuditPages: appPage(async (viewer, req) => {
      const line = await deps.audits.find(viewer.id, req.params.id);
      if (!line) return null;
      const site = await deps.sites.findBySite(viewer.id, line.site);
      if (site) return { path: pathOfSite(site, line.id, req.originalUrl) };
      const place = { path: `/app/audits/${line.id}/pages`, audit: null };
      return show(deps, viewer, { audit: line, place, site: null, audits: [] }, readPageChoice(req));
    }),
    showSitePages: appPage(async (viewer, req) => {
      const site = await deps.sites.find(viewer.id, req.params.site_id);
      if (!site) return null;
      const asked = req.query.audit ?? '';
      const latest = await findLatestAudit(deps, viewer.id, site.site);
      const line = asked === '' ? latest : await deps.audits.find(viewer.id, asked);
      if (asked !== '' && line?.site !== site.site) return null;
      if (line === null) return showNeverAudited(viewer, site);
      const { items: audits } = await deps.audits.list(viewer.id, { site: site.site }, OFFERED_AUDITS, null);
      const audit = line.id === latest?.id ? null : line.id;
      const place = { path: `/app/sites/${site.id}/pages`, audit };
      return show(deps, viewer, { audit: line, place, site, audits }, readPageChoice(req));
    }),
  };
}

type Head = PagesHeadProps & { audit: LoadedAudit['line'] };

function pathOfSite(site: Site, audit: string, originalUrl: string): string {
  const { searchParams } = new URL(originalUrl, 'http://relative.invalid');
  searchParams.set('audit', audit);
  return `/app/sites/${site.id}/pages?${searchParams}`;
}

function showNeverAudited(viewer: Viewer, site: Site): string {
  const reason = 'No audits yet. The pages of this site appear here after its first audit.';
  return APP_PAGES.noPages(viewer, { head: null, site, reason, hasOthers: false });
}

async function show(deps: CrawledPagesDeps, viewer: Viewer, head: Head, chosen: ChosenPages): Promise<string> {
  const { audit: line, site } = head;
  const stored = await deps.artifacts.get<StoredAudit>(viewer.id, resultKey(line.id));
  if (stored === null) {
    const reason = 'The results of this audit are no longer kept. Run a new audit to list its pages.';
    return APP_PAGES.noPages(viewer, { head, site, reason, hasOthers: false });
  }
  const loaded = { line, audit: completeStoredAudit(stored) };
  const rows = await findOrReason(requireRows(deps, line, 'pages'));
  if ('reason' in rows) return APP_PAGES.noPages(viewer, { head, site, reason: rows.reason, hasOthers: false });
  return chosen.url === ''
    ? showTable(deps, viewer, head, loaded, chosen)
    : showPage(deps, viewer, head, loaded, chosen.url);
}

async function showTable(
  deps: CrawledPagesDeps,
  viewer: Viewer,
  head: Head,
  loaded: LoadedAudit,
  { choice, page: wanted }: ChosenPages,
): Promise<string> {
  const table = await loadPageTable(deps, loaded);
  const { columns, ...words } = choice;
  const { sort, order, ...filter } = readPageQuery(words);
  const found = table.select(filter, sort, order);
  const page = Math.min(wanted, Math.max(1, Math.ceil(found.length / PER_PAGE)));
  const from = (page - 1) * PER_PAGE;
  return APP_PAGES.explorer(viewer, {
    ...head,
    origin: parseUrl(loaded.audit.final_url)?.origin ?? '',
    extracting: loaded.audit,
    choice,
    columns: columns ?? usualColumns(table),
    facets: table.count(filter),
    rows: [...found.subarray(from, from + PER_PAGE)].flatMap((position) => table.pages[position] ?? []),
    matching: found.length,
    crawled: table.pages.length,
    page,
    per_page: PER_PAGE,
    showsLinks: !viewer.is_guest,
  });
}

function usualColumns({ has_search, has_inspections }: PageTable): readonly ExploredColumn[] {
  return [
    ...USUAL_COLUMNS,
    ...(has_search ? PAGE_SEARCH_COLUMNS : []),
    ...(has_inspections ? (['google_index'] as const) : []),
  ];
}

async function showPage(
  deps: CrawledPagesDeps,
  viewer: Viewer,
  head: Head,
  loaded: LoadedAudit,
  typed: string,
): Promise<string> {
  const url = userInputUrl(typed);
  const details = url === null ? null : await loadPageDetails(deps, loaded, url);
  if (details === null) {
    const reason = `This audit did not crawl ${typed}. Check the URL, or view all pages.`;
    return APP_PAGES.noPages(viewer, { head, site: head.site, reason, hasOthers: true });
  }
  return APP_PAGES.pageDetails(viewer, { ...head, ...details, extracting: loaded.audit, showsLinks: !viewer.is_guest });
}
