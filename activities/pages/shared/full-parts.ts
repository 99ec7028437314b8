import { isDomainError } from '../../../domain/base/errors.js';
import type { CrawlResult } from '../../../domain/crawl/crawl.js';
import { renderedKey } from '../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { OperationError, Outcome } from '../../../domain/operations/operations.js';
import { describeSurroundings } from '../../../domain/pages/analysis/describe-surroundings.js';
import type { ExtraPart, FullParts } from '../../../domain/pages/analysis/page-analysis.js';
import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import type { RenderedPage } from '../../../domain/seo/artifacts/rendered-page.js';
import type { SpeedArtifact, SpeedStrategy } from '../../../domain/seo/artifacts/speed.js';
import type { SiteArtifacts } from '../../../domain/seo/checks/check.js';
import type { Thresholds } from '../../../domain/seo/thresholds.js';
import { rateMetrics } from '../../../domain/speed/rate-metrics.js';
import type { AnalysisDeps } from '../analysis-deps.js';

/** How the parts of a full analysis ended; what they found is in the store. */
export interface FullRuns {
  crawl: Outcome<CrawlResult>;
  rendering: Outcome<unknown>;
  speed: { strategy: SpeedStrategy; run: Outcome<{ key: string }> }[];
}

export interface Gathered {
  /** Null when the crawl is not there. */
  site: SiteArtifacts | null;
  rendered: RenderedPage[] | null;
  speed: SpeedArtifact[] | null;
  parts: FullParts;
}

const LOST: OperationError = { code: 'not_found', detail: 'What was found is not in the store' };

/** Loads the stored parts; one that failed, or no longer exists, is listed as such. */
export async function loadFullParts(
  deps: Pick<AnalysisDeps, 'artifacts' | 'readSite'>,
  { operation, page, runs }: { operation: OperationRef; page: PageArtifact; runs: FullRuns },
  thresholds: Thresholds,
): Promise<Gathered> {
  const crawled = await loadSite(deps, operation, runs.crawl);
  const rendered = await loadRendered(deps, operation, { runs, page });
  const speed = await loadSpeed(deps, operation, runs.speed);
  const lighthouse = Object.fromEntries(
    runs.speed.map(({ strategy, run }) => {
      const artifact = speed.find((one) => one.strategy === strategy);
      return [strategy, artifact ? describeRun(artifact, thresholds) : failed(run.ok ? LOST : run.error)];
    }),
  ) as FullParts['lighthouse'];
  const surroundings: FullParts['surroundings'] = crawled.ok
    ? { status: 'completed', ...describeSurroundings(crawled.value, page.url) }
    : failed(crawled.error);
  return {
    site: crawled.ok ? crawled.value : null,
    rendered: rendered === null ? null : [rendered],
    speed: speed.length === 0 ? null : speed,
    parts: { lighthouse, surroundings, rendering: describeRendering(runs.rendering, rendered) },
  };
}

async function loadSite(
  { readSite }: Pick<AnalysisDeps, 'readSite'>,
  { user_id }: OperationRef,
  crawl: Outcome<CrawlResult>,
): Promise<Outcome<SiteArtifacts>> {
  if (!crawl.ok) return crawl;
  const { crawl_id, incomplete } = crawl.value;
  try {
    return { ok: true, value: await readSite({ user_id, crawl_id, crawl_incomplete: incomplete }) };
  } catch (error) {
    // Store errors pass through: the activity is retried.
    if (!isDomainError(error)) throw error;
    return { ok: false, error: { code: error.code, detail: error.message } };
  }
}

/** The requested URL led to this page: one name for both. */
async function loadRendered(
  { artifacts }: Pick<AnalysisDeps, 'artifacts'>,
  operation: OperationRef,
  { runs, page }: { runs: FullRuns; page: PageArtifact },
): Promise<RenderedPage | null> {
  if (!runs.rendering.ok) return null;
  const id = runs.crawl.ok ? runs.crawl.value.crawl_id : operation.id;
  const [first] = (await artifacts.get<RenderedPage[]>(operation.user_id, renderedKey(id))) ?? [];
  return first ? { ...first, url: page.url } : null;
}

async function loadSpeed(
  { artifacts }: Pick<AnalysisDeps, 'artifacts'>,
  { user_id }: OperationRef,
  runs: FullRuns['speed'],
): Promise<SpeedArtifact[]> {
  const found = await Promise.all(
    runs.map(({ run }) => (run.ok ? artifacts.get<SpeedArtifact>(user_id, run.value.key) : null)),
  );
  return found.filter((run) => run !== null);
}

function describeRun({ metrics, runtime_error, ...run }: SpeedArtifact, thresholds: Thresholds) {
  if (runtime_error)
    return failed({ code: 'browser_failed', detail: `Lighthouse could not load the page: ${runtime_error.message}` });
  return {
    status: 'completed' as const,
    figures: { ...run, core_web_vitals: rateMetrics({ metrics, strategy: run.strategy }, thresholds) },
  };
}

function describeRendering(run: Outcome<unknown>, page: RenderedPage | null): FullParts['rendering'] {
  if (!run.ok) return failed(run.error);
  if (page === null) return failed(LOST);
  if (page.error !== null) return failed({ code: 'browser_failed', detail: page.error });
  return { status: 'completed', final_url: page.final_url, script_redirect: page.script_redirect };
}

function failed(error: OperationError): Extract<ExtraPart<object>, { status: 'failed' }> {
  return { status: 'failed', error };
}
