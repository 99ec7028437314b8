import type { ExternalLinkResult } from '../../domain/seo/artifacts.js';
import type { CrawlDeps } from './crawl-deps.js';
import { externalLinksKey } from '../../domain/artifact-keys.js';
import { requireCrawl } from './require-crawl.js';

/** Distinct targets that are requested; the others are listed as not checked. */
const MAX_TARGETS = 500;
const CONCURRENCY = 8;
const TIMEOUT_MS = 15_000;
/** A bot wall or a rate limit says nothing about the page behind it. 999 is LinkedIn's. */
const UNVERIFIED = new Set([401, 403, 407, 429, 451, 999]);
/** What servers say who do not know HEAD. */
const HEAD_REFUSED = new Set([400, 403, 404, 405, 406, 500, 501, 503]);

/** Requests the targets of external links: HEAD, then GET where HEAD proves nothing. Twice: replaces the stored list. */
export async function checkExternalLinks(deps: CrawlDeps, input: { user_id: string; crawl_id: string }, signal: AbortSignal): Promise<{ checked: number; broken: number }> {
  await requireCrawl(deps, input.user_id, input.crawl_id);
  const targets = new Set<string>();
  for await (const { summary } of deps.crawls.streamDigests(input.crawl_id)) for (const link of summary.external_links) targets.add(link.url);
  const all = [...targets];
  const results: ExternalLinkResult[] = [];
  const waiting = all.slice(0, MAX_TARGETS).entries();
  const worker = async () => {
    for (const [index, url] of waiting) results[index] = await checkLink(deps, url, signal);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  for (const url of all.slice(MAX_TARGETS)) results.push({ url, status: 0, error: null, verdict: 'not_checked' });
  await deps.artifacts.put(input.user_id, externalLinksKey(input.crawl_id), results);
  return { checked: Math.min(all.length, MAX_TARGETS), broken: results.filter((result) => result.verdict === 'broken').length };
}

async function checkLink(deps: Pick<CrawlDeps, 'fetcher'>, url: string, signal: AbortSignal): Promise<ExternalLinkResult> {
  let { facts } = await deps.fetcher.fetchOnce(url, { method: 'HEAD', timeoutMs: TIMEOUT_MS, signal });
  if (facts.error !== null || HEAD_REFUSED.has(facts.status)) {
    ({ facts } = await deps.fetcher.fetchOnce(url, { wantsBody: () => false, timeoutMs: TIMEOUT_MS, signal }));
  }
  const { status, error } = facts;
  return { url, status, error, verdict: verdictOf(status) };
}

function verdictOf(status: number): ExternalLinkResult['verdict'] {
  if (UNVERIFIED.has(status)) return 'unverified';
  if (status >= 200 && status < 300) return 'ok';
  if (status >= 300 && status < 400) return 'redirect';
  return 'broken';
}
