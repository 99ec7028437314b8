import { randomBytes } from 'node:crypto';
import { parseSitemap } from '../activities/crawl/sitemap/parse-sitemap.js';
import { groupNearDuplicates } from '../domain/base/text/near-duplicates.js';
import type { PageSummary } from '../domain/seo/artifacts/page-summary.js';
import { ALL_CHECKS } from '../domain/seo/checks/index.js';
import { judgeSite } from '../domain/seo/judge.js';
import { isAllowed, parseRobots } from '../domain/seo/robots/robots-rules.js';
import { buildSiteArtifacts } from '../domain/seo/site/site-artifacts.js';
import { DEFAULT_THRESHOLDS } from '../domain/seo/thresholds.js';
import { pageFrom } from '../test/support/sites/pages.js';
import { siteFrom } from '../test/support/sites/site.js';
import { type Measure, medianMs } from './measure.js';

const NOW = '2026-01-01T00:00:00.000Z';

/** Rules that meet their largest inputs: whole sitemaps, huge robots.txt files, graphs over every page of a site. */
export async function benchRules(): Promise<Measure[]> {
  return [...(await benchSitemaps()), ...(await benchRobots()), await benchNearDuplicates(), await benchHreflang()];
}

async function benchSitemaps(): Promise<Measure[]> {
  const body = Buffer.from(sitemapOf(50_000, () => ''));
  // The largest the protocol allows: 50,000 URLs and just under 50 MB, with alternates as large sites have them.
  const alternates = (page: number) =>
    Array.from(
      { length: 9 },
      (_, index) =>
        `<xhtml:link rel="alternate" hreflang="d${index}" href="https://site.example/v${index}/page-${page}"/>`,
    ).join('');
  const large = Buffer.from(sitemapOf(50_000, alternates));
  return [
    { name: 'sitemap of 50,000 URLs', value: await readMs(body), unit: 'ms', bar: { at_most: 300 } },
    {
      name: `sitemap of ${Math.round(large.length / 1_048_576)} MB`,
      value: await readMs(large),
      unit: 'ms',
      bar: { at_most: 2000 },
    },
  ];
}

function readMs(body: Buffer): Promise<number> {
  return medianMs(5, async () => {
    const { file } = await parseSitemap({
      url: 'https://site.example/sitemap.xml',
      body,
      contentType: 'application/xml',
      siteHost: 'site.example',
      namedInRobots: true,
      maxUrls: 50_000,
      maxBytes: 52_428_800,
      now: NOW,
    });
    if (file.url_count !== 50_000) throw new Error(`The sitemap was read as ${JSON.stringify(file)}`);
  });
}

function sitemapOf(urls: number, extraOf: (page: number) => string): string {
  const entries = Array.from(
    { length: urls },
    (_, index) =>
      `<url><loc>https://site.example/section-${index % 40}/page-${index}</loc><lastmod>2025-11-${10 + (index % 20)}</lastmod>${extraOf(index)}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('\n')}</urlset>`;
}

async function benchRobots(): Promise<Measure[]> {
  const rules = Array.from({ length: 10_000 }, (_, index) => `Disallow: /section-${index}/*/private$`);
  const text = `User-agent: *\n${rules.join('\n')}`;
  const compiled = parseRobots(text);
  const paths = Array.from({ length: 10_000 }, (_, index) => `/section-${index * 2}/page-${index}/private`);
  const stars = parseRobots(`User-agent: *\nDisallow: /${'a*'.repeat(100)}b$`);
  const path = `/${'a'.repeat(1999)}`;
  return [
    {
      name: 'robots.txt of 10,000 rules',
      // The first question makes the rules ready for all others.
      value: await medianMs(9, async () => isAllowed(parseRobots(text), 'AnyBot', '/')),
      unit: 'ms',
      bar: { at_most: 20 },
    },
    {
      name: '10,000 paths against 10,000 rules',
      value: await medianMs(9, async () => paths.filter((path) => isAllowed(compiled, 'AnyBot', path))),
      unit: 'ms',
    },
    {
      name: 'a pattern of 100 stars against 2,000 characters',
      value: await medianMs(9, async () => isAllowed(stars, 'AnyBot', path)),
      unit: 'ms',
      bar: { at_most: 5 },
    },
  ];
}

/** A tenth of the pages are copies of one another with a word changed: their SimHashes differ in a few bits. */
async function benchNearDuplicates(): Promise<Measure> {
  const template = templatePage();
  const pages = Array.from({ length: 20_000 }, (_, index): PageSummary => {
    const near = index % 10 === 0;
    const simhash = near
      ? `0123456789abcd${(index % 256).toString(16).padStart(2, '0')}`
      : randomBytes(8).toString('hex');
    return { ...template, url: `https://site.example/${index}`, simhash };
  });
  return {
    name: 'near duplicates among 20,000 pages',
    value: await medianMs(3, async () => groupNearDuplicates(pages, 0.9, () => true)),
    unit: 'ms',
    bar: { at_most: 2000 },
  };
}

async function benchHreflang(): Promise<Measure> {
  const template = templatePage();
  const codes = [
    'de',
    'en',
    'fr',
    'es',
    'it',
    'nl',
    'pl',
    'pt',
    'sv',
    'da',
    'fi',
    'cs',
    'sk',
    'hu',
    'ro',
    'bg',
    'el',
    'hr',
    'sl',
    'et',
  ];
  const pages = Array.from({ length: 20_000 }, (_, index): PageSummary => {
    const group = Math.floor(index / 20);
    const hreflang = codes.map((code) => ({ code, url: `https://site.example/${code}/${group}` }));
    return { ...template, url: `https://site.example/${codes[index % 20]}/${group}`, hreflang };
  });
  const site = buildSiteArtifacts({ ...siteFrom([]), start_url: 'https://site.example/', pages });
  const checks = ALL_CHECKS.filter(({ id }) => id.startsWith('hreflang/'));
  return {
    name: `hreflang graph of 20,000 × 20, all ${checks.length} checks`,
    value: await medianMs(3, async () => {
      const verdict = judgeSite(site, checks, { now: NOW, thresholds: DEFAULT_THRESHOLDS });
      if (verdict.failed.length > 0) throw new Error(JSON.stringify(verdict.failed));
    }),
    unit: 'ms',
    bar: { at_most: 1000 },
  };
}

function templatePage(): PageSummary {
  const [page] = siteFrom([pageFrom('<title>Page</title><h1>Page</h1><p>Text.</p>')]).pages;
  if (!page) throw new Error('The template page was not built');
  return page;
}
