import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import type { PageSummary } from '../../../domain/seo/artifacts/page-summary.js';
import type { RobotsArtifact } from '../../../domain/seo/artifacts/robots.js';
import type { SitemapArtifact } from '../../../domain/seo/artifacts/sitemap.js';
import { summarizePage } from '../../../domain/seo/page/page-summary.js';
import { isAllowed, parseRobots } from '../../../domain/seo/robots/robots-rules.js';
import type { VisitEnd } from '../../visit-end.js';
import type { CrawlDeps } from '../crawl-deps.js';
import { blankFacts } from '../fetch/blank-facts.js';
import { looksLikeHtml, parsePage } from '../read/parse-page.js';
import { obeyRobots } from '../robots/obey-robots.js';
import { createRobotsCache } from '../robots/robots-cache.js';
import { SKIPPED_MESSAGE, type Visits } from '../visits/careful-visits.js';

/** For one URL of the sample, and how many of them are in the air: less than one visitor's browser sends. */
const TIMEOUT_MS = 10_000;
const AT_ONCE = 4;
/** The head ends well before this. */
const MAX_BYTES = 1_000_000;
/** Listed URLs that robots.txt forbids and that are named; no request is needed to know them. */
const MAX_BLOCKED = 1_000;

type SampleDeps = Pick<CrawlDeps, 'fetcher' | 'agentToken'>;

export interface SampleRequest {
  /** Listed URLs to request, spread evenly over the list. */
  sample: number;
  /** What the host of the sitemap says; null when it was not read. */
  robots: RobotsArtifact | null;
  end: VisitEnd;
  visits: Visits;
}

/**
 * Requests some of the URLs that a sitemap lists, a few at a time, and reads what they say about themselves; robots.txt
 * is obeyed. Adds to the artifact: `sampled`, which says if time ran out before all were requested; and `pages`, what
 * is known about them and about all listed URLs that robots.txt disallows.
 */
export async function requestSample(
  deps: SampleDeps,
  artifact: SitemapArtifact,
  { sample, robots, end, visits }: SampleRequest,
): Promise<void> {
  const { entries } = artifact;
  const count = Math.min(sample, entries.length);
  const fetcher = obeyRobots(deps, createRobotsCache(robots));
  const read: (PageSummary | null)[] = Array(count).fill(null);
  const setAside: NonNullable<SitemapArtifact['set_aside']> = [];
  let next = 0;
  const ask = async () => {
    for (let index = next++; index < count; index = next++) {
      const url = entries[Math.floor((index * entries.length) / count)]?.url ?? '';
      if (visits.isSetAside(url)) {
        setAside.push({ url, reason: SKIPPED_MESSAGE });
        continue;
      }
      const page = await visits.visit(url, () => end.orNull(() => readListed({ fetcher }, url, end.signal)));
      if (page === null) return;
      read[index] = page;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  const pages = read.filter((page) => page !== null);
  artifact.sampled = pages.map(({ url, status, redirect_url, allowed_by_robots }) => ({
    url,
    status,
    redirect_url,
    ...(!allowed_by_robots && { allowed_by_robots }),
  }));
  if (setAside.length > 0) artifact.set_aside = setAside;
  if (pages.length + setAside.length < count) artifact.sampling_stopped_after_s = end.seconds;
  artifact.pages = [...pages, ...blockedPages(deps, artifact, robots, new Set(pages.map(({ url }) => url)))];
}

async function readListed(
  { fetcher }: Pick<CrawlDeps, 'fetcher'>,
  url: string,
  signal: AbortSignal,
): Promise<PageSummary> {
  const wantsBody = ({ status }: { status: number }) => status === 200;
  const answer = await fetcher.fetchOnce(url, { signal, wantsBody, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS });
  const { facts, body } = answer;
  if (facts.error?.kind === 'disallowed_by_robots') return blockedPage(url);
  const contentType = facts.headers['content-type'] ?? null;
  const isPage = body !== null && body.length > 0 && looksLikeHtml(facts.media_type, body);
  const html = isPage ? parsePage({ url, body, contentType, targetKeywords: [] }) : null;
  return summarizePage({ ...listedPage(url), fetch: facts, html });
}

/** Known without a request, for the host whose robots.txt was read. */
function blockedPages(
  { agentToken }: Pick<SampleDeps, 'agentToken'>,
  { entries }: SitemapArtifact,
  robots: RobotsArtifact | null,
  known: ReadonlySet<string>,
): PageSummary[] {
  if (robots?.state !== 'found') return [];
  const rules = parseRobots(robots.text);
  const { origin } = new URL(robots.url);
  const isBlocked = (url: string) => {
    const { origin: own, pathname, search } = new URL(url);
    return own === origin && !isAllowed(rules, agentToken, pathname + search);
  };
  const urls = new Set(entries.map(({ url }) => url).filter((url) => !known.has(url) && isBlocked(url)));
  return [...urls].slice(0, MAX_BLOCKED).map(blockedPage);
}

function blockedPage(url: string): PageSummary {
  return summarizePage({ ...listedPage(url), allowed_by_robots: false });
}

function listedPage(url: string): PageArtifact {
  return { url, depth: null, source: 'sitemap', allowed_by_robots: true, fetch: blankFacts(), html: null };
}
