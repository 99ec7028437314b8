import { accessNames } from '../../domain/crawl/access-names.js';
import type { CrawlAccess } from '../../domain/crawl/crawl-access.js';
import type { OperationType } from '../../domain/operations/operations.js';
import type { CrawlRequestOptions } from '../../workflows/audits/contract/site-audit.js';
import { currentUser } from '../http/requests/request-context.js';
import { operationId } from '../operations/start-operation.js';
import { type CrawlAccessDeps, keepCrawlAccess } from './keep-crawl-access.js';
import { type CrawlOptionsBody, readCrawlOptions } from './read-crawl-options.js';

/** How a site is to be crawled, as a request has it. */
export interface CrawlRequestBody extends CrawlOptionsBody {
  access?: CrawlAccess;
}

/** An audit ends within a day; what opens its site is kept no longer than two. */
const ACCESS_KEPT_MS = 2 * 86_400_000;

/**
 * The crawl's part of a request, checked, with what is secret sealed and stored under the operation that `id` names:
 * neither the operation nor its workflow holds it.
 * @throws HttpError 422 naming the field; 503 where nothing can be sealed
 */
export async function readCrawlRequest(
  deps: CrawlAccessDeps,
  req: object,
  { body, website_url, type }: { body: CrawlRequestBody; website_url: string; type: OperationType },
): Promise<{ crawl: CrawlRequestOptions; id: string; asked: object }> {
  const { access } = body;
  const id = operationId(req, type);
  const crawl: CrawlRequestOptions = readCrawlOptions(body, website_url);
  if (access && Object.keys(access).length > 0) {
    const accessId = `access:${id}`;
    const expiresAt = new Date(Date.now() + ACCESS_KEPT_MS);
    await keepCrawlAccess(deps, { userId: currentUser(req).id, accessId, expiresAt }, access);
    crawl.access = { id: accessId, origin: new URL(website_url).origin };
  }
  // Passwords are no part of what a repeated request is recognized by: not even a hash of them is kept.
  return { crawl, id, asked: access ? { ...body, access: accessNames(access) } : body };
}

/** As the field of a workflow's input; left out where the request says nothing of the crawl. */
export function crawlPart({ crawl }: { crawl: CrawlRequestOptions }): { crawl?: CrawlRequestOptions } {
  return Object.keys(crawl).length > 0 ? { crawl } : {};
}
