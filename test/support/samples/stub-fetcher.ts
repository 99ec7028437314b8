import { blankFacts } from '../../../activities/crawl/fetch/blank-facts.js';
import type { FetchOptions, HttpFetcher } from '../../../activities/crawl/ports.js';
import type { FetchFacts } from '../../../domain/seo/artifacts/fetch.js';

/** A fetcher that answers from a map of URLs, for hosts and ports that no test can listen on; 404 for the rest. */
export function stubFetcher(answers: Record<string, Partial<FetchFacts> & { body?: string }>): {
  fetcher: HttpFetcher;
  /** "METHOD url" of each request, in order. */
  asked: string[];
} {
  const asked: string[] = [];
  const fetchOnce = async (url: string, { method = 'GET' }: FetchOptions = {}) => {
    asked.push(`${method} ${url}`);
    const { body = null, ...facts } = answers[url] ?? { status: 404 };
    const content = body === null ? null : Buffer.from(body);
    return { facts: { ...blankFacts(), body_bytes: content?.length ?? 0, ...facts }, body: content };
  };
  return { fetcher: { fetchOnce }, asked };
}
