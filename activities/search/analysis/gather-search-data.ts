import { identifySite } from '../../../domain/base/url/url-identity.js';
import { crawlSearchDataKey } from '../../../domain/operations/artifact-keys.js';
import { searchPeriods } from '../../../domain/search/analysis/search-periods.js';
import { DECAY_DAYS } from '../../../domain/search/analysis/sets/page-days.js';
import { CHECK_ROW_SETS, type CheckRowSet, describeUnreadSet } from '../../../domain/search/analysis/sets/row-set.js';
import type { SearchDataArtifact } from '../../../domain/seo/artifacts/search-data.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { type CheckSetOutcomes, outcomeOfTalk, type ReadTalk, readCheckSets } from './data/read-check-sets.js';
import { findUsual } from './find-property.js';
import { collectDays, findSpan } from './read-days.js';
import type { SearchAnalysisDeps } from './search-analysis-deps.js';

export interface GatherSearchDataInput {
  user_id: OwnerId;
  crawl_id: string;
  site_url: string;
}

/** What the activity may take, less what it takes to write down what was read until then. */
const PATIENCE_MS = 8 * 60_000;

type Sets = Omit<SearchDataArtifact, 'property' | 'periods' | 'collected_at'>;

/**
 * Search data that an audit's checks are judged by, where the user has connected a property of the site; otherwise
 * nothing is requested. A set that can't be read does not affect the others. Changes: writes them to the store beside
 * the crawl. Twice: reads again and replaces them.
 */
export async function gatherSearchData(
  deps: SearchAnalysisDeps,
  { user_id, crawl_id, site_url }: GatherSearchDataInput,
  signal: AbortSignal,
  patience = AbortSignal.timeout(PATIENCE_MS),
): Promise<{ property: string | null }> {
  const connection = await deps.connections.find(user_id, 'searchconsole');
  if (connection?.status !== 'connected' && connection?.status !== 'error') return { property: null };
  const properties = await deps.searchConsole.listProperties(user_id, signal);
  const choice = await findUsual(deps, { user_id, site_url, properties }, signal);
  if (!choice) return { property: null };
  const { property } = choice;
  const talk: ReadTalk = { signal, patience };
  const read = await outcomeOfTalk(deps, talk, (ends) => collectDays(deps, user_id, property, ends));
  const days = read.ok ? read.value : null;
  const periods = searchPeriods(new Date(deps.now()), DECAY_DAYS, days && findSpan(days));
  const present = days && new Set(days.map(({ date }) => date));
  const outcomes = await readCheckSets(deps, { user_id, property, periods, present }, talk);
  const collected_at = new Date(deps.now()).toISOString();
  const artifact: SearchDataArtifact = {
    property,
    periods,
    collected_at,
    ...keepOwn(outcomes, identifySite(site_url)),
  };
  await deps.artifacts.put(user_id, crawlSearchDataKey(crawl_id), artifact);
  return { property };
}

/** A domain property holds other hosts as well, which this audit is not about. */
function keepOwn(outcomes: CheckSetOutcomes, site: string): Sets {
  const isOwn = ({ url }: { url: string }) => identifySite(url) === site;
  const readOf = <Name extends CheckRowSet>(set: Name) => {
    const outcome = outcomes[set];
    return outcome.ok ? outcome.value.value : null;
  };
  const pairs = readOf('pairs');
  const foreign = new Set(pairs?.pages.flatMap((page, index) => (identifySite(page) === site ? [] : [index])));
  const missing = reasonsOf(outcomes);
  return {
    queries: readOf('queries'),
    page_days: readOf('page_days')?.filter(isOwn) ?? null,
    page_devices: readOf('page_devices')?.filter(isOwn) ?? null,
    page_countries: readOf('page_countries')?.filter(isOwn) ?? null,
    seen_pages: missing.seen_pages === undefined ? readOf('seen_pages') : null,
    pairs: pairs && { ...pairs, rows: pairs.rows.filter(([, page]) => !foreign.has(page)) },
    missing,
  };
}

function reasonsOf(outcomes: CheckSetOutcomes): { [Name in CheckRowSet]?: string } {
  const missing: { [Name in CheckRowSet]?: string } = {};
  for (const set of CHECK_ROW_SETS) {
    const outcome = outcomes[set];
    if (!outcome.ok) missing[set] = describeUnreadSet(set, outcome.error.detail);
  }
  const { seen_pages: seen } = outcomes;
  if (seen.ok && seen.value.is_cut) missing.seen_pages = 'more pages were shown in search than are read';
  return missing;
}
