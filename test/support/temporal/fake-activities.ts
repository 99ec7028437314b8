import { ApplicationFailure } from '@temporalio/common';
import type { AnyGatheredAudit } from '../../../activities/audits/compose/gathered-audit.js';
import type { CrawlCounts } from '../../../domain/crawl/crawl.js';

export interface Call {
  name: string;
  input: Record<string, unknown>;
}

type Fake = (input: Record<string, unknown>) => Promise<unknown>;

const COUNTS: CrawlCounts = {
  fetched: 12,
  html: 10,
  blocked_by_robots: 1,
  pending: 0,
  bytes: 1000,
  max_depth: 2,
  not_modified: 0,
  unchanged: 0,
};

/** What every activity answers when all goes well; `calls` is what was asked, in order. */
export function fakeActivities(overrides: Record<string, Fake> = {}): {
  activities: Record<string, Fake>;
  calls: Call[];
} {
  const calls: Call[] = [];
  const answers: Record<string, Fake> = {
    markRunning: async () => undefined,
    reportProgress: async () => undefined,
    finishOperation: async () => undefined,
    prepareSite: async (input) => ({ final_url: String(input['start_url']) }),
    crawlSlice: async () => ({ done: true, fetched: 12, pending: 0 }),
    gatherSitemaps: async () => ({ files: 1, urls: 10 }),
    seedFromSitemap: async () => ({ added: 0 }),
    seedReferences: async () => ({ added: 0 }),
    confirmSoft404s: async () => ({ candidates: 0, confirmed: 0 }),
    finishCrawl: async () => ({ counts: COUNTS, incomplete: false, not_followed: [] }),
    checkResources: async () => ({ checked: 0, broken: 0 }),
    checkEdgeLinks: async () => ({ checked: 0, broken: 0 }),
    checkExternalLinks: async () => ({ checked: 0, broken: 0 }),
    composeContentAnalysis: async () => ({ key: 'result' }),
    fetchImage: async (input) => ({ url: String(input['url']) }),
    inspectImage: async () => ({ format: 'png' }),
    describeImage: async () => null,
    findImage: async () => null,
    composeImageAltText: async () => ({ key: 'result' }),
    discardImage: async () => undefined,
    measureShareImages: async () => [],
    composeOpengraphTags: async () => ({ key: 'result' }),
    readNamedPage: async () => ({ key: 'page' }),
    gatherInsightInput: async () => ({ key: 'input' }),
    writeInsights: async () => ({ insights: [], generated_by: 'rules', warnings: [] }),
    composeInsights: async () => ({ key: 'result' }),
    dropInsightInput: async () => undefined,
    writeDescriptions: async () => null,
    composeMetaDescription: async () => ({ key: 'result' }),
    fetchSinglePage: async () => ({ key: 'page' }),
    requireAllowedByRobots: async () => undefined,
    listSubmittedSitemaps: async () => ({ sitemaps: 1 }),
    chooseSample: async () => ({ urls: 0, size: 100 }),
    saveIndexReport: async () => undefined,
    readSitemaps: async () => ({ key: 'sitemaps' }),
    renderPages: async () => ({ rendered: 1, failed: 0 }),
    captureStartPage: async () => ({ taken: ['desktop', 'phone'] }),
    measureSpeed: async (input) => ({ key: `speed:${String(input['strategy'])}` }),
    addFieldData: async () => ({ state: 'none' }),
    printAuditReport: async () => ({ key: 'result' }),
    judgeCrawl: async () => ({ key: 'judged' }),
    indexLinks: async () => ({ buckets: 1 }),
    judgeSpeed: async () => ({ key: 'speed' }),
    composeAudit: async () => ({ key: 'result' }),
    loadGathered: async () => ({
      gathered: {
        request: { audit_type: 'complete', website_url: 'https://site.example/', target_keywords: ['lamps'] },
        crawl: { crawl_id: 'crawl' },
        runs: [],
        competitors: [],
      },
      again: { at: '2026-06-01T00:00:00.000Z', acceptances: [], generated_at: '2026-05-01T00:00:00.000Z' },
      overall_score: 70,
    }),
    composeAgain: async () => ({ key: 'result' }),
    composeTechnicalSeo: async () => ({ key: 'result' }),
    composeOnPageAnalysis: async () => ({ key: 'result' }),
    composeSpeedAnalysis: async () => ({ key: 'result' }),
    composeSitemapAnalysis: async () => ({ key: 'result' }),
    composeSitemapBenchmark: async () => ({ key: 'result' }),
    fetchListedPages: async ({ pages }) =>
      (pages as { url: string; part: string }[]).map(({ url, part }) => ({
        url,
        page: { ok: true, value: { key: part } },
      })),
    judgeListedPages: async ({ pages }) => ({ judged: (pages as { url: string }[]).map(({ url }) => url) }),
    composeBatch: async () => ({ key: 'result' }),
    composeGuidance: async () => ({ key: 'result' }),
    writeGuidance: async () => null,
    composeStrategy: async () => ({ key: 'result' }),
    indexSite: async () => ({ key: 'result' }),
    nameEmbeddingModel: async () => null,
    findCrawlToIndex: async () => ({ audit_id: 'audit', crawl_id: 'audit:site' }),
    embedPages: async () => ({ model: 'small', reason: null }),
    composePageAnalysis: async () => ({ key: 'result' }),
    gatherSearchData: async () => ({ property: null }),
    findProperty: async ({ site_url }) => ({ property: site_url, scope: 'same' }),
    findStoredAudits: async () => ({ audit_ids: [] }),
    readDays: async () => ({ rows: 400, span: { first_day: '2020-01-01', last_day: '2100-01-01' } }),
    readRowSet: async () => ({ rows: 5, is_cut: false }),
    inspectPages: async () => ({ inspected: 5 }),
    analyzeSearch: async () => ({ key: 'analyzed' }),
    composeSearchPerformance: async () => ({ key: 'result' }),
    composeOpportunities: async () => ({ opportunities: 5 }),
    dropSearchRows: async () => undefined,
    composeWebsiteAudit: async () => ({ key: 'website-audit' }),
    ...overrides,
  };
  const activities = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      async (input: Record<string, unknown>) => {
        calls.push({ name, input });
        return answer(input);
      },
    ]),
  );
  return { activities, calls };
}

/** An activity that fails for good with an ErrorCode. */
export function failing(code: string, detail: string): Fake {
  return async () => {
    throw ApplicationFailure.create({ type: code, message: detail, nonRetryable: true });
  };
}

export function listInputs(calls: readonly Call[], name: string): Record<string, unknown>[] {
  return calls.filter((call) => call.name === name).map((call) => call.input);
}

/** What the activities of an audit were handed as gathered. */
export function readGathered(input: Record<string, unknown> | undefined): AnyGatheredAudit {
  return (input as { gathered: AnyGatheredAudit }).gathered;
}
