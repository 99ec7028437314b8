import { ApplicationFailure, proxyActivities } from '@temporalio/workflow';
import type { CollectedSet } from '../../../activities/search/analysis/data/collect-set.js';
import type { SetOutcomes } from '../../../activities/search/analysis/data/load-sets.js';
import type { StoredCrawl } from '../../../activities/search/analysis/data/read-crawled-site.js';
import type { SearchAnalysisActivities } from '../../../activities/search/analysis/index.js';
import { identifySite } from '../../../domain/base/url/url-identity.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { OperationError } from '../../../domain/operations/operations.js';
import type { PropertyChoice } from '../../../domain/search/analysis/property-for-site.js';
import type { SearchPeriods } from '../../../domain/search/analysis/search-figures.js';
import { searchPeriods } from '../../../domain/search/analysis/search-periods.js';
import { ANALYSIS_SETS, SET_TITLES } from '../../../domain/search/analysis/sets/row-set.js';
import { isAccessGone } from '../../../domain/search/no-access.js';
import { rowSetOptions, searchDataOptions, storeOptions } from '../../activity-options.js';
import { crawlId } from '../../crawl/contract/crawl-site.js';
import { captureOutcome } from '../../operations/wrapper/component-outcome.js';
import type { ReportProgress } from '../../operations/wrapper/run-operation.js';

const { findProperty } = proxyActivities<SearchAnalysisActivities>(searchDataOptions);
const { readDays, readRowSet } = proxyActivities<SearchAnalysisActivities>(rowSetOptions);
const { findStoredAudits } = proxyActivities<SearchAnalysisActivities>(storeOptions);

export interface CollectedSearch {
  property: PropertyChoice;
  periods: SearchPeriods;
  sets: SetOutcomes;
  audits: StoredCrawl[];
}

export interface SearchRequest {
  operation: OperationRef;
  site_url: string;
  /** The property that the caller named. */
  property?: string;
  date_range_days: number;
  /** Read besides those that every analysis rests on. */
  extra_sets?: readonly CollectedSet[];
}

/**
 * Reads the data of an analysis, set by set: one request after another spares the provider's quota, and a set that
 * can't be read does not affect the others. If all of them are missing, or the access is gone, the operation fails.
 */
export async function collectSearch(
  { operation, site_url, property: named, date_range_days, extra_sets = [] }: SearchRequest,
  report: ReportProgress,
): Promise<CollectedSearch> {
  const { user_id } = operation;
  await report({ done: 2, phase: 'collect', message: 'Looking for the property' });
  const property = await findProperty(named === undefined ? { user_id, site_url } : { user_id, site_url, named });
  const asked = { operation, property: property.property };
  const days = await captureOutcome(() => readDays(asked));
  if (!days.ok) failIfFatal(days.error);
  const periods = searchPeriods(new Date(), date_range_days, days.ok ? days.value.span : null);
  const sets: SetOutcomes = { days: days.ok ? { ok: true, value: { rows: days.value.rows, is_cut: false } } : days };
  const wanted = [...ANALYSIS_SETS, ...extra_sets];
  for (const [index, set] of wanted.entries()) {
    const done = 5 + Math.round((60 * index) / wanted.length);
    await report({ done, phase: 'collect', message: `Reading search data by ${SET_TITLES[set]}` });
    const outcome = await captureOutcome(() => readRowSet({ ...asked, periods, set }));
    if (!outcome.ok) failIfFatal(outcome.error);
    sets[set] = outcome;
  }
  failIfNothing(sets);
  const { audit_ids } = await findStoredAudits({ user_id, site: identifySite(site_url) });
  return { property, periods, sets, audits: audit_ids.map((id) => ({ audit_id: id, crawl_id: crawlId(id, 'site') })) };
}

function failIfFatal({ code, detail }: OperationError): void {
  if (isAccessGone(code) || code === 'cancelled') throw ApplicationFailure.nonRetryable(detail, code);
}

function failIfNothing(sets: SetOutcomes): void {
  const outcomes = Object.values(sets);
  const reason = outcomes.find((outcome) => !outcome.ok);
  if (reason && !reason.ok && outcomes.every((outcome) => !outcome.ok))
    throw ApplicationFailure.nonRetryable(reason.error.detail, reason.error.code);
}
