import { createPageVisitor } from '../activities/crawl/fetch-visited-page.js';
import type { HttpFetcher } from '../activities/crawl/ports.js';
import { createDiscoveryActivities } from '../activities/discovery/index.js';
import { createProviders } from '../activities/discovery/providers/create-providers.js';
import type { Config } from '../platform/config.js';
import type { Store } from '../store/index.js';

/** Discovery visits pages with the crawler's own fetcher: same guard, same name, same manners. */
export function createDiscoveryParts(
  config: Config,
  { artifacts, leads }: Store,
  { fetcher, agentToken }: { fetcher: HttpFetcher; agentToken: string },
) {
  const visitor = createPageVisitor({ fetcher, agentToken, now: () => Date.now() });
  return createDiscoveryActivities({
    ...{ providers: createProviders(config), visitPage: visitor.visit, leads, artifacts },
    now: () => new Date(),
  });
}
