import type { AuditDeps } from '../../activities/audits/audit-deps.js';
import type { JudgedCrawl } from '../../activities/audits/judge-crawl.js';
import type { ComponentResult } from '../../domain/audits/audit-result.js';
import type { CrawlResult } from '../../domain/crawl/crawl.js';
import type { HealthSnapshot } from '../../domain/dashboard/health-score.js';
import { judgedKey, speedComponentKey } from '../../domain/operations/artifact-keys.js';
import { ALL_CHECKS } from '../../domain/seo/checks/index.js';
import { COMPONENT_WEIGHTS, type ComponentName } from '../../domain/seo/components.js';
import { measureSite } from '../../domain/seo/site/site-metrics.js';
import type { WebhookEvent } from '../../domain/webhooks/webhook-event.js';
import type { AuditRecord } from '../../store/audits/audits.js';
import { pageFrom } from './sites/pages.js';
import { siteFrom } from './sites/site.js';

export const OPERATION = { id: '0123456789abcdef01234567', user_id: 'alice' };
export const NOW = '2026-06-01T00:00:00.000Z';

/** Judging without servers: artifacts and audit lines in maps, an empty crawl. */
export function auditDeps(overrides: Partial<AuditDeps> = {}): AuditDeps & {
  values: Map<string, unknown>;
  lines: AuditRecord[];
  published: WebhookEvent[];
  snapshots: HealthSnapshot[];
  raised: (string | null)[];
  /** Checks that threw: id and URL. */
  reported: string[];
  /** Unexpected errors that the work survived, by place. */
  errors: [place: string, error: unknown][];
} {
  const values = new Map<string, unknown>();
  const lines: AuditRecord[] = [];
  const published: WebhookEvent[] = [];
  const snapshots: HealthSnapshot[] = [];
  const raised: (string | null)[] = [];
  const reported: string[] = [];
  const errors: [string, unknown][] = [];
  return {
    values,
    lines,
    published,
    snapshots,
    raised,
    reported,
    errors,
    acceptances: { list: async () => [], noteEvidence: async () => undefined, noteAudit: async () => undefined },
    crawls: {
      find: async (_user, id) => ({
        id,
        start_url: 'https://site.example/',
        options: NO_OPTIONS,
        robots: null,
        rendering: null,
        probes: null,
        created_at: NOW,
        expires_at: NOW,
        parser_version: null,
        previous_id: null,
      }),
      streamDigests: async function* () {},
      streamPages: async function* () {},
    },
    crawlLinks: {
      readIndex: async () => null,
      saveIndex: async () => undefined,
      addPart: async () => undefined,
      streamBucket: async function* () {},
      urlsByBucket: () => new Map(),
      addTargets: async () => undefined,
    },
    artifacts: {
      put: async (user, key, value) => {
        values.set(`${user} ${key}`, structuredClone(value));
        return { bytes: 0 };
      },
      get: async <Value>(user: string, key: string) => (values.get(`${user} ${key}`) ?? null) as Value | null,
    },
    audits: {
      record: async (line) => void lines.push(line),
      replaceScores: async (_user, id, scores) => {
        const at = lines.findIndex((line) => line.id === id);
        const line = lines[at];
        if (line) lines[at] = { ...line, ...scores };
      },
      findPrevious: async (_user, site, type, exclude) =>
        lines.findLast((line) => line.site === site && line.audit_type === type && line.id !== exclude) ?? null,
    },
    findings: {
      save: async (user, operation, part, rows) =>
        void values.set(`${user} ${operation} ${part}`, structuredClone(rows)),
      stream: async function* () {},
    },
    operations: { find: async () => null },
    healthSnapshots: { put: async (snapshot) => void snapshots.push(snapshot) },
    siteVersions: { raise: async (_user, site) => void raised.push(site) },
    checks: ALL_CHECKS,
    reportCheckFailures: (failures, url) => void reported.push(...failures.map(({ id }) => `${id} ${url}`)),
    reportError: (error, place) => void errors.push([place, error]),
    publish: async (event) => void published.push(event),
    now: () => Date.parse(NOW),
    ...overrides,
  };
}

const NO_OPTIONS = {
  max_pages: 1,
  max_depth: 1,
  respect_robots: true,
  include_sitemap_urls: false,
  target_keywords: [],
};

export function crawlResult(overrides: Partial<CrawlResult> = {}) {
  return {
    crawl_id: 'crawl',
    start_url: 'https://site.example/',
    final_url: 'https://site.example/',
    counts: {
      fetched: 3,
      html: 2,
      blocked_by_robots: 0,
      pending: 0,
      bytes: 1000,
      max_depth: 1,
      not_modified: 0,
      unchanged: 0,
    },
    duration_ms: 1000,
    incomplete: false,
    sitemap_error: null,
    ...overrides,
  };
}

export function component(name: ComponentName, score: number | null): ComponentResult {
  const status = score === null ? 'failed' : 'completed';
  return {
    status,
    weight: COMPONENT_WEIGHTS[name],
    score,
    duration_ms: 1,
    error: score === null ? 'broken' : null,
    summary: '',
    issues: [],
    metrics: {},
    deductions: [],
  };
}

/** Puts judged components into the store, as judgeCrawl and judgeSpeed leave them. */
export function storeComponents(
  deps: { values: Map<string, unknown> },
  scores: Record<ComponentName, number | null>,
): void {
  const { technical_seo, on_page_seo, sitemap, content_strategy } = scores;
  const site = siteFrom([pageFrom('<title>Home</title>', { url: 'https://site.example/' })]);
  deps.values.set(`alice ${judgedKey(OPERATION.id)}`, {
    components: {
      technical_seo: component('technical_seo', technical_seo),
      on_page_seo: component('on_page_seo', on_page_seo),
      sitemap: component('sitemap', sitemap),
      content_strategy: component('content_strategy', content_strategy),
    },
    metrics: measureSite(site, NOW),
    reliability: { reliable: true, reason: null },
    gates: [],
    keywords: [],
    crawl: { pages: 2, depth: 1, bytes: 1000, duration_ms: 1000, pages_per_second: 3 },
    final_url: 'https://site.example/',
    accepted: null,
    benchmarking: null,
    advice: { causes: [], recommendations: [], start_page: null },
    semantic_index: null,
  } satisfies JudgedCrawl);
  deps.values.set(`alice ${speedComponentKey(OPERATION.id)}`, component('page_speed', scores.page_speed));
}
