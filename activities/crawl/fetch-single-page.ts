import { singlePageKey } from '../../domain/artifact-keys.js';
import { DomainError } from '../../domain/errors.js';
import type { PageArtifact } from '../../domain/seo/artifacts/page.js';
import type { CrawlDeps } from './crawl-deps.js';
import { followRedirects } from './follow-redirects.js';
import { looksLikeHtml, parsePage } from './parse-page.js';
import { unreachable } from './unreachable.js';

const HOPS = 10;

export interface FetchSinglePageInput {
  operation: { id: string; user_id: string };
  url: string;
  target_keywords: string[];
}

/**
 * Fetches one page that the user named, redirects followed, and stores its artifact. Twice: replaces it.
 * @throws DomainError when the page cannot be had or is not HTML
 */
export async function fetchSinglePage(
  deps: CrawlDeps,
  input: FetchSinglePageInput,
  signal: AbortSignal,
): Promise<{ key: string }> {
  const { final, exhausted } = await followRedirects(deps.fetcher, input.url, { maxHops: HOPS, signal });
  const { facts, body, url } = final;
  const { status, error } = facts;
  if (exhausted) throw new DomainError('site_unreachable', `${input.url} redirects without end`);
  if (status === 401 || status === 403 || status === 429)
    throw new DomainError('site_refused', `${url} refuses our crawler with status ${status}`);
  // Also after a 200: the body may have broken off.
  if (error) throw unreachable(url, error);
  if (status !== 200) throw new DomainError('site_unreachable', `${url} answers with status ${status}`);
  if (!body || body.length === 0 || !looksLikeHtml(facts.media_type, body))
    throw new DomainError('no_data', `${url} is not an HTML page`);
  const contentType = facts.headers['content-type'] ?? null;
  const page: PageArtifact = {
    url,
    depth: 0,
    source: 'start',
    allowed_by_robots: true,
    fetch: facts,
    html: parsePage({ url, body, contentType, targetKeywords: input.target_keywords }),
  };
  const key = singlePageKey(input.operation.id);
  await deps.artifacts.put(input.operation.user_id, key, page);
  return { key };
}
