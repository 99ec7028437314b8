import type { PageArtifact } from '../../domain/seo/artifacts/page.js';
import type { SiteArtifacts } from '../../domain/seo/checks/check.js';
import type { FactSources } from '../../domain/seo/improvements/site-facts.js';
import { measureSite } from '../../domain/seo/site/site-metrics.js';
import { siteFrom } from './sites/site.js';

/** What recommendations rest on, for a site of these pages: no target keywords, no competitors, 1 June 2026. */
export function factSources(
  pages: PageArtifact[],
  site: Partial<SiteArtifacts> = {},
  overrides: Partial<FactSources> = {},
): FactSources {
  const now = '2026-06-01T00:00:00Z';
  const gathered = siteFrom(pages, site);
  return {
    site: gathered,
    metrics: measureSite(gathered, now),
    target_keywords: [],
    benchmark: null,
    now,
    ...overrides,
  };
}
