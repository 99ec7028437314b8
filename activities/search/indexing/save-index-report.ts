import { indexReportKey, searchRowsKey } from '../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { PropertyChoice } from '../../../domain/search/analysis/property-for-site.js';
import { composeIndexReport } from '../../../domain/search/indexing/compose-index-report.js';
import type { IndexReport, InspectionRun } from '../../../domain/search/indexing/index-report.js';
import type { SampleReason } from '../../../domain/search/indexing/inspected-page.js';
import { saveSearchResult } from '../analysis/data/save-search-result.js';
import type { Sample } from './choose-sample.js';
import { readComparedCrawl } from './data/read-compared-crawl.js';
import type { IndexingDeps } from './indexing-deps.js';

export interface SaveIndexReportInput {
  operation: OperationRef;
  site_url: string;
  site: string;
  property: PropertyChoice;
  run: Omit<InspectionRun, 'chosen'>;
}

const NOT_READ: IndexReport['sitemaps'] = {
  status: 'no_data',
  reason: 'The sitemaps could not be read',
  next_step: 'Inspect the site again later',
};

/**
 * Composes what is known of a site in Google's index. Changes: writes the result of the operation, and the report of the site.
 * Twice: the same again.
 */
export async function saveIndexReport(
  deps: IndexingDeps,
  { operation, site_url, site, property, run }: SaveIndexReportInput,
): Promise<void> {
  const { id, user_id } = operation;
  const [sample, sitemaps, crawl, inspected, quota] = await Promise.all([
    deps.artifacts.get<Sample>(user_id, searchRowsKey(id, 'sample')),
    deps.artifacts.get<IndexReport['sitemaps']>(user_id, searchRowsKey(id, 'sitemaps')),
    readComparedCrawl(deps, user_id, site),
    deps.pageInspections.list(user_id, site),
    deps.inspectionQuotas.find(property.property, new Date(deps.now())),
  ]);
  const urls = new Set(inspected.map(({ url }) => url));
  const report = composeIndexReport(
    {
      website_url: site_url,
      property: property.property,
      property_scope: property.scope,
      run: { ...run, chosen: countReasons(sample) },
      quota,
      sitemaps: sitemaps ?? NOT_READ,
      crawl: crawl && { audit_id: crawl.audit_id, pages: crawl.pages.length, is_complete: crawl.is_complete },
      inspected,
      crawled: new Map(crawl?.pages.filter(({ url }) => urls.has(url)).map((page) => [page.url, page])),
    },
    new Date(deps.now()),
  );
  const saved = await saveSearchResult(deps, operation, report);
  await deps.artifacts.put(user_id, indexReportKey(site), saved satisfies IndexReport);
  await deps.siteVersions.raise(user_id, site);
}

function countReasons(sample: Sample | null): Record<SampleReason, number> {
  const count = (reason: SampleReason) => sample?.urls.filter(({ sampled_as }) => sampled_as === reason).length ?? 0;
  return {
    top_page: count('top_page'),
    indexability: count('indexability'),
    new_page: count('new_page'),
    sitemap_without_impressions: count('sitemap_without_impressions'),
    random: count('random'),
  };
}
