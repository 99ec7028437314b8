import { randomBytes } from 'node:crypto';
import { createCrawlActivities } from '../activities/crawl/index.js';
import type { HttpFetcher } from '../activities/crawl/ports.js';
import { parserVersion } from '../activities/crawl/read/parser-version.js';
import type { DomRenderer } from '../activities/dom-renderer.js';
import { createImageActivities } from '../activities/images/index.js';
import type { OpenAccess } from '../activities/open-site-headers.js';
import type { ReportCheckFailures } from '../domain/seo/report-check-failures.js';
import type { Config } from '../platform/config.js';
import type { NetworkGuard } from '../platform/network/network-guard.js';
import { createSocketOpener } from '../platform/network/socket-opener.js';
import { hashUrl } from '../store/base/url-hash.js';
import type { Store } from '../store/index.js';
import { wireDiscovery } from './discovery-parts.js';
import { judgeVersion } from './judge-version.js';
import type { createPageThreads } from './page-threads.js';
import { readAgentToken } from './read-agent-token.js';

const CONNECT_TIMEOUT_MS = 10_000;

export interface CrawlWiringDeps {
  openAccess: OpenAccess;
  fetcher: HttpFetcher;
  guard: NetworkGuard;
  pages: ReturnType<typeof createPageThreads>;
  renderer: DomRenderer | null;
  reportCheckFailures: ReportCheckFailures;
}

/** Everything that visits sites, all with one fetcher: the same guard, the same name, the same manners. */
export function wireCrawl(
  config: Config,
  store: Store,
  { openAccess, fetcher, guard, pages, renderer, reportCheckFailures }: CrawlWiringDeps,
) {
  const { crawls, artifacts, workMarks } = store;
  const agent = readAgentToken(config.CRAWL_USER_AGENT);
  return {
    ...createCrawlActivities({
      fetcher,
      crawls,
      artifacts,
      workMarks,
      hashUrl,
      now: () => Date.now(),
      pages,
      reportCheckFailures,
      renderer,
      agentToken: agent,
      userAgent: config.CRAWL_USER_AGENT,
      openAccess,
      openSocket: createSocketOpener(guard, CONNECT_TIMEOUT_MS),
      // Only a crawl needs it, and a worker that starts has better things to do.
      get parserVersion() {
        return parserVersion();
      },
      get judgeVersion() {
        return judgeVersion();
      },
      concurrency: config.CRAWL_CONCURRENCY,
      retentionDays: config.CRAWL_RETENTION_DAYS,
      randomWord: () => randomBytes(8).toString('hex'),
    }),
    ...createImageActivities({ artifacts }),
    ...wireDiscovery(config, store, { fetcher, agentToken: agent }),
  };
}
