/** What an endpoint of the dashboard answers, before anything was collected and after. */
export interface DashboardStep {
  /** As openapi.yaml has them, below /api/seo-dashboard. */
  endpoint: `${'GET' | 'POST'} /${string}`;
  /** Of a page on the site; the address of the page is filled in. */
  query?: 'page';
  body?: (siteUrl: string) => unknown;
  /** Of somebody without a site, and of somebody whose site nothing was collected of. */
  empty: { nobody: number; newcomer: number };
  /** Nothing has to be collected for it: it tells of a named page, of the platform, or of what the reader made. */
  needsNothing?: true;
  /** Where figures stand that are true of anyone who has collected nothing: counts of what they did, and of nothing. */
  counts?: RegExp;
  /** Every figure of it stands in what was collected as well, but for those that rules work out of several, which stand here. */
  derived?: RegExp;
}

const both = (status: number): DashboardStep['empty'] => ({ nobody: status, newcomer: status });
const OK = both(200);
/** Nothing but what was collected. */
const NONE = /(?!)/;

/** The 24 of the suite in its order, and what was added. Writes of sites stand in specs of their own. */
export const DASHBOARD_STEPS: readonly DashboardStep[] = [
  // Without a page that answers there is nothing to analyze.
  { endpoint: 'POST /analyze-comprehensive', needsNothing: true, body: gone, empty: both(502), counts: /./ },
  { endpoint: 'POST /analyze-full', needsNothing: true, body: gone, empty: both(502), counts: /./ },
  {
    endpoint: 'POST /batch-analyze',
    needsNothing: true,
    body: goneOf,
    empty: OK,
    counts: /^(total_urls|unique_urls|duplicates|successful|failed|duration_ms|results\.\d+\.error\.detail)$/,
  },
  {
    endpoint: 'POST /analyze-urls-ai',
    needsNothing: true,
    body: goneOf,
    empty: OK,
    counts: /^(total_urls|successful|skipped|failed|duration_ms|results\.\d+\.reason)$/,
  },
  { endpoint: 'GET /data', empty: OK, derived: /change$|_history\.|description$/ },
  { endpoint: 'GET /overview', empty: OK, derived: /change$|description$/ },
  { endpoint: 'GET /metrics', empty: OK, derived: /change$|description$/ },
  { endpoint: 'GET /metrics-detailed', query: 'page', empty: both(404) },
  { endpoint: 'GET /analysis-summary', query: 'page', empty: both(404) },
  { endpoint: 'GET /health-score', empty: OK, derived: NONE },
  { endpoint: 'GET /insights', empty: OK, derived: NONE },
  { endpoint: 'GET /platforms', empty: OK },
  { endpoint: 'GET /searchconsole/raw', empty: both(409) },
  { endpoint: 'GET /altengine/raw', empty: both(409) },
  {
    endpoint: 'POST /refresh',
    empty: { nobody: 422, newcomer: 200 },
    counts: /^duration_ms$/,
  },
  { endpoint: 'GET /competitive-insights', empty: OK, derived: /trust_score$|trust\.score$/ },
  { endpoint: 'GET /deep-competitor-analysis', empty: OK, derived: /^positioning\.dimensions\./ },
  {
    endpoint: 'POST /strategic-insights/run',
    empty: { nobody: 422, newcomer: 200 },
    counts: /^duration_ms$/,
  },
  // The report of the run just before tells of nothing collected.
  { endpoint: 'GET /strategic-insights/history', needsNothing: true, empty: OK, counts: /^0\.duration_ms$/ },
  { endpoint: 'GET /health', needsNothing: true, empty: OK },
  { endpoint: 'GET /semantic-health', empty: OK },
  { endpoint: 'GET /sif-health', empty: OK },
  {
    endpoint: 'GET /cache-stats',
    needsNothing: true,
    empty: OK,
    counts: /^(hits|misses|hit_rate|size|invalidations)$/,
  },
  {
    endpoint: 'GET /onboarding-task-health',
    empty: OK,
    counts: /^tasks\.\w+\.consecutive_failures$/,
  },
  { endpoint: 'GET /sites', needsNothing: true, empty: OK },
  { endpoint: 'GET /issue-views', needsNothing: true, empty: OK },
];

function gone(siteUrl: string) {
  return { url: `${siteUrl}/gone` };
}

function goneOf(siteUrl: string) {
  return { urls: [`${siteUrl}/gone`] };
}
