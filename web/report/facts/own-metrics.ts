import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import type { SiteMetrics } from '../../../domain/seo/site/site-metrics.js';

/**
 * The audited site's own figures for the comparison: the content component keeps them, and so does on-page. Speed is
 * measured separately, so it stays as it was when the crawl was judged.
 */
export function readOwnMetrics({ components }: CompleteAudit): SiteMetrics | null {
  const { content_strategy, on_page_seo } = components;
  const places: unknown[] = [content_strategy.metrics, on_page_seo.metrics];
  return places.find(isSiteMetrics) ?? null;
}

function isSiteMetrics(value: unknown): value is SiteMetrics {
  return (
    typeof value === 'object' &&
    value !== null &&
    'indexable_pages' in value &&
    typeof value.indexable_pages === 'number' &&
    'sections' in value &&
    Array.isArray(value.sections)
  );
}
