import { type Answer, isBroken } from '../../base/http/answer-state.js';
import { percentile } from '../../base/statistics/percentile.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import { brokenEdgeLinks } from '../checks/broken-edge-links.js';
import type { SiteArtifacts } from '../checks/check.js';
import { crawlOrphan } from '../checks/crawl/orphan.js';
import { orphanPages } from '../links/orphan-pages.js';
import { type RedirectChain, redirectChain } from './redirect-chain.js';
import { isHtml200Summary } from './summary-state.js';
import { unreliableChecks } from './unreliable-checks.js';

export interface BrokenLink {
  source: string;
  target: string;
  anchor: string;
  /** 0 without a response. */
  status: number;
}

/** A technical summary of a crawl in figures and lists. Lists are cut at 200; their totals are beside them. */
export interface TechnicalSummary {
  /** Keys: the status, "blocked_by_robots" and "no_response". */
  status_histogram: Record<string, number>;
  /** Keys: clicks from the start page, "unlinked" for pages known from sitemaps alone. HTML pages only. */
  depth_histogram: Record<string, number>;
  /** Time to first byte of requests with a response; null without any. */
  response_time_ms: { p50: number; p90: number; p99: number } | null;
  redirects: { total: number; chains: ShownChain[]; loops: ShownChain[] };
  broken_links: BrokenLink[];
  broken_links_total: number;
  /** Groups of indexable pages with the same main text, largest first. */
  duplicates: string[][];
  /** As the check crawl/orphan finds them. */
  orphan_pages: string[];
  orphan_pages_total: number;
  canonicalization: { self: number; other: number; none: number };
}

export interface ShownChain {
  /** From the first URL to the last one requested; in a loop the last one repeats an earlier one. */
  urls: string[];
  /** Null when the end is outside the crawl or in a loop. */
  final_status: number | null;
}

const LIST_MAX = 200;
/** One redirect is not an issue by itself; two make a chain. */
const CHAIN_MIN_HOPS = 2;

export function summarizeTechnical(site: SiteArtifacts): TechnicalSummary {
  const html = site.pages.filter(isHtml200Summary);
  const answered = site.pages.filter((page) => page.status > 0).map((page) => page.ttfb_ms);
  const broken = brokenLinks(site);
  const isRendered = site.pages.some((page) => page.rendered === true);
  // Links that only scripts make are not seen in sources: a page without one proves nothing then.
  const isReliable = !unreliableChecks(site, { isRendered }).some(({ id }) => id === crawlOrphan.id);
  const orphans = isReliable ? orphanPages(site).map(({ url }) => url) : [];
  return {
    status_histogram: countBy(site.pages, statusKey),
    depth_histogram: countBy(html, ({ depth }) => (depth === null ? 'unlinked' : String(depth))),
    response_time_ms: responseTimes(answered),
    redirects: summarizeRedirects(site),
    broken_links: broken.slice(0, LIST_MAX),
    broken_links_total: broken.length,
    duplicates: duplicateGroups(html).slice(0, LIST_MAX),
    orphan_pages: orphans.slice(0, LIST_MAX),
    orphan_pages_total: orphans.length,
    canonicalization: {
      self: html.filter((page) => page.canonical_url === page.url).length,
      other: html.filter((page) => page.canonical_url !== null && page.canonical_url !== page.url).length,
      none: html.filter((page) => page.canonical_url === null).length,
    },
  };
}

function responseTimes(answered: readonly number[]): TechnicalSummary['response_time_ms'] {
  const [p50, p90, p99] = [percentile(answered, 0.5), percentile(answered, 0.9), percentile(answered, 0.99)];
  return p50 === null || p90 === null || p99 === null ? null : { p50, p90, p99 };
}

function statusKey(page: PageSummary): string {
  if (!page.allowed_by_robots) return 'blocked_by_robots';
  return page.status === 0 ? 'no_response' : String(page.status);
}

/** Chains are listed once, from their first URL: those that another redirect leads into are part of a longer one. */
function summarizeRedirects(site: SiteArtifacts): TechnicalSummary['redirects'] {
  const redirecting = site.pages.filter((page) => page.redirect_url !== null);
  const targets = new Set(redirecting.map((page) => page.redirect_url));
  const followed = redirecting.map((page) => ({ page, chain: redirectChain(site, page.url) }));
  const chains = followed.filter(
    ({ page, chain }) => chain.loop.length === 0 && chain.hops.length >= CHAIN_MIN_HOPS && !targets.has(page.url),
  );
  const circles = new Map<string, (typeof followed)[number]>();
  for (const one of followed) {
    const key = [...one.chain.loop].sort().join(' ');
    if (key !== '' && !circles.has(key)) circles.set(key, one);
  }
  return {
    total: redirecting.length,
    chains: chains.slice(0, LIST_MAX).map(({ page, chain }) => showChain(page, chain)),
    loops: [...circles.values()].slice(0, LIST_MAX).map(({ page, chain }) => showChain(page, chain)),
  };
}

function showChain(page: PageSummary, chain: RedirectChain): ShownChain {
  return { urls: [page.url, ...chain.hops], final_status: chain.end?.status ?? null };
}

/** Links, internal and external, whose end is an error. Bot walls and rate limits say nothing about the page. */
function brokenLinks(site: SiteArtifacts): BrokenLink[] {
  const broken = new Map<string, Answer>();
  for (const page of site.pages) {
    const { end } = redirectChain(site, page.url);
    if (end?.allowed_by_robots && isBroken(end)) broken.set(page.url, end);
  }
  for (const { url, end } of brokenEdgeLinks(site)) broken.set(url, end);
  for (const result of site.external_links ?? []) if (result.verdict === 'broken') broken.set(result.url, result);
  return site.pages.flatMap((page) =>
    [...page.links, ...page.external_links].flatMap(({ url, text }) => {
      const answer = broken.get(url);
      return answer ? [{ source: page.url, target: url, anchor: text, status: answer.status }] : [];
    }),
  );
}

function duplicateGroups(html: readonly PageSummary[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const page of html) {
    if (!page.indexable || page.word_count === 0) continue;
    const group = groups.get(page.text_hash);
    if (group) group.push(page.url);
    else groups.set(page.text_hash, [page.url]);
  }
  return [...groups.values()].filter((urls) => urls.length > 1).sort((one, other) => other.length - one.length);
}

function countBy(pages: readonly PageSummary[], keyOf: (page: PageSummary) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const page of pages) counts[keyOf(page)] = (counts[keyOf(page)] ?? 0) + 1;
  return counts;
}
