import type { CrawlOptions } from '../../../domain/crawl/crawl.js';
import { describeAgent } from '../../../domain/crawl/crawl-agent.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { openSiteHeaders } from '../../open-site-headers.js';
import type { CrawlDeps } from '../crawl-deps.js';
import type { HttpFetcher } from '../ports.js';
import { readAsProduction } from './production-origin.js';
import { withSiteAccess } from './site-access.js';

type Visitor = Pick<CrawlOptions, 'user_agent' | 'access' | 'production_origin'>;
type Needed = Pick<CrawlDeps, 'fetcher' | 'agentToken' | 'userAgent' | 'openAccess'>;

/**
 * The dependencies as a crawl wants them: requests under the agent that it names, with what opens the site, read as the
 * production site where it is a copy. `startUrl` is on the crawled host.
 * @throws DomainError when what opens the site is gone or cannot be opened
 */
export async function depsForCrawl<Deps extends Needed>(
  deps: Deps,
  userId: OwnerId,
  { start_url, options }: { start_url: string; options: Visitor },
): Promise<Deps> {
  const { user_agent = 'own', access, production_origin } = options;
  if (user_agent === 'own' && !access && production_origin === undefined) return deps;
  const { userAgent, agentToken } = describeAgent(user_agent, deps);
  let fetcher = user_agent === 'own' ? deps.fetcher : withUserAgent(deps.fetcher, userAgent);
  const site = await openSiteHeaders(deps.openAccess, userId, access);
  if (site) fetcher = withSiteAccess(fetcher, site);
  const origin = access?.origin ?? new URL(start_url).origin;
  if (production_origin !== undefined) fetcher = readAsProduction(fetcher, { production: production_origin, origin });
  return { ...deps, fetcher, agentToken };
}

function withUserAgent(fetcher: HttpFetcher, userAgent: string): HttpFetcher {
  return { fetchOnce: (url, options) => fetcher.fetchOnce(url, { ...options, userAgent }) };
}
