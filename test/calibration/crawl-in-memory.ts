import { blankFacts } from '../../activities/crawl/fetch/blank-facts.js';
import { pageTargets } from '../../activities/crawl/read/page-targets.js';
import { parseSitemap } from '../../activities/crawl/sitemap/parse-sitemap.js';
import { isSameSite } from '../../domain/base/url/url-identity.js';
import { createScope } from '../../domain/crawl/crawl-scope.js';
import type { PageArtifact, PageSource } from '../../domain/seo/artifacts/page.js';
import type { RenderedPage } from '../../domain/seo/artifacts/rendered-page.js';
import type { ResourceResult } from '../../domain/seo/artifacts/resource.js';
import type { RobotsArtifact } from '../../domain/seo/artifacts/robots.js';
import type { SitemapArtifact } from '../../domain/seo/artifacts/sitemap.js';
import type { SiteArtifacts } from '../../domain/seo/checks/check.js';
import { pageReferences } from '../../domain/seo/page/page-references.js';
import { summarizePage } from '../../domain/seo/page/page-summary.js';
import { buildRobotsArtifact } from '../../domain/seo/robots/robots-artifact.js';
import { isAllowed, parseRobots } from '../../domain/seo/robots/robots-rules.js';
import { renderSample } from '../../domain/seo/site/render-sample.js';
import { buildSiteArtifacts } from '../../domain/seo/site/site-artifacts.js';
import { sampleResource } from '../support/samples/resource-results.js';
import { pageFrom } from '../support/sites/pages.js';
import { layoutFacts } from '../support/sites/rendered-page.js';
import type { CalibrationSite, SiteAnswer } from './calibration-site.js';

const AGENT = 'Linkwright';
const RENDERED_PAGES = 8;

export interface CrawledInMemory {
  site: SiteArtifacts;
  /** In crawl order. */
  pages: PageArtifact[];
}

/**
 * Walks the site as the crawl does (links, redirects, references, then what the sitemap lists) without a server; every
 * page goes through the real parser.
 */
export async function crawlInMemory(site: CalibrationSite): Promise<CrawledInMemory> {
  const robots = readRobots(site);
  const start = `${site.origin}/`;
  const pages = new Map<string, PageArtifact>();
  const walk = (urls: readonly string[], source: PageSource, depth: number | null) =>
    walkLinks(
      { site, robots, pages, start },
      urls.map((url) => ({ url, depth, source })),
    );
  walk([start], 'start', 0);
  walk(
    [...pages.values()].flatMap((page) => pageReferences(summarizePage(page))).filter((url) => isSameSite(url, start)),
    'reference',
    null,
  );
  const sitemap = await readSitemap(site, robots);
  walk(
    sitemap.entries.map(({ url }) => url).filter((url) => isSameSite(url, start)),
    'sitemap',
    null,
  );
  const crawled = buildSiteArtifacts({
    start_url: start,
    pages: [...pages.values()].map(summarizePage),
    robots,
    sitemap: { ...sitemap, sampled: sitemap.entries.slice(0, 50).map(({ url }) => ({ url, ...statusOf(site, url) })) },
    probes: site.probes,
    external_links: null,
    speed: null,
    resources: readResources(site, [...pages.values()]),
    confirmed_not_found: null,
    crawl_incomplete: false,
  });
  const rendered = renderSample(crawled, RENDERED_PAGES).map((url) => render(site, url));
  return { site: { ...crawled, rendered }, pages: [...pages.values()] };
}

interface Walk {
  site: CalibrationSite;
  robots: RobotsArtifact;
  pages: Map<string, PageArtifact>;
  start: string;
}

interface Step {
  url: string;
  depth: number | null;
  source: PageSource;
}

function walkLinks({ site, robots, pages, start }: Walk, first: readonly Step[]): void {
  const queue = [...first];
  for (let step = queue.shift(); step; step = queue.shift()) {
    if (pages.has(step.url)) continue;
    const page = readPage(site, robots, step);
    pages.set(step.url, page);
    const targets = pageTargets(page, createScope(undefined, start));
    const next = step.depth === null ? null : step.depth + 1;
    for (const url of targets.redirects) queue.push({ url, depth: step.depth, source: 'redirect' });
    for (const url of targets.links) queue.push({ url, depth: next, source: 'link' });
  }
}

function readPage(site: CalibrationSite, robots: RobotsArtifact, { url, depth, source }: Step): PageArtifact {
  if (!mayFetch(robots, url)) return { url, depth, source, allowed_by_robots: false, fetch: blankFacts(), html: null };
  const { status, headers, body } = answerAt(site, url);
  const location = headers['location'] ?? null;
  const page = pageFrom(body, {
    url,
    status,
    headers,
    depth,
    fetch: {
      location,
      redirect_url: location === null ? null : new URL(location, url).href,
      encoded_bytes: Math.round(body.length / 3),
    },
  });
  return { ...page, source };
}

