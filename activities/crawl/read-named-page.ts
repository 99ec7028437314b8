import { DomainError } from '../../domain/base/errors.js';
import { pageReadingKey } from '../../domain/operations/artifact-keys.js';
import type { PageReading } from '../../domain/seo/artifacts/page-reading.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { decodeCharset } from './charset/decode-charset.js';
import type { CrawlDeps } from './crawl-deps.js';
import { findImages } from './html/find-images.js';
import { looksLikeHtml, parsePage } from './read/parse-page.js';
import { readSentences } from './read/read-sentences.js';
import { fetchByRobots } from './robots/fetch-by-robots.js';

export interface ReadNamedPageInput {
  operation: { id: string; user_id: OwnerId };
  url: string;
  target_keywords: string[];
}

/**
 * Reads a page that the user named, closely, for a tool that writes about it; its robots.txt is respected. Changes: the
 * stored reading. Twice: replaces it.
 * @throws DomainError when the page is forbidden, cannot be had or is not HTML
 */
export async function readNamedPage(
  deps: Pick<CrawlDeps, 'fetcher' | 'agentToken' | 'artifacts'>,
  { operation, url: given, target_keywords }: ReadNamedPageInput,
  signal: AbortSignal,
): Promise<{ key: string }> {
  const { url, facts, body } = await fetchByRobots(deps, given, { signal });
  if (!body || body.length === 0 || !looksLikeHtml(facts.media_type, body))
    throw new DomainError('no_data', `${url} is not an HTML page`);
  const contentType = facts.headers['content-type'] ?? null;
  const html = parsePage({ url, body, contentType, targetKeywords: target_keywords });
  const { text } = decodeCharset(body, contentType);
  const reading: PageReading = {
    page: { url, depth: 0, source: 'start', allowed_by_robots: true, fetch: facts, html },
    sentences: readSentences(url, text),
    pictures: findImages(url, text),
  };
  const key = pageReadingKey(operation.id);
  await deps.artifacts.put(operation.user_id, key, reading);
  return { key };
}
