import { userInputUrl } from '../../domain/base/url/url-identity.js';
import type { CrawlAgent } from '../../domain/crawl/crawl-agent.js';
import type { RenderMode } from '../../domain/crawl/crawl-rendering.js';
import { createScope, type FilledScope } from '../../domain/crawl/crawl-scope.js';
import { findPatternError } from '../../domain/crawl/url-pattern.js';
import type { CrawlRequestOptions } from '../../workflows/audits/contract/site-audit.js';
import { HttpError } from '../http/http-error.js';

/** How a site is to be crawled, as a request has it, but for what opens it. */
export interface CrawlOptionsBody {
  scope?: FilledScope;
  canonical_host?: string;
  user_agent?: CrawlAgent;
  requests_per_second?: number;
  render?: RenderMode;
}

type ReadOptions = Omit<CrawlRequestOptions, 'access' | 'scope' | 'user_agent'> & {
  scope?: FilledScope;
  user_agent?: Exclude<CrawlAgent, 'own'>;
};

/**
 * The validated options of a crawl; those that a request omits, or sets to their defaults, are omitted.
 * @throws HttpError 422 naming the field
 */
export function readCrawlOptions(body: CrawlOptionsBody, websiteUrl: string): ReadOptions {
  const { scope, canonical_host, render, user_agent, requests_per_second } = body;
  const crawl: ReadOptions = {};
  if (scope) crawl.scope = readScope(scope, websiteUrl);
  if (canonical_host !== undefined) crawl.production_origin = readOrigin(canonical_host);
  if (user_agent !== undefined && user_agent !== 'own') crawl.user_agent = user_agent;
  if (render !== undefined && render !== 'never') crawl.render = render;
  if (requests_per_second !== undefined) crawl.requests_per_second = requests_per_second;
  return crawl;
}

function readScope(scope: FilledScope, websiteUrl: string): FilledScope {
  for (const field of ['include', 'exclude'] as const) {
    for (const [index, pattern] of (scope[field] ?? []).entries()) {
      const error = findPatternError(pattern);
      if (error) throw invalid(['scope', field, index], error);
    }
  }
  if (scope.urls && scope.sitemap_only)
    throw invalid(['scope', 'sitemap_only'], 'Choose either urls or sitemap_only, not both.');
  if (!scope.urls) return scope;
  const { isOwn } = createScope(scope, websiteUrl);
  const urls = scope.urls.map((raw, index) => {
    const url = userInputUrl(raw);
    if (url === null)
      throw invalid(['scope', 'urls', index], 'Enter a full URL, such as https://www.example.com/page.');
    if (!isOwn(url)) throw invalid(['scope', 'urls', index], 'The URL is on another site than website_url.');
    return url;
  });
  return { ...scope, urls };
}

function readOrigin(raw: string): string {
  const url = userInputUrl(raw);
  const { hostname, pathname, search } = new URL(url ?? 'http://none/none');
  // Numbers and single words can be read as hosts too.
  if (url === null || pathname !== '/' || search !== '' || !/\.[a-z][^.]*$/.test(hostname))
    throw invalid(['canonical_host'], 'Enter the production host without a path, such as https://www.example.com.');
  return new URL(url).origin;
}

function invalid(field: (string | number)[], msg: string): HttpError {
  return HttpError.invalidInput({ loc: ['body', ...field], msg, type: 'value_error' });
}
