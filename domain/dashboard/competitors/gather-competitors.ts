import type { SitemapSite } from '../../audits/sitemap-benchmark.js';
import { identifySite } from '../../base/url/url-identity.js';
import type { SiteMetrics } from '../../seo/site/site-metrics.js';
import { scoreTrust, type TrustScore } from '../../seo/trust/trust-score.js';
import type { CompetitorSources, MeasuredSite, Source } from './competitor-sources.js';

/** A competitor with everything that is known about it. */
export interface Competitor {
  url: string;
  site: string;
  /** `sitemap_only`: not crawled; `failed`: a crawl failed; `not_measured`: it is only named. */
  status: 'measured' | 'sitemap_only' | 'failed' | 'not_measured';
  error: string | null;
  measured: MeasuredSite | null;
  sitemap: SitemapSite | null;
  trust: TrustScore | null;
  sources: Source[];
}

/**
 * The competitors of a site, each once: those of the latest benchmark first, then those of the latest sitemap benchmark,
 * then those that are only named. The newest crawl of each counts.
 */
export function gatherCompetitors(sources: CompetitorSources): Competitor[] {
  const { benchmark, sitemaps, watched, site } = sources;
  const urls = [
    ...(benchmark?.result.competitors.map(({ url }) => url) ?? []),
    ...(sitemaps?.report.sites.filter(({ is_yours }) => !is_yours).map(({ url }) => url) ?? []),
    ...watched,
  ];
  const known = new Map<string, string>();
  for (const url of urls)
    if (identifySite(url) !== site && !known.has(identifySite(url))) known.set(identifySite(url), url);
  return [...known].map(([key, url]) => describeCompetitor(sources, key, url));
}

function describeCompetitor(sources: CompetitorSources, site: string, url: string): Competitor {
  const measured = newest([
    benchmarked(sources, site),
    ...sources.audited.filter((one) => identifySite(one.url) === site),
  ]);
  const listed = sources.sitemaps?.report.sites.find((one) => identifySite(one.url) === site && !one.is_yours) ?? null;
  const sitemap = listed?.status === 'completed' ? listed : null;
  const failure =
    sources.benchmark?.result.competitors.find((one) => identifySite(one.url) === site)?.error ?? listed?.error;
  return {
    url,
    site,
    measured,
    sitemap,
    status: statusOf(measured, sitemap, failure ?? null),
    error: measured || sitemap ? null : (failure ?? null),
    trust: measured ? scoreTrust(measured.metrics) : null,
    sources: [
      ...(measured ? [measured.source] : []),
      ...(sitemap && sources.sitemaps
        ? [{ kind: 'sitemap_benchmark' as const, id: sources.sitemaps.id, at: sources.sitemaps.at }]
        : []),
    ],
  };
}

function benchmarked({ benchmark }: CompetitorSources, site: string): MeasuredSite | null {
  const found = benchmark?.result.competitors.find(({ url }) => identifySite(url) === site);
  if (!benchmark || found?.status !== 'completed' || found.metrics === null) return null;
  const { url, metrics, scores } = found;
  return { url, metrics, scores, source: { kind: 'benchmark', id: benchmark.id, at: benchmark.at } };
}

function newest(sites: readonly (MeasuredSite | null)[]): MeasuredSite | null {
  return sites.reduce((latest, one) => (one && (!latest || one.source.at > latest.source.at) ? one : latest), null);
}

function statusOf(
  measured: MeasuredSite | null,
  sitemap: SitemapSite | null,
  failure: string | null,
): Competitor['status'] {
  if (measured) return 'measured';
  if (sitemap) return 'sitemap_only';
  return failure === null ? 'not_measured' : 'failed';
}

export interface Volume {
  /** Listed in its sitemap, else indexable pages that were crawled. */
  pages: number | null;
  words: number | null;
  basis: string;
}

export function measureVolume(metrics: SiteMetrics | null, sitemap: SitemapSite | null): Volume {
  const words = metrics?.words_total ?? null;
  const listed = sitemap?.figures?.urls ?? metrics?.sitemap_urls ?? null;
  if (listed !== null) return { pages: listed, words, basis: 'addresses in its sitemap' };
  if (!metrics) return { pages: null, words: null, basis: 'neither crawled nor read' };
  const bound = metrics.profile?.crawl_incomplete ? ', at least: a bound ended the crawl' : '';
  return { pages: metrics.indexable_pages, words, basis: `indexable pages that were crawled${bound}` };
}

export interface Rhythm {
  per_week: number | null;
  trend: 'rising' | 'flat' | 'falling' | null;
  basis: string;
}

/** By the dates that pages show, else by lastmod of the sitemap. */
export function measureRhythm(metrics: SiteMetrics | null, sitemap: SitemapSite | null): Rhythm {
  const own = metrics?.profile?.publishing.page_dates ?? null;
  if (own) return { ...own, basis: 'dates that its pages show, over twelve weeks' };
  const listed =
    sitemap?.figures?.publishing ?? metrics?.profile?.publishing.sitemap_lastmod ?? metrics?.publishing ?? null;
  if (listed) return { ...listed, basis: 'last changes in its sitemap, over twelve weeks' };
  return { per_week: null, trend: null, basis: 'too few dates' };
}
