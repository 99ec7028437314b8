import { DomainError } from '../../domain/errors.js';
import type { PageArtifact } from '../../domain/seo/artifacts.js';
import type { CrawlDeps } from './crawl-deps.js';
import { followRedirects } from './follow-redirects.js';
import { singlePageKey } from '../../domain/artifact-keys.js';
import { looksLikeHtml, parsePage } from './parse-page.js';
import { unreachable } from './prepare-site.js';

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
export async function fetchSinglePage(deps: CrawlDeps, input: FetchSinglePageInput, signal: AbortSignal): Promise<{ key: string }> {
  const { final, exhausted } = await followRedirects(deps.fetcher, input.url, { maxHops: HOPS, signal });
  const { facts, body, url } = final;
  if (exhausted) throw new DomainError('site_unreachable', `${input.url} redirects without end`);
  if (facts.status === 0) throw unreachable(url, facts.error?.kind ?? 'protocol', facts.error?.message ?? 'no answer');
  if (facts.status === 401 || facts.status === 403 || facts.status === 429) throw new DomainError('site_refused', `${url} refuses our crawler with status ${facts.status}`);
  if (facts.status !== 200) throw new DomainError('site_unreachable', `${url} answers with status ${facts.status}`);
  if (!body || body.length === 0 || !looksLikeHtml(facts.media_type, body)) throw new DomainError('no_data', `${url} is not an HTML page`);
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
