import type { Benchmark } from '../../../domain/audits/benchmark.js';
import { compareWithCompetitors } from '../../../domain/audits/benchmark.js';
import { benchmarkSitemaps } from '../../../domain/audits/sitemap-benchmark.js';
import type { CompetitorSources, MeasuredSite } from '../../../domain/dashboard/competitors/competitor-sources.js';
import { measureSite } from '../../../domain/seo/site/site-metrics.js';
import { htmlPage } from './html-page.js';
import { pageFrom } from './pages.js';
import { siteFrom } from './site.js';
import { sitemapEntry, sitemapFrom } from './sitemaps.js';

export const MEASURED_AT = '2026-06-01T00:00:00.000Z';
const ORGANIZATION =
  '{"@context":"https://schema.org","@type":"Organization","name":"A","sameAs":["https://s.example/a"]}';

export interface SiteWords {
  /** @default 2 */
  pages?: number;
  words?: number;
  /** Contact, privacy, imprint and about pages, structured data about the publisher, and headers that protect. */
  trusted?: boolean;
  ttfb_ms?: number;
  /** Days ago that each page was published, one page each beside the others. */
  published?: readonly number[];
  topic?: string;
  section?: string;
}

/** A crawled site as benchmarking measures it. */
export function measuredSite(host: string, words: SiteWords = {}): MeasuredSite {
  const { pages = 2, words: count = 50, trusted = false, ttfb_ms = 200, topic = 'lamp', section = 'guide' } = words;
  const base = `https://${host}`;
  const links = trusted
    ? '<a href="/contact">c</a><a href="/privacy">p</a><a href="/imprint">i</a><a href="/about">a</a>'
    : '';
  const data = trusted ? `<script type="application/ld+json">${ORGANIZATION}</script>` : '';
  const headers: Record<string, string> = trusted
    ? {
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      }
    : {};
  const text = `${topic} `.repeat(count);
  const start = pageFrom(htmlPage(`<h1>Start</h1><p>${text}</p>${links}`, data), {
    url: `${base}/`,
    depth: 0,
    headers,
    fetch: { ttfb_ms },
  });
  const others = Array.from({ length: pages - 1 }, (_, index) =>
    pageFrom(htmlPage(`<h1>Page ${index}</h1><p>${text}</p>`), {
      url: `${base}/${section}/p${index}`,
      fetch: { ttfb_ms },
    }),
  );
  const dated = (words.published ?? []).map((days) => {
    const at = new Date(Date.parse(MEASURED_AT) - days * 86_400_000).toISOString();
    const head = `<meta property="article:published_time" content="${at}">`;
    return pageFrom(htmlPage('<h1>News</h1>', head), { url: `${base}/news/${days}`, fetch: { ttfb_ms } });
  });
  return {
    url: `${base}/`,
    metrics: measureSite(siteFrom([start, ...others, ...dated]), MEASURED_AT),
    scores: { technical_seo: 80, on_page_seo: 80, content_strategy: 80, sitemap: null },
    source: { kind: 'audit', id: 'a'.repeat(24), at: MEASURED_AT },
  };
}

export function composeBenchmark(
  own: MeasuredSite,
  competitors: readonly MeasuredSite[],
  failed: readonly string[] = [],
): Benchmark {
  const results = competitors.map(({ url, metrics, scores }) => ({
    url,
    status: 'completed' as const,
    error: null,
    scores,
    metrics,
  }));
  const lost = failed.map((url) => ({
    url,
    status: 'failed' as const,
    error: 'No response',
    scores: {},
    metrics: null,
  }));
  return compareWithCompetitors(own.metrics, [...results, ...lost], { scores: own.scores });
}

/** Entries by host; none means that its sitemap could not be read. */
export function sitemapReport(own: string, entries: Readonly<Record<string, readonly string[] | null>>) {
  const subjects = Object.entries(entries).map(([host, paths]) => ({
    url: `https://${host}/`,
    sitemap: paths && sitemapFrom({ entries: paths.map((path) => sitemapEntry(path)) }),
    error: paths ? null : 'It has no sitemap',
  }));
  const [mine, ...others] = subjects.sort((one) => (one.url.includes(own) ? -1 : 1));
  if (!mine) throw new Error('Name the own site');
  return benchmarkSitemaps(mine, others, MEASURED_AT);
}

export function competitorSources(overrides: Partial<CompetitorSources> = {}): CompetitorSources {
  return {
    site: 'own.example',
    site_url: 'https://own.example/',
    own: null,
    benchmark: null,
    sitemaps: null,
    audited: [],
    watched: [],
    ...overrides,
  };
}

/** A site with one competitor that shows better who it is, and one that could not be crawled. */
export function comparedSources(words: { own?: SiteWords; rival?: SiteWords } = {}): CompetitorSources {
  const own = measuredSite('own.example', words.own);
  const competitor = measuredSite('rival.example', { trusted: true, pages: 6, words: 200, ...words.rival });
  const result = composeBenchmark(own, [competitor], ['https://away.example/']);
  return competitorSources({ own, benchmark: { id: 'b'.repeat(24), at: MEASURED_AT, result } });
}
