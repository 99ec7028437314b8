import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import type { SiteArtifacts } from '../../../domain/seo/checks/check.js';
import { summarizePage } from '../../../domain/seo/page/page-summary.js';
import { buildSiteArtifacts } from '../../../domain/seo/site/site-artifacts.js';

/**
 * A site made of these pages, in crawl order, the first one being the start. Nothing else was gathered (null) and the
 * crawl was complete, unless overridden.
 */
export function siteFrom(pages: PageArtifact[], overrides: Partial<SiteArtifacts> = {}): SiteArtifacts {
  const site = buildSiteArtifacts({
    start_url: pages[0]?.url ?? 'https://example.test/',
    pages: pages.map(summarizePage),
    robots: null,
    sitemap: null,
    probes: null,
    external_links: null,
    speed: null,
    crawl_incomplete: overrides.crawl_incomplete ?? false,
  });
  return { ...site, ...overrides };
}
