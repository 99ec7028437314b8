import { loadAnalysis } from '../../../activities/search/analysis/data/load-analysis.js';
import type { SetOutcomes } from '../../../activities/search/analysis/data/load-sets.js';
import { inspectPages } from '../../../activities/search/analysis/inspect-pages.js';
import { readDays } from '../../../activities/search/analysis/read-days.js';
import { readRowSet } from '../../../activities/search/analysis/read-row-set.js';
import { isDomainError } from '../../../domain/base/errors.js';
import { searchPeriods } from '../../../domain/search/analysis/search-periods.js';
import { ANALYSIS_SETS, EVENT_SETS } from '../../../domain/search/analysis/sets/row-set.js';
import type { SearchConsolePort } from '../../../domain/search/search-console-port.js';
import { SEARCH_OPERATION as operation, searchAnalysisDeps } from '../search-analysis-deps.js';

export const PROPERTY = 'https://www.example.com/';
const { signal } = new AbortController();

/** Reads a property as the workflow does, set by set, failures kept as values. */
export async function readProperty(
  searchConsole: SearchConsolePort,
  days = 28,
  overrides: Parameters<typeof searchAnalysisDeps>[1] = {},
) {
  const deps = searchAnalysisDeps(searchConsole, overrides);
  const asked = { operation, property: PROPERTY };
  const outcome = async <Value>(work: Promise<Value>) => {
    try {
      return { ok: true as const, value: await work };
    } catch (error) {
      if (!isDomainError(error)) throw error;
      return { ok: false as const, error: { code: error.code, detail: error.message } };
    }
  };
  const read = await outcome(readDays(deps, asked, signal));
  const periods = searchPeriods(new Date(deps.now()), days, read.ok ? read.value.span : null);
  const sets: SetOutcomes = { days: read.ok ? { ok: true, value: { rows: read.value.rows, is_cut: false } } : read };
  for (const set of [...ANALYSIS_SETS, ...EVENT_SETS])
    sets[set] = await outcome(readRowSet(deps, { ...asked, periods, set }, signal));
  await inspectPages(deps, { ...asked, site_url: PROPERTY }, signal);
  const input = {
    operation,
    site_url: PROPERTY,
    periods,
    sets,
    audits: [],
    min_impressions: 100,
    include_opportunities: true,
    property: { property: PROPERTY, scope: 'same' as const },
  };
  return { deps, input };
}

/** The analysis as dimensions get it. */
export async function analyzeProperty(searchConsole: SearchConsolePort, days = 28) {
  const { deps, input } = await readProperty(searchConsole, days);
  return (await loadAnalysis(deps, input)).analysis;
}
