import type { Benchmark, CompetitorResult } from '../../audits/benchmark.js';
import type { SitemapBenchmarkReport } from '../../audits/sitemap-benchmark.js';
import type { SiteMetrics } from '../../seo/site/site-metrics.js';

/** A site as a crawl measured it, and where that is kept. */
export interface MeasuredSite {
  url: string;
  metrics: SiteMetrics;
  scores: CompetitorResult['scores'];
  source: Source;
}

/** What a statement rests on: an audit, or an operation that read sitemaps. */
export interface Source {
  kind: 'audit' | 'benchmark' | 'sitemap_benchmark';
  id: string;
  at: string;
}

/** Everything that was stored about a site and those it competes with. */
export interface CompetitorSources {
  site: string;
  site_url: string;
  /** The site itself by its latest audit with a crawl; null when there is none. */
  own: MeasuredSite | null;
  /** Of the latest audit that had competitors. */
  benchmark: (Pick<Source, 'id' | 'at'> & { result: Benchmark }) | null;
  sitemaps: (Pick<Source, 'id' | 'at'> & { report: SitemapBenchmarkReport }) | null;
  /** Competitors that the user audited as sites of their own. */
  audited: readonly MeasuredSite[];
  /** Named as competitors of the site, measured or not. */
  watched: readonly string[];
}
