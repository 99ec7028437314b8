import { composeAudit } from '../../activities/audits/compose-audit.js';
import { judgeCrawl } from '../../activities/audits/judge-crawl.js';
import { judgeSpeed } from '../../activities/audits/judge-speed.js';
import type { CompleteAudit } from '../../domain/audits/audit-result.js';
import type { Issue } from '../../domain/audits/issue.js';
import {
  confirmedNotFoundKey,
  renderedKey,
  resourcesKey,
  resultKey,
  sitemapKey,
  speedKey,
} from '../../domain/operations/artifact-keys.js';
import type { PageArtifact } from '../../domain/seo/artifacts/page.js';
import type { SiteArtifacts } from '../../domain/seo/checks/check.js';
import { ALL_CHECKS } from '../../domain/seo/checks/index.js';
import { COMPONENT_NAMES } from '../../domain/seo/components.js';
import { judgePage } from '../../domain/seo/judge.js';
import { summarizePage } from '../../domain/seo/page/page-summary.js';
import { madeUpUrlSimhash, soft404Signals } from '../../domain/seo/page/soft-404-signals.js';
import { auditDeps, crawlResult, OPERATION } from '../support/audit-deps.js';
import { context } from '../support/check-context.js';
import type { CalibrationSite } from './calibration-site.js';
import { crawlInMemory } from './crawl-in-memory.js';

export interface AuditedSite {
  audit: CompleteAudit;
  /** Of all components, in the order of the components. */
  issues: Issue[];
  site: SiteArtifacts;
  pages: PageArtifact[];
}

const CRAWL = 'crawl';

/** A complete audit of the site through the real parser, checks, scores and composition; only servers and Chromium are left out. */
export async function auditSite(calibrated: CalibrationSite): Promise<AuditedSite> {
  const { site, pages } = await crawlInMemory(calibrated);
  const deps = auditDeps();
  const crawl = await deps.crawls.find(OPERATION.user_id, CRAWL);
  if (crawl === null) throw new Error('The crawl is missing');
  const own = { ...crawl, id: CRAWL, start_url: site.start_url, robots: site.robots, probes: site.probes };
  const digests = pages.map((page) => ({
    summary: summarizePage(page),
    ...judgePage(page, ALL_CHECKS, context()),
    reuse: null,
  }));
  const stored = auditDeps({
    crawls: {
      find: async () => own,
      streamDigests: async function* () {
        yield* digests;
      },
      streamPages: deps.crawls.streamPages,
    },
  });
  await storeArtifacts(stored, site, calibrated);
  const result = crawlResult({
    start_url: site.start_url,
    final_url: site.start_url,
    counts: { ...crawlResult().counts, fetched: pages.length, html: pages.filter(({ html }) => html !== null).length },
  });
  const runs = (calibrated.speed ?? []).map(({ strategy }) => ({
    strategy,
    run: { ok: true as const, value: { key: speedKey(OPERATION.id, strategy) } },
  }));
  const request = { audit_type: 'complete' as const, website_url: site.start_url, target_keywords: [] };
  const gathered = { request, crawl: result, runs, competitors: [] };
  const operation = OPERATION;
  const speed =
    runs.length === 0
      ? NOT_MEASURED
      : ({ ok: true, value: await judgeSpeed(stored, { operation, gathered }) } as const);
  const judged = await judgeCrawl(stored, { operation, gathered, speed });
  await composeAudit(stored, {
    operation,
    gathered: { ...gathered, crawl: { ok: true, value: result } },
    judged: { ok: true, value: judged },
    speed,
    cancelled: false,
  });
  const audit = await stored.artifacts.get<CompleteAudit>(OPERATION.user_id, resultKey(OPERATION.id));
  if (audit === null) throw new Error(`No audit of ${calibrated.name} was stored`);
  if (stored.errors.length > 0 || stored.reported.length > 0)
    throw new Error(
      `Checks failed on ${calibrated.name}: ${[...stored.reported, ...stored.errors.map(String)].join(', ')}`,
    );
  const issues = COMPONENT_NAMES.flatMap((name) => audit.components[name].issues);
  return { audit, issues, site, pages };
}

const NOT_MEASURED = { ok: false, error: { code: 'no_data', detail: 'Speed was not measured' } } as const;

async function storeArtifacts(
  { artifacts }: Pick<ReturnType<typeof auditDeps>, 'artifacts'>,
  site: SiteArtifacts,
  { speed }: CalibrationSite,
): Promise<void> {
  const put = (key: string, value: unknown) => artifacts.put(OPERATION.user_id, key, value);
  const start = site.by_url.get(site.start_url);
  const simhash = madeUpUrlSimhash(site.probes, start);
  const notFound = site.pages.filter((page) => soft404Signals(page, simhash).length > 0).map(({ url }) => url);
  await put(sitemapKey(CRAWL), site.sitemap);
  await put(renderedKey(CRAWL), site.rendered);
  await put(resourcesKey(CRAWL), site.resources);
  await put(confirmedNotFoundKey(CRAWL), notFound);
  for (const run of speed ?? []) await put(speedKey(OPERATION.id, run.strategy), run);
}
