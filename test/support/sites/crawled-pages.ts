import type { CrawlOptions } from '../../../domain/crawl/crawl.js';
import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import type { CheckFinding } from '../../../domain/seo/judge.js';
import { summarizePage } from '../../../domain/seo/page/page-summary.js';
import { packPage } from '../../../store/crawl/pack-page.js';
import type { Store } from '../../../store/index.js';

export const EXPIRES = new Date('2999-01-01T00:00:00Z');

export interface CrawledSite {
  crawl_id: string;
  user_id?: string;
  start_url: string;
  options?: Partial<CrawlOptions>;
  /** In crawl order; their URLs are in the frontier too, done. */
  pages?: PageArtifact[];
  /** In the frontier, not yet fetched. */
  pending?: string[];
  findings?: (page: PageArtifact) => CheckFinding[];
  expires?: Date;
}

/** Puts a crawl into the store as slices would have left it. */
export async function storeCrawl({ crawls }: Pick<Store, 'crawls'>, site: CrawledSite): Promise<void> {
  const {
    crawl_id,
    user_id = 'alice',
    start_url,
    pages = [],
    pending = [],
    findings = () => [],
    expires = EXPIRES,
  } = site;
  const options = {
    max_pages: 100,
    max_depth: 3,
    respect_robots: true,
    include_sitemap_urls: true,
    target_keywords: [],
    ...site.options,
  };
  await crawls.create(user_id, { id: crawl_id, start_url, options, expires_at: expires });
  const urls = [...pages.map(({ url }) => url), ...pending];
  const entries = urls.map((url, order) => ({ url, depth: 1, source: 'link' as const, order }));
  await crawls.addUrls(crawl_id, entries, expires);
  const stored = pages.map((artifact, order) =>
    packPage({ order, artifact, summary: summarizePage(artifact), findings: findings(artifact), reuse: null }),
  );
  await crawls.addPages(crawl_id, stored, expires);
  const blocked = pages.filter((page) => !page.allowed_by_robots).map(({ url }) => url);
  await crawls.markDone(
    crawl_id,
    pages.map(({ url }) => url),
    new Set(blocked),
  );
}
