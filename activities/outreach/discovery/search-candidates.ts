import { DomainError } from '../../../domain/base/errors.js';
import { VISIT_SECONDS } from '../../../domain/operations/visit-budgets.js';
import { websiteKey } from '../../../domain/outreach/campaigns/website-key.js';
import type { SearchHit, SearchProviderName } from '../../../domain/outreach/discovery/discovery.js';
import { footprintQueries } from '../../../domain/outreach/discovery/footprint-queries.js';
import { VisitEnd } from '../../visit-end.js';
import type { DiscoveryDeps } from './discovery-deps.js';
import { SearchFailedError, type SearchProvider } from './providers/provider.js';

export interface Candidate extends SearchHit {
  domain: string;
  provider: SearchProviderName;
  query: string;
}

/** Twice as many as wanted: some pages cannot be read. */
const SPARE = 2;

/**
 * Asks all providers at once, one query after the other, until enough sites are found, each site once. A provider that
 * fails is not asked again; the others continue as long as there is time. Changes nothing; a second run asks again.
 * @throws DomainError dependency_unavailable when every provider failed with an error; retryable if one of the
 *   errors may be temporary
 */
export async function searchCandidates(
  { providers }: Pick<DiscoveryDeps, 'providers'>,
  { keyword, max_results }: { keyword: string; max_results: number },
  signal: AbortSignal,
  seconds: number = VISIT_SECONDS.searchCandidates,
): Promise<{ candidates: Candidate[]; warnings: string[] }> {
  const end = new VisitEnd(seconds, signal);
  const most = max_results * SPARE;
  const search: Search = { bySite: new Map(), warnings: new Set(), alive: new Set(providers), mayPass: false };
  await askAll(search, footprintQueries(keyword), most, end).finally(() => end.clear());
  const { bySite, warnings, alive } = search;
  if (end.isOver) warnings.add(`The search was stopped after ${end.seconds} seconds`);
  if (bySite.size === 0 && (alive.size === 0 || end.isOver)) {
    const reason = [...warnings].join('; ') || 'No search provider is configured';
    throw new DomainError('dependency_unavailable', reason, search.mayPass || end.isOver);
  }
  return { candidates: [...bySite.values()].slice(0, most), warnings: [...warnings] };
}

interface Search {
  bySite: Map<string, Candidate>;
  warnings: Set<string>;
  /** Providers that have not failed. */
  alive: Set<SearchProvider>;
  /** One of the failures may be over in a minute. */
  mayPass: boolean;
}

async function askAll(search: Search, queries: readonly string[], most: number, end: VisitEnd): Promise<void> {
  const { bySite, warnings, alive } = search;
  for (const query of queries) {
    if (alive.size === 0 || end.isOver || bySite.size >= most) return;
    const asked = [...alive];
    const answers = await Promise.allSettled(asked.map((provider) => provider.search(query, end.signal)));
    // In the order of the providers, not of their speed: the same responses give the same candidates.
    for (const [index, provider] of asked.entries()) {
      const answer = answers[index];
      if (answer?.status === 'fulfilled') {
        for (const warning of answer.value.warnings) warnings.add(warning);
        for (const hit of answer.value.hits) addHit(bySite, { ...hit, provider: provider.name, query });
        continue;
      }
      if (end.isOver) continue;
      const error: unknown = answer?.reason;
      if (!(error instanceof SearchFailedError)) throw error;
      warnings.add(error.message);
      search.mayPass ||= error.isPassing;
      alive.delete(provider);
    }
  }
}

/** The first page found of a site represents it: sites on one hosting service are separate sites. */
function addHit(bySite: Map<string, Candidate>, hit: Omit<Candidate, 'domain'>): void {
  const site = websiteKey(hit.url);
  if (site !== null && !bySite.has(site.domain)) bySite.set(site.domain, { ...hit, domain: site.domain });
}
