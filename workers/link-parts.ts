import { createLinkVisitActivities } from '../activities/crawl/index.js';
import type { HttpFetcher } from '../activities/crawl/ports.js';
import { createLinkRecorder, createLinkWatchActivities } from '../activities/outreach/links/index.js';
import type { PublishEvent } from '../domain/webhooks/webhook-event.js';
import type { Config } from '../platform/config.js';
import type { Store } from '../store/index.js';
import { readAgentToken } from './read-agent-token.js';

/** The watch of placed links: which are due, visiting their pages, and recording what was seen. */
export function wireLinks(
  config: Config,
  store: Store,
  { fetcher, publish }: { fetcher: HttpFetcher; publish: PublishEvent },
) {
  const { hostTurns, knownRobots, placedLinks } = store;
  const deps = { ...store, publish, now: () => new Date() };
  return {
    orchestration: createLinkWatchActivities(deps),
    crawl: createLinkVisitActivities({
      fetcher,
      agentToken: readAgentToken(config.CRAWL_USER_AGENT),
      hostTurns,
      knownRobots,
      placedLinks,
      recordLinkCheck: createLinkRecorder(deps),
      now: Date.now,
    }),
  };
}
