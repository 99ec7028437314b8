import { crawlSearchDataKey } from '../../../domain/artifact-keys.js';
import type { SearchDataArtifact } from '../../../domain/seo/artifacts/search-data.js';
import { propertyForSite } from '../../../domain/seo/search-console/property-for-site.js';
import { type DataSpan, searchPeriods } from '../../../domain/seo/search-console/search-periods.js';
import { DECAY_DAYS } from '../../../domain/seo/search-console/sets/page-days.js';
import { siteOf } from '../../../domain/seo/url/url-identity.js';
import { type CollectedSet, type CollectRequest, collectSet } from './collect-set.js';
import { collectDays, spanOf } from './read-days.js';
import type { SearchAnalysisDeps } from './search-analysis-deps.js';

export interface GatherSearchDataInput {
  user_id: string;
  crawl_id: string;
  site_url: string;
}

/**
 * Search data that an audit's checks are judged by, where the user has connected a property of the site; otherwise nothing
 * is asked for. Changes: writes them to the store beside the crawl. Twice: reads again and replaces them.
 */
export async function gatherSearchData(
  deps: SearchAnalysisDeps,
  { user_id, crawl_id, site_url }: GatherSearchDataInput,
  signal: AbortSignal,
): Promise<{ property: string | null }> {
  const connection = await deps.connections.find(user_id, 'searchconsole');
  if (connection?.status !== 'connected' && connection?.status !== 'error') return { property: null };
  const choice = propertyForSite(site_url, await deps.searchConsole.listProperties(user_id, signal));
  if (!choice) return { property: null };
  const { property } = choice;
  const days = await collectDays(deps, user_id, property, signal);
  const span: DataSpan | null = spanOf(days);
  const periods = searchPeriods(new Date(deps.now()), DECAY_DAYS, span);
  const present = new Set(days.map(({ date }) => date));
  const request = { user_id, property, periods, present };
  const read = await readSets(deps, request, siteOf(site_url), signal);
  const collected_at = new Date(deps.now()).toISOString();
  const artifact: SearchDataArtifact = { property, periods, collected_at, ...read };
  await deps.artifacts.put(user_id, crawlSearchDataKey(crawl_id), artifact);
  return { property };
}

/** One set after another: a quota is not there to be met. */
async function readSets(
  deps: SearchAnalysisDeps,
  request: CollectRequest,
  site: string,
  signal: AbortSignal,
): Promise<Omit<SearchDataArtifact, 'property' | 'periods' | 'collected_at'>> {
  const read = <Name extends CollectedSet>(set: Name) => collectSet(deps, set, request, signal);
  const isOwn = ({ url }: { url: string }) => siteOf(url) === site;
  const queries = await read('queries');
  const page_days = await read('page_days');
  const page_devices = await read('page_devices');
  const page_countries = await read('page_countries');
  const seen = await read('seen_pages');
  const pairs = await read('pairs');
  const foreign = new Set(pairs.value.pages.flatMap((page, index) => (siteOf(page) === site ? [] : [index])));
  return {
    queries: queries.value,
    // A domain property holds other hosts as well, which this audit is not about.
    page_days: page_days.value.filter(isOwn),
    page_devices: page_devices.value.filter(isOwn),
    page_countries: page_countries.value.filter(isOwn),
    seen_pages: seen.is_cut ? null : seen.value,
    pairs: { ...pairs.value, rows: pairs.value.rows.filter(([, page]) => !foreign.has(page)) },
  };
}
