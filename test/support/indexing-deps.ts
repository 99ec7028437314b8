import type { IndexingDeps } from '../../activities/search/indexing/indexing-deps.js';
import type { PageRow } from '../../domain/reports/export/page-row.js';
import type { InspectedPage } from '../../domain/search/indexing/inspected-page.js';
import type { QuotaClaim } from '../../store/search/inspection-quotas.js';
import { exploredPage } from './samples/explored-page.js';
import { inspectedPage } from './samples/inspected-page.js';
import { SEARCH_NOW } from './search-analysis-deps.js';

export interface IndexingDepsOptions {
  /** Tables of pages by audit, newest first; each of a complete audit. */
  audits?: Record<string, Partial<PageRow>[]>;
  /** Type of all of them. */
  audit_type?: 'complete' | 'quick';
  inspected?: InspectedPage[];
  /** Answer to each claim in turn; granted when there are no more. */
  claims?: QuotaClaim[];
  overrides?: Partial<IndexingDeps>;
}

/** Inspecting without servers: what is stored is in maps, and Google finds every page indexed. */
export function indexingDeps(options: IndexingDepsOptions = {}) {
  const { audits = {}, audit_type = 'complete', inspected = [], claims = [], overrides = {} } = options;
  const values = new Map<string, unknown>();
  const pages = new Map(inspected.map((page) => [page.url, page]));
  const asked: string[] = [];
  const raised: string[] = [];
  const deps: IndexingDeps = {
    searchConsole: {
      listSitemaps: async () => [],
      inspectUrl: async (_user, _property, url) => {
        asked.push(url);
        const { sampled_as: _, property: __, inspected_at: ___, ...seen } = inspectedPage({ url });
        return seen;
      },
    },
    artifacts: {
      put: async (_user, key, value) => {
        values.set(key, structuredClone(value));
        return { bytes: 0 };
      },
      get: async <Value>(_user: string, key: string) => (values.get(key) ?? null) as Value | null,
    },
    audits: {
      list: async () => ({
        items: Object.keys(audits).map((id) => ({ id, audit_type }) as never),
        next_cursor: null,
      }),
    },
    findings: {
      has: async (_user, id) => (audits[id]?.length ?? 0) > 0,
      stream: async function* (_user: string, id: string) {
        yield (audits[id] ?? []).map((row) => exploredPage(row)) as never;
      },
    },
    operations: { find: async () => null },
    pageInspections: {
      put: async (_user, _site, page) => void pages.set(page.url, page),
      list: async () => [...pages.values()],
      find: async (_user, _site, url) => pages.get(url) ?? null,
    },
    inspectionQuotas: {
      claim: async () => claims.shift() ?? 'granted',
      find: async () => ({ day: '2026-06-30', limit: 2_000, used: asked.length }),
    },
    siteVersions: { raise: async (_user, site) => void raised.push(site ?? '') },
    now: () => Date.parse(SEARCH_NOW),
    ...overrides,
  };
  return { ...deps, values, pages, asked, raised };
}
