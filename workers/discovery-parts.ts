import { randomBytes } from 'node:crypto';
import { createPageVisitor } from '../activities/crawl/fetch/fetch-visited-page.js';
import type { HttpFetcher } from '../activities/crawl/ports.js';
import { withCarefulVisits } from '../activities/crawl/visits/careful-visits.js';
import { createDiscoveryActivities } from '../activities/outreach/discovery/index.js';
import { createProviders } from '../activities/outreach/discovery/providers/create-providers.js';
import type { Config } from '../platform/config.js';
import { hashUrl } from '../store/base/url-hash.js';
import type { Store } from '../store/index.js';

/** Of one candidate: the page that was found, those that may name an address, and the feed. */
const SUSPECTS = 4;

/** Discovery visits pages with the crawler's own fetcher: same guard, same name, same manners. */
export function wireDiscovery(
  config: Config,
  { artifacts, leads, workMarks }: Store,
  { fetcher, agentToken }: { fetcher: HttpFetcher; agentToken: string },
) {
  const visitor = createPageVisitor({ fetcher, agentToken, now: () => Date.now() });
  const careful = { workMarks, hashUrl, randomWord: () => randomBytes(8).toString('hex'), now: () => Date.now() };
  return createDiscoveryActivities({
    providers: createProviders(config),
    visitPage: visitor.visit,
    visitFeed: visitor.visitFeed,
    leads,
    artifacts,
    withVisits: (id, work) => withCarefulVisits(careful, { id, suspects: SUSPECTS }, work),
    now: () => new Date(),
  });
}
