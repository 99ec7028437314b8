import { proxyActivities } from '@temporalio/workflow';
import type { RefreshedPart } from '../activities/dashboard/finish-refresh.js';
import type { DashboardActivities } from '../activities/dashboard/index.js';
import { siteOf } from '../domain/seo/url/url-identity.js';
import { storeOptions } from './activity-options.js';
import { outcomeOf } from './component-outcome.js';
import type { OperationReference } from './contract/operation.js';
import type { RefreshDashboardInput } from './contract/refresh-dashboard.js';
import { runAsOperation } from './run-as-operation.js';
import { runOperation } from './run-operation.js';

const { canReadSearch, finishRefresh } = proxyActivities<DashboardActivities>(storeOptions);

/** As analyze-search-performance has it where nothing is said. */
const SEARCH_DAYS = 90;

/** Reads again what platforms know, and lets go of what was answered before. A platform that fails leaves the rest. */
export async function refreshDashboard({ operation, site_url }: RefreshDashboardInput): Promise<OperationReference> {
  const { user_id } = operation;
  return runOperation(operation, async (report) => {
    await report({ done: 5, phase: 'collect', message: 'Reading search data' });
    const search = await readSearch(user_id, site_url);
    await report({ done: 90, phase: 'compose', message: 'Putting it together' });
    await finishRefresh({ operation, site_url, search });
  });
}

async function readSearch(user_id: string, site_url: string): Promise<RefreshedPart> {
  if (!(await canReadSearch({ user_id }))) {
    const error = { code: 'not_connected' as const, detail: 'Search Console is not connected' };
    return { part: 'search', status: 'skipped', operation_id: null, error };
  }
  const read = await outcomeOf(() =>
    runAsOperation({
      ...{ user_id, type: 'search_performance', site: siteOf(site_url) },
      input: { site_url, date_range_days: SEARCH_DAYS, include_opportunities: true },
    }),
  );
  return read.ok
    ? { part: 'search', status: 'completed', operation_id: read.value.operation_id, error: null }
    : { part: 'search', status: 'failed', operation_id: null, error: read.error };
}
