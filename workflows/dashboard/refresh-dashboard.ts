import { proxyActivities } from '@temporalio/workflow';
import type { DashboardActivities } from '../../activities/dashboard/index.js';
import type { SearchDataActivities } from '../../activities/search/index.js';
import { identifySite } from '../../domain/base/url/url-identity.js';
import type { PartName, RefreshedPart } from '../../domain/dashboard/refresh-result.js';
import type { OperationError, Outcome } from '../../domain/operations/operations.js';
import { USUAL_SEARCH_DAYS } from '../../domain/search/analysis/stands-for-site.js';
import type { Platform } from '../../domain/search/connection.js';
import { isAccessGone, notConnected } from '../../domain/search/no-access.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { gatherSearchOptions, storeOptions } from '../activity-options.js';
import type { OperationReference } from '../operations/contract/operation.js';
import { captureOutcome } from '../operations/wrapper/component-outcome.js';
import { runAsOperation } from '../operations/wrapper/run-as-operation.js';
import { runOperation } from '../operations/wrapper/run-operation.js';
import type { RefreshDashboardInput } from './contract/refresh-dashboard.js';

const SEARCH_PARTS = ['search', 'indexing'] as const;

const { canReadPlatform, finishRefresh } = proxyActivities<DashboardActivities>(storeOptions);
const { collectBingTraffic, collectSiteTraffic, listProperties } =
  proxyActivities<SearchDataActivities>(gatherSearchOptions);

interface Place {
  user_id: OwnerId;
  platform: Platform;
}

const PLAN_REQUIRED: OperationError = {
  code: 'plan_required',
  detail: 'Search analysis needs a premium or enterprise plan',
};

/** Reads again what platforms know, and drops cached responses. A platform that fails does not affect the rest. */
export async function refreshDashboard(input: RefreshDashboardInput): Promise<OperationReference> {
  const { operation, site_url, without_search = false } = input;
  const { user_id } = operation;
  return runOperation(operation, async (report) => {
    await report({ done: 5, phase: 'collect', message: 'Reading data from connected platforms' });
    const [google, analytics, bing] = await Promise.all([
      without_search ? SEARCH_PARTS.map((part) => skip(part, PLAN_REQUIRED)) : readSearchConsole(user_id, site_url),
      readAnalytics(user_id, site_url),
      readBing(user_id, site_url),
      without_search ? listAlone({ user_id, platform: 'searchconsole' }) : null,
    ]);
    await report({ done: 90, phase: 'compose', message: 'Preparing the results' });
    await finishRefresh({ operation, site_url, collected: [...google, analytics, bing] });
  });
}

/** A platform of which no figures are collected, only what its account may read. */
async function listAlone(place: Place): Promise<void> {
  if (await canReadPlatform(place)) await listAgain(place);
}

/** What an account may read changes. If the list can't be read, only its connection shows the error. */
async function listAgain(place: Place): Promise<void> {
  await captureOutcome(() => listProperties(place));
}

function skip(part: (typeof SEARCH_PARTS)[number], error: OperationError): RefreshedPart {
  return { part, status: 'skipped', operation_id: null, error };
}

/** Pages are chosen for inspection by what search brought to them, so that the analysis comes first. */
async function readSearchConsole(user_id: OwnerId, site_url: string): Promise<RefreshedPart[]> {
  const search = await readSearch(user_id, site_url);
  if (search.status === 'skipped') return [search, skip('indexing', search.error)];
  // Without access the inspection would fail in the same way.
  if (search.status === 'failed' && isAccessGone(search.error.code)) return [search, { ...search, part: 'indexing' }];
  return [search, await inspect(user_id, site_url)];
}

async function inspect(user_id: OwnerId, site_url: string): Promise<RefreshedPart> {
  const place = { user_id, type: 'index_inspection' as const, site: identifySite(site_url) };
  return toPart(
    'indexing',
    await captureOutcome(async () => (await runAsOperation({ ...place, input: { site_url } })).operation_id),
  );
}

async function readSearch(user_id: OwnerId, site_url: string): Promise<RefreshedPart> {
  return readPart('search', { user_id, platform: 'searchconsole' }, async () => {
    const input = { site_url, date_range_days: USUAL_SEARCH_DAYS, include_opportunities: true };
    const run = await runAsOperation({ user_id, type: 'search_performance', site: identifySite(site_url), input });
    return run.operation_id;
  });
}

async function readAnalytics(user_id: OwnerId, site_url: string): Promise<RefreshedPart> {
  return readPart('analytics', { user_id, platform: 'analytics' }, async () => {
    await collectSiteTraffic({ user_id, site_url });
    return null;
  });
}

async function readBing(user_id: OwnerId, site_url: string): Promise<RefreshedPart> {
  return readPart('bing', { user_id, platform: 'altengine' }, async () => {
    await collectBingTraffic({ user_id, site_url });
    return null;
  });
}

/** `read` returns the operation that ran, if any. */
async function readPart(
  part: Exclude<PartName, 'health'>,
  place: Place,
  read: () => Promise<string | null>,
): Promise<RefreshedPart> {
  if (!(await canReadPlatform(place))) {
    const { code, message: detail } = notConnected(place.platform);
    return { part, status: 'skipped', operation_id: null, error: { code, detail } };
  }
  await listAgain(place);
  return toPart(part, await captureOutcome(read));
}

function toPart(part: Exclude<PartName, 'health'>, outcome: Outcome<string | null>): RefreshedPart {
  if (outcome.ok) return { part, status: 'completed', operation_id: outcome.value, error: null };
  // An account that does not know the site has not failed.
  const status = outcome.error.code === 'no_data' ? 'skipped' : 'failed';
  return { part, status, operation_id: null, error: outcome.error };
}
