import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { indexLinks } from '../activities/audits/index-links.js';
import { type PageRow, toPageRow } from '../domain/reports/export/page-row.js';
import type { Anchor } from '../domain/seo/artifacts/html.js';
import type { PageSummary } from '../domain/seo/artifacts/page-summary.js';
import type { SiteArtifacts } from '../domain/seo/checks/check.js';
import { linkScoreSteps } from '../domain/seo/links/link-scores.js';
import { summarizePage } from '../domain/seo/page/page-summary.js';
import { SharedStrings } from '../domain/seo/site/shared-strings.js';
import { isHtml200Summary } from '../domain/seo/site/summary-state.js';
import { packPage } from '../store/crawl/pack-page.js';
import type { Store } from '../store/index.js';
import { auditDeps } from '../test/support/audit-deps.js';
import { htmlPage } from '../test/support/sites/html-page.js';
import { pageFrom } from '../test/support/sites/pages.js';
import { startStore, type TestStore } from '../test/support/store.js';
import type { Measure } from './measure.js';

const PAGES = 50_000;
const LINKS = 150;
const MENU = 60;
const BATCH = 500;
const SITE = 'https://site.example';
const CRAWL = 'bench:site';
const USER = 'alice';
const SAMPLE_MS = 50;

/** A crawl of 50,000 pages with 150 links each: sorting them by target, reading inlinks, and link scores. */
export async function benchLinkIndex(): Promise<Measure[]> {
  const running = await startStore();
  try {
    await fill(running.store);
    const index = await measure(() => runIndex(running.store));
    const { buckets } = (await running.store.crawlLinks.readIndex(USER, CRAWL)) ?? { buckets: 1 };
    const read = (page: number, limit: number) =>
      measure(() => readInlinks(running.store, urlOf(page), buckets, limit));
    const [popular, rare] = [await read(0, 100), await read(PAGES - 7, 100)];
    const whole = await read(0, Number.POSITIVE_INFINITY);
    // As judging reads them; before, they would hide what sorting takes.
    const summaries = await readSummaries(running.store);
    const site = { pages: summaries, by_url: new Map(summaries.map((page) => [page.url, page])) };
    const score = await measure(() => scoreInSteps(site));
    return [
      { name: `sort and count ${PAGES * LINKS} links`, value: index.ms / 1000, unit: 's', bar: { at_most: 600 } },
      { name: 'sort and count, memory won at most', value: index.megabytes, unit: 'MB', bar: { at_most: 300 } },
      { name: 'sorted links in the store, of a link', value: await bytesOfLink(running), unit: 'bytes' },
      { name: 'inlinks of the most linked page, first 100', value: popular.ms, unit: 'ms' },
      { name: 'inlinks of a page with few', value: rare.ms, unit: 'ms' },
      { name: `all ${whole.result} inlinks of the most linked page`, value: whole.ms, unit: 'ms' },
      { name: `link scores of ${score.result.pages} pages`, value: score.ms, unit: 'ms' },
      { name: 'link scores, longest step without a pause', value: score.result.longest, unit: 'ms' },
      { name: 'link scores, memory won at most', value: score.megabytes, unit: 'MB' },
    ];
  } finally {
    await running.stop();
  }
}

/** As activities do it: with a pause after each step, the longest of which is noted. */
async function scoreInSteps(
  site: Pick<SiteArtifacts, 'pages' | 'by_url'>,
): Promise<{ pages: number; longest: number }> {
  const steps = linkScoreSteps(site, { isScored: isHtml200Summary, mergesCanonicals: true });
  let longest = 0;
  for (;;) {
    const started = performance.now();
    const step = steps.next();
    longest = Math.max(longest, performance.now() - started);
    if (step.done) return { pages: step.value.size, longest };
    await setImmediate();
  }
}

/** As a crawl and its judging leave it. */
async function fill({ crawls, findings }: Store): Promise<void> {
  const expires = new Date(Date.now() + 86_400_000);
  const options = {
    max_pages: PAGES,
    max_depth: 9,
    respect_robots: true,
    include_sitemap_urls: true,
    target_keywords: [],
  };
  await crawls.create(USER, { id: CRAWL, start_url: urlOf(0), options, expires_at: expires });
  const template = pageFrom(htmlPage(`<h1>A page</h1>${'<p>Some words of a page that has a text.</p>'.repeat(20)}`));
  const rows: PageRow[] = [];
  for (let start = 0; start < PAGES; start += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, PAGES - start) }, (_, at) => {
      const order = start + at;
      const { html } = template;
      const artifact = { ...template, url: urlOf(order), html: html && { ...html, anchors: anchorsOf(order) } };
      const summary = summarizePage(artifact);
      rows.push(toPageRow(summary, { link_score: 40, inlinks: 5, unique_inlinks: 3 }, 2));
      return packPage({ order, artifact, summary, findings: [], reuse: null });
    });
    await crawls.addPages(CRAWL, batch, expires);
  }
  await findings.save(USER, 'bench', 'pages', rows, expires);
}

async function readSummaries({ crawls }: Store): Promise<PageSummary[]> {
  const strings = new SharedStrings();
  const summaries: PageSummary[] = [];
  for await (const { summary } of crawls.streamDigests(CRAWL)) summaries.push(strings.share(summary));
  return summaries;
}

/** A menu that all pages share, and links to pages near and far with texts of their own. */
function anchorsOf(order: number): Anchor[] {
  return Array.from({ length: LINKS }, (_, at) => {
    const target = at < MENU ? at : (order * 31 + at * 7_919) % PAGES;
    const href = `/section-${target % 97}/page-${target}`;
    return {
      href,
      url: urlOf(target),
      fragment: '',
      internal: true,
      text: at < MENU ? `Menu entry ${target}` : `Read more about page ${target}`,
      rel: [],
      target: null,
      onclick: false,
      region: at < MENU ? 'nav' : 'main',
    };
  });
}

function urlOf(page: number): string {
  return `${SITE}/section-${page % 97}/page-${page}`;
}

async function runIndex({ crawls, crawlLinks, findings, artifacts }: Store): Promise<void> {
  const deps = { ...auditDeps(), crawls, crawlLinks, findings, artifacts };
  await indexLinks(deps, { operation: { id: 'bench', user_id: USER }, crawl_id: CRAWL, pages: PAGES });
}

async function readInlinks({ crawlLinks }: Store, to: string, buckets: number, limit: number): Promise<number> {
  let found = 0;
  for await (const { links } of crawlLinks.streamLinksTo(CRAWL, to, buckets)) {
    found += links.filter((link) => link.to === to).length;
    if (found >= limit) break;
  }
  return found;
}

async function bytesOfLink({ connection }: TestStore): Promise<number> {
  const [sum] = await connection
    .collection('crawl_links')
    .aggregate([{ $group: { _id: null, bytes: { $sum: { $bsonSize: '$$ROOT' } } } }])
    .toArray();
  return Number(sum?.['bytes'] ?? 0) / (PAGES * LINKS);
}

/** How long work takes, and how much memory it adds to what there was, garbage included. */
async function measure<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; ms: number; megabytes: number }> {
  globalThis.gc?.();
  const used = () => process.memoryUsage.rss();
  const before = used();
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, used());
  }, SAMPLE_MS);
  const started = performance.now();
  try {
    const result = await work();
    most = Math.max(most, used());
    return { result, ms: performance.now() - started, megabytes: (most - before) / 2 ** 20 };
  } finally {
    clearInterval(sampling);
  }
}
