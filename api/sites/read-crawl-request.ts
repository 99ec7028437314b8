import type { Request } from 'express';
import type { OperationType } from '../../domain/operations.js';
import { secretPlace } from '../../domain/secrets/secret-place.js';
import type { CrawlAccess } from '../../domain/seo/crawl/crawl-access.js';
import type { CrawlAgent } from '../../domain/seo/crawl/crawl-agent.js';
import type { RenderMode } from '../../domain/seo/crawl/crawl-rendering.js';
import { type CrawlScope, createScope } from '../../domain/seo/crawl/crawl-scope.js';
import { findPatternError } from '../../domain/seo/crawl/url-pattern.js';
import { userInputUrl } from '../../domain/seo/url/url-identity.js';
import type { CrawlAccessRepository } from '../../store/repositories/crawl-access.js';
import type { CrawlRequestOptions } from '../../workflows/contract/site-audit.js';
import { HttpError } from '../http-error.js';
import { operationId } from '../operations/start-operation.js';
import { type PasswordSeal, sealPassword } from '../outreach/seal-password.js';
import { type RequireOwnershipDeps, requireOwnership } from '../ownership/require-ownership.js';
import { currentUser } from '../requests/request-context.js';

export interface CrawlRequestDeps extends RequireOwnershipDeps {
  crawlAccess: Pick<CrawlAccessRepository, 'put'>;
  secrets: PasswordSeal;
}

/** How a site is to be crawled, as a request has it. */
export interface CrawlRequestBody {
  scope?: CrawlScope;
  canonical_host?: string;
  user_agent?: CrawlAgent;
  requests_per_second?: number;
  access?: CrawlAccess;
  render?: RenderMode;
  robots?: 'obey' | 'ignore';
}

/** An audit ends within a day; what opens its site is kept no longer than two. */
const ACCESS_KEPT_MS = 2 * 86_400_000;

/**
 * The crawl's part of a request, checked, with what is secret sealed and stored under the operation that `id` names:
 * neither the operation nor its workflow holds it.
 * @throws HttpError 422 naming the field, also where a site whose robots.txt is to be ignored is not the user's; 503 where
 * nothing can be sealed
 */
export async function readCrawlRequest(
  deps: CrawlRequestDeps,
  req: Request,
  { body, website_url, type }: { body: CrawlRequestBody; website_url: string; type: OperationType },
): Promise<{ crawl: CrawlRequestOptions; id: string; asked: object }> {
  const { canonical_host, render, user_agent, requests_per_second, access } = body;
  const id = operationId(req, type);
  const crawl: CrawlRequestOptions = {};
  if (body.scope) crawl.scope = readScope(body.scope, website_url);
  if (canonical_host !== undefined) crawl.production_origin = readOrigin(canonical_host);
  if (user_agent !== undefined && user_agent !== 'own') crawl.user_agent = user_agent;
  if (render !== undefined && render !== 'never') crawl.render = render;
  if (body.robots === 'ignore') {
    await requireOwnership(deps, currentUser(req).id, website_url);
    crawl.respect_robots = false;
  }
  if (requests_per_second !== undefined) crawl.requests_per_second = requests_per_second;
  if (access && Object.keys(access).length > 0) {
    const userId = currentUser(req).id;
    const accessId = `access:${id}`;
    const sealed = sealPassword(deps.secrets, JSON.stringify(access), secretPlace.crawlAccess(userId, accessId));
    await deps.crawlAccess.put(userId, accessId, sealed, new Date(Date.now() + ACCESS_KEPT_MS));
    crawl.access = { id: accessId, origin: new URL(website_url).origin };
  }
  // Passwords are no part of what a repeated request is recognized by: not even a hash of them is kept.
  return { crawl, id, asked: access ? { ...body, access: namesOf(access) } : body };
}

/** As the field of a workflow's input; left out where the request says nothing of the crawl. */
export function crawlPart({ crawl }: { crawl: CrawlRequestOptions }): { crawl?: CrawlRequestOptions } {
  return Object.keys(crawl).length > 0 ? { crawl } : {};
}

function readScope(scope: CrawlScope, websiteUrl: string): CrawlScope {
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

function namesOf({ basic_auth, headers = {}, cookies = {} }: CrawlAccess): object {
  return { basic_auth: basic_auth?.username ?? null, headers: Object.keys(headers), cookies: Object.keys(cookies) };
}

function invalid(field: (string | number)[], msg: string): HttpError {
  return HttpError.invalidInput({ loc: ['body', ...field], msg, type: 'value_error' });
}
