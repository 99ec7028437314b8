import { indexReportKey, searchPagesKey, searchRowsKey } from '../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { SearchPages } from '../../../domain/search/analysis/search-pages.js';
import { type ChosenUrl, chooseUrls } from '../../../domain/search/indexing/choose-urls.js';
import { coversUrl } from '../../../domain/search/indexing/covers-url.js';
import type { IndexReport } from '../../../domain/search/indexing/index-report.js';
import { USUAL_SAMPLE } from '../../../domain/search/indexing/inspection-limits.js';
import { judgeIndexState } from '../../../domain/search/indexing/judge-index-state.js';
import { readComparedCrawl } from './data/read-compared-crawl.js';
import type { IndexingDeps } from './indexing-deps.js';

export interface ChooseSampleInput {
  operation: OperationRef;
  /** As identifySite writes it. */
  site: string;
  property: string;
  /** URLs to inspect at most, as the user chose; absent: as many as the last time. */
  size?: number;
}

/** What a run inspects, in order. */
export interface Sample {
  urls: ChosenUrl[];
  chosen_at: string;
}

/** Chooses the URLs of a run. Changes: keeps them with the operation. Twice: the first choice stays. */
export async function chooseSample(
  deps: IndexingDeps,
  { operation: { id, user_id }, site, property, size: chosen }: ChooseSampleInput,
): Promise<{ urls: number; size: number }> {
  const key = searchRowsKey(id, 'sample');
  const last = await deps.artifacts.get<IndexReport>(user_id, indexReportKey(site));
  const size = chosen ?? last?.run.size ?? USUAL_SAMPLE;
  const known = await deps.artifacts.get<Sample>(user_id, key);
  if (known !== null) return { urls: known.urls.length, size };
  const [crawl, searched, inspected] = await Promise.all([
    readComparedCrawl(deps, user_id, site),
    deps.artifacts.get<SearchPages>(user_id, searchPagesKey(site)),
    deps.pageInspections.list(user_id, site),
  ]);
  const now = new Date(deps.now());
  const urls = chooseUrls({
    crawled: crawl?.pages ?? [],
    crawled_before: crawl?.pages_before ?? null,
    searched,
    inspected: new Map(
      inspected.map((page) => [page.url, { inspected_at: page.inspected_at, state: judgeIndexState(page) }]),
    ),
    size,
    now,
    isCovered: (url) => coversUrl(property, url),
  });
  await deps.artifacts.put(user_id, key, { urls, chosen_at: now.toISOString() } satisfies Sample);
  return { urls: urls.length, size };
}
