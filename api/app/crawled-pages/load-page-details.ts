import { searchPageQueriesKey, speedKey } from '../../../domain/operations/artifact-keys.js';
import type { SearchPageQueries } from '../../../domain/search/analysis/search-page-queries.js';
import { pageKey } from '../../../domain/search/analysis/sets/page-key.js';
import type { SpeedArtifact } from '../../../domain/seo/artifacts/speed.js';
import { resolveThresholds } from '../../../domain/seo/check-settings.js';
import type { Store } from '../../../store/index.js';
import type { PageDetails } from '../../../web/app/crawled-pages/page-details-page.js';
import type { PageSighting } from '../../../web/app/crawled-pages/page-history.js';
import { crawlId } from '../../../workflows/crawl/contract/crawl-site.js';
import { findPageIssues } from '../../reports/exports/find-page-issues.js';
import type { LoadedAudit } from '../../reports/exports/load-audit.js';
import { loadPageTable } from '../../reports/exports/load-page-table.js';

export type PageDetailsDeps = Pick<
  Store,
  'artifacts' | 'audits' | 'crawls' | 'findings' | 'pageInspections' | 'pageTables'
>;

const SHOWN_SIGHTINGS = 12;
const READ_AUDITS = 50;
const STRATEGIES = ['mobile', 'desktop'] as const;

/** Everything known of one page of an audit; null when it was not crawled. */
export async function loadPageDetails(
  deps: PageDetailsDeps,
  loaded: LoadedAudit,
  url: string,
): Promise<PageDetails | null> {
  const page = (await loadPageTable(deps, loaded)).find(url);
  if (page === null) return null;
  const [artifact, issues, queries, runs, sightings, inspection] = await Promise.all([
    deps.crawls.findPage(crawlId(loaded.line.id, 'site'), page.url),
    findPageIssues(deps, loaded, page.url),
    findQueries(deps, loaded, page.url),
    findRuns(deps, loaded, page.url),
    findSightings(deps, loaded, page.url),
    deps.pageInspections.find(loaded.line.user_id, loaded.line.site, page.url),
  ]);
  const thresholds = resolveThresholds(loaded.audit.check_settings);
  return { page, artifact, issues, queries, runs, sightings, inspection, thresholds };
}

async function findQueries({ artifacts }: PageDetailsDeps, { line }: LoadedAudit, url: string) {
  const queries = await artifacts.get<SearchPageQueries>(line.user_id, searchPageQueriesKey(line.site));
  return queries?.[pageKey(url)] ?? [];
}

/** Lighthouse measures one page of an audit, as a rule its start page. */
async function findRuns({ artifacts }: PageDetailsDeps, { line }: LoadedAudit, url: string): Promise<SpeedArtifact[]> {
  const runs = await Promise.all(
    STRATEGIES.map((strategy) => artifacts.get<SpeedArtifact>(line.user_id, speedKey(line.id, strategy))),
  );
  return runs.flatMap((run) => (run !== null && [run.url, run.final_url].includes(url) ? [run] : []));
}

/** In audits of the same type: a quick one crawls so few pages that the others would seem to come and go. */
async function findSightings(deps: PageDetailsDeps, { line }: LoadedAudit, url: string): Promise<PageSighting[]> {
  const { items } = await deps.audits.list(line.user_id, { site: line.site }, READ_AUDITS, null);
  const alike = items.filter(({ audit_type }) => audit_type === line.audit_type).slice(0, SHOWN_SIGHTINGS);
  const seen = await Promise.all(alike.map((audit) => findSighting(deps, audit, url)));
  return seen.flat();
}

/** Nothing of an audit whose rows are no longer kept: it says nothing about the page. */
async function findSighting(
  { crawls, findings }: PageDetailsDeps,
  { id, user_id, created_at }: LoadedAudit['line'],
  url: string,
): Promise<PageSighting[]> {
  if (!(await findings.has(user_id, id, 'pages'))) return [];
  const order = await crawls.findOrder(crawlId(id, 'site'), url);
  const page = order === null ? null : await findings.findPageRow(user_id, id, url, order);
  return [{ audit_id: id, created_at, page }];
}
