import type { AnalysisDeps } from '../../activities/pages/analysis-deps.js';
import { DomainError } from '../../domain/base/errors.js';
import type { StrategicReport } from '../../domain/dashboard/strategy/strategic-report.js';
import type { PageAnalysis } from '../../domain/pages/analysis/page-analysis.js';
import { Acceptor } from '../../domain/seo/acceptance/acceptor.js';
import { ALL_CHECKS } from '../../domain/seo/checks/index.js';

import { competitorSources } from './sites/measured-site.js';

export const ANALYZED_AT = '2026-06-01T00:00:00.000Z';

/** Analysing without servers: artifacts and analyses in maps, no crawl. */
export function analysisDeps(overrides: Partial<AnalysisDeps> = {}): AnalysisDeps & {
  values: Map<string, unknown>;
  analyses: Map<string, PageAnalysis>;
  reports: Map<string, StrategicReport>;
  raised: string[];
  /** Checks that threw: id and URL. */
  reported: string[];
} {
  const values = new Map<string, unknown>();
  const analyses = new Map<string, PageAnalysis>();
  const reports = new Map<string, StrategicReport>();
  const raised: string[] = [];
  const reported: string[] = [];
  return {
    values,
    analyses,
    reports,
    raised,
    reported,
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
    audits: { list: async () => ({ items: [], next_cursor: null }) },
    sites: { findBySite: async () => null },
    healthSnapshots: { list: async () => [] },
    strategicReports: {
      put: async (user, report) => void reports.set(`${user} ${report.site} ${report.week_commencing}`, report),
      listBefore: async (user, site, week, limit) =>
        [...reports]
          .filter(([key, report]) => key.startsWith(`${user} ${site} `) && report.week_commencing < week)
          .map(([, report]) => report)
          .reverse()
          .slice(0, limit),
    },
    siteVersions: { raise: async (user, site) => void raised.push(`${user} ${site}`) },
    loadCompetitors: async (_user, { site }) => competitorSources({ site, site_url: `https://${site}/` }),
    openAcceptor: async ({ id }, _site, audit_kind) =>
      new Acceptor([], ALL_CHECKS, { audit_id: id, audit_kind, now: ANALYZED_AT }),
    embeddingModel: null,
    checks: ALL_CHECKS,
    reportCheckFailures: (failures, url) => void reported.push(...failures.map(({ id }) => `${id} ${url}`)),
    now: () => Date.parse(ANALYZED_AT),
    ...overrides,
  };
}