function mayFetch(robots: RobotsArtifact, url: string): boolean {
  if (robots.state === 'unreachable') return false;
  const { pathname, search } = new URL(url);
  return isAllowed(parseRobots(robots.text), AGENT, pathname + search);
}

const NOT_FOUND: SiteAnswer = {
  status: 404,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
  body: '<!doctype html><html lang="en"><head><title>Not found</title></head><body><h1>Not found</h1></body></html>',
};

function answerAt(site: CalibrationSite, url: string): SiteAnswer {
  const { origin, pathname, search } = new URL(url);
  // The other scheme and the name with or without www. lead to the one that the site is served on.
  if (origin !== site.origin)
    return { ...NOT_FOUND, status: 301, headers: { location: site.origin + pathname + search } };
  return site.pages.get(pathname + search) ?? NOT_FOUND;
}

function statusOf(site: CalibrationSite, url: string): { status: number; redirect_url: string | null } {
  const { status, headers } = answerAt(site, url);
  const location = headers['location'];
  return { status, redirect_url: location === undefined ? null : new URL(location, url).href };
}

function readRobots({ origin, robots }: CalibrationSite): RobotsArtifact {
  const text = robots ?? '';
  return buildRobotsArtifact({
    url: `${origin}/robots.txt`,
    status: robots === null ? 404 : 200,
    error: null,
    redirectHops: 0,
    bytes: text.length,
    truncated: false,
    text,
    mediaType: 'text/plain',
    agent: AGENT,
  });
}

async function readSitemap(site: CalibrationSite, robots: RobotsArtifact): Promise<SitemapArtifact> {
  const named = robots.sitemap_urls.length > 0;
  const url = robots.sitemap_urls[0] ?? `${site.origin}/sitemap.xml`;
  const answer = answerAt(site, url);
  const artifact: SitemapArtifact = { files: [], url_count: 0, entries: [], incomplete: false, sampled: [] };
  if (answer.status !== 200 && !named) return artifact;
  const parsed = await parseSitemap({
    url,
    body: Buffer.from(answer.status === 200 ? answer.body : ''),
    contentType: answer.headers['content-type'] ?? null,
    siteHost: new URL(site.origin).host,
    namedInRobots: named,
    maxUrls: 50_000,
    maxBytes: 10_000_000,
    now: '2026-06-01T00:00:00.000Z',
  });
  const file = {
    ...parsed.file,
    source: named ? 'robots' : 'well_known',
    parent_url: null,
    status: answer.status,
    error: null,
  } as const;
  return { ...artifact, files: [file], url_count: parsed.entries.length, entries: parsed.entries };
}

/** Everything that pages are made of loads well, but for what the site says is broken. */
function readResources(site: CalibrationSite, pages: readonly PageArtifact[]): ResourceResult[] {
  const used = new Map<string, { kind: ResourceResult['kinds'][number]; by: string[] }>();
  const note = (url: string | null, kind: ResourceResult['kinds'][number], page: string) => {
    if (url === null) return;
    const known = used.get(url);
    if (known) known.by.push(page);
    else used.set(url, { kind, by: [page] });
  };
  for (const { url, html } of pages) {
    for (const image of html?.images ?? []) note(image.url, 'image', url);
    for (const script of html?.scripts ?? []) note(script.url, 'script', url);
    for (const link of html?.links ?? []) if (link.rel.includes('stylesheet')) note(link.url, 'style', url);
  }
  const media = { image: 'image/webp', script: 'text/javascript', style: 'text/css' } as const;
  return [...used].map(([url, { kind, by }]) => {
    const isBroken = site.broken_resources.includes(url);
    const users = [...new Set(by)];
    return sampleResource({
      url,
      kinds: [kind],
      used_by: users.slice(0, 10),
      use_count: users.length,
      status: isBroken ? 404 : 200,
      verdict: isBroken ? 'broken' : 'ok',
      media_type: media[kind as keyof typeof media],
      bytes: 20_000,
      image: kind === 'image' && !isBroken ? { format: 'webp', width: 800, height: 600 } : null,
    });
  });
}

function render(site: CalibrationSite, url: string): RenderedPage {
  const { status, headers, body, rendered = body } = answerAt(site, url);
  const facts = (html: string) => pageFrom(html, { url, headers }).html;
  return {
    url,
    source_url: url,
    final_url: url,
    script_redirect: null,
    documents: 1,
    status,
    error: null,
    duration_ms: 1000,
    raw: facts(body),
    rendered: facts(rendered),
    layout: layoutFacts(),
  };
}
