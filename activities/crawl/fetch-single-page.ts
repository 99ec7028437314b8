import { DomainError } from '../../domain/base/errors.js';
import type { CrawlOptions } from '../../domain/crawl/crawl.js';
import { singlePageKey } from '../../domain/operations/artifact-keys.js';
import type { PageArtifact } from '../../domain/seo/artifacts/page.js';
import type { Extraction } from '../../domain/seo/own-checks/own-checks.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { depsForCrawl } from './access/deps-for-crawl.js';
import { decodeCharset } from './charset/decode-charset.js';
import type { CrawlDeps } from './crawl-deps.js';
import { extractPage } from './extract/extract-page.js';
import { looksLikeHtml, parsePage } from './read/parse-page.js';
import { fetchByRobots } from './robots/fetch-by-robots.js';

export interface FetchSinglePageInput {
  operation: { id: string; user_id: OwnerId };
  url: string;
  target_keywords: string[];
  /** The user agent and the access that the page is requested with. */
  crawl?: Pick<CrawlOptions, 'production_origin' | 'user_agent' | 'access'>;
  /** What is read from the page besides, and judged by its rules. */
  extractions?: readonly Extraction[] | undefined;
}

/**
 * Fetches one page that the user named, redirects followed and robots.txt obeyed, and stores its artifact. Twice: replaces it.
 * @throws DomainError when the page is forbidden, cannot be had or is not HTML
 */
export async function fetchSinglePage(
  given: CrawlDeps,
  input: FetchSinglePageInput,
  signal: AbortSignal,
): Promise<{ key: string }> {
  const deps = await depsForCrawl(given, input.operation.user_id, { start_url: input.url, options: input.crawl ?? {} });
  const { url, facts, body } = await fetchByRobots(deps, input.url, { signal });
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
  const { extractions = [] } = input;
  if (extractions.length > 0)
    page.extracted = extractPage(extractions, decodeCharset(body, contentType).text, 'source');
  const key = singlePageKey(input.operation.id);
  await deps.artifacts.put(input.operation.user_id, key, page);
  return { key };
}
