import type { AnalysisDeps } from '../../activities/analysis/analysis-deps.js';
import { DomainError } from '../../domain/errors.js';
import { ALL_CHECKS } from '../../domain/seo/checks/index.js';
import type { PageAnalysis } from '../../domain/seo/page-analysis/page-analysis.js';

export const ANALYSED_AT = '2026-06-01T00:00:00.000Z';

/** Analysing without servers: artifacts and analyses in maps, no crawl. */
export function analysisDeps(
  overrides: Partial<AnalysisDeps> = {},
): AnalysisDeps & { values: Map<string, unknown>; analyses: Map<string, PageAnalysis> } {
  const values = new Map<string, unknown>();
  const analyses = new Map<string, PageAnalysis>();
  return {
    ...{ values, analyses },
    artifacts: {
      put: async (user, key, value) => {
        values.set(`${user} ${key}`, structuredClone(value));
        return { bytes: 0 };
      },
      get: async <Value>(user: string, key: string) => (values.get(`${user} ${key}`) ?? null) as Value | null,
    },
    operations: { find: async () => null },
    pageAnalyses: {
      put: async (user, _operation, analysis) => void analyses.set(`${user} ${analysis.url}`, analysis),
      find: async (user, url) => analyses.get(`${user} ${url}`) ?? null,
    },
    readSite: async () => {
      throw new DomainError('not_found', 'The crawl is not in the store');
    },
    checks: ALL_CHECKS,
    now: () => Date.parse(ANALYSED_AT),
    ...overrides,
  };
}
