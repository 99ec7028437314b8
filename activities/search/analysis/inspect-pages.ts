import { isDomainError } from '../../../domain/base/errors.js';
import { identifySite } from '../../../domain/base/url/url-identity.js';
import type { NoData } from '../../../domain/dashboard/no-data.js';
import { searchRowsKey } from '../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { SearchSurroundings } from '../../../domain/search/analysis/search-analysis.js';
import type { KeyedFigures } from '../../../domain/search/analysis/search-figures.js';
import type { InspectedPage } from '../../../domain/search/indexing/inspected-page.js';
import type { UrlInspection } from '../../../domain/search/search-row.js';
import type { FieldData } from '../../../domain/seo/artifacts/speed.js';
import { inspectWithinQuota } from '../indexing/data/inspect-within-quota.js';
import type { SearchAnalysisDeps } from './search-analysis-deps.js';

export interface InspectPagesInput {
  operation: OperationRef;
  property: string;
  site_url: string;
}

export type Inspected = Pick<SearchSurroundings, 'inspections' | 'field_data'>;

/** Of the inspections that a property has each day. */
const MOST_PAGES = 10;
const AT_ONCE = 5;
const NOT_READ: NoData = {
  status: 'no_data',
  reason: 'No page was inspected, since Search Console could not be read by page',
  next_step: 'Start the analysis again',
};
const NO_KEY: NoData = {
  status: 'no_data',
  reason: 'No key for the Chrome UX Report is set in this installation',
  next_step: 'Set CRUX_API_KEY, or run a speed analysis for laboratory figures: POST /api/seo/speed-analysis',
};

/**
 * Requests how the search engine sees the pages with most clicks, and how visitors experienced the start page. What is
 * unavailable is listed as missing. Changes: writes both to the store. Twice: requests again and replaces them.
 */
export async function inspectPages(deps: SearchAnalysisDeps, input: InspectPagesInput, signal: AbortSignal) {
  const inspections = await inspect(deps, input, signal);
  const field_data = await readFieldData(deps, input.site_url, signal);
  const { id, user_id } = input.operation;
  await deps.artifacts.put(user_id, searchRowsKey(id, 'inspected'), { inspections, field_data } satisfies Inspected);
  return { inspected: 'status' in inspections ? 0 : inspections.pages.length };
}

async function inspect(
  deps: SearchAnalysisDeps,
  { operation: { id, user_id }, property, site_url }: InspectPagesInput,
  signal: AbortSignal,
): Promise<Inspected['inspections']> {
  const place = { user_id, site: identifySite(site_url), property };
  const pages = await deps.artifacts.get<KeyedFigures[]>(user_id, searchRowsKey(id, 'pages'));
  if (pages === null) return NOT_READ;
  const urls = [...pages]
    .filter(({ current }) => current !== null)
    .sort((one, other) => (other.current?.clicks ?? 0) - (one.current?.clicks ?? 0))
    .slice(0, MOST_PAGES)
    .map(({ key }) => key);
  if (urls.length === 0) {
    return {
      status: 'no_data',
      reason: 'No page was shown in search',
      next_step: 'Analyze again when pages are shown in search',
    };
  }
  const found: (UrlInspection | null)[] = [];
  for (let start = 0; start < urls.length; start += AT_ONCE) {
    const asked = urls.slice(start, start + AT_ONCE).map(async (url) => {
      try {
        const page = await inspectWithinQuota(deps, place, url, 'top_page', signal);
        return page === 'day_used_up' || 'wait_ms' in page ? null : toInspection(page);
      } catch (error) {
        signal.throwIfAborted();
        if (isDomainError(error) && error.code !== 'connection_expired') return null;
        throw error;
      }
    });
    found.push(...(await Promise.all(asked)));
  }
  const read = found.filter((one) => one !== null);
  return { pages: read, failed: found.length - read.length };
}

function toInspection({ sampled_as: _, property: __, inspected_at: ___, ...seen }: InspectedPage): UrlInspection {
  return seen;
}

async function readFieldData(
  { fieldData, onFailure }: SearchAnalysisDeps,
  url: string,
  signal: AbortSignal,
): Promise<Inspected['field_data']> {
  if (fieldData === null) return NO_KEY;
  let found: [FieldData | null, FieldData | null];
  try {
    found = await Promise.all([fieldData.find(url, 'mobile', signal), fieldData.find(url, 'desktop', signal)]);
  } catch (error) {
    signal.throwIfAborted();
    onFailure(error);
    return { status: 'no_data', reason: 'The Chrome UX Report did not answer', next_step: 'Start the analysis again' };
  }
  const [mobile, desktop] = found;
  if (mobile !== null || desktop !== null) return { status: 'completed', mobile, desktop };
  return {
    status: 'no_data',
    reason: 'The Chrome UX Report knows too few visits of the page and its site',
    next_step: 'Run a speed analysis for laboratory figures: POST /api/seo/speed-analysis',
  };
}
