import type { CrawlDeps } from '../../activities/crawl/crawl-deps.js';
import { createHttpFetcher } from '../../activities/crawl/fetch/http-fetcher.js';
import { parserVersion } from '../../activities/crawl/read/parser-version.js';
import type { Check } from '../../domain/seo/checks/check.js';
import { GuardedDispatcher } from '../../platform/network/guarded-dispatcher.js';
import { createNetworkGuard } from '../../platform/network/network-guard.js';
import { createSocketOpener } from '../../platform/network/socket-opener.js';
import { hashUrl } from '../../store/base/url-hash.js';
import type { Store } from '../../store/index.js';
import { pageReader } from './sites/page-reader.js';

/** Crawling for real: guarded sockets to the named loopback hosts, a real store. */
export function crawlDeps(
  store: Store,
  allow: string[],
  { checks = [], ...overrides }: Partial<CrawlDeps> & { checks?: readonly Check[] } = {},
): CrawlDeps & { close(): Promise<void> } {
  const guard = createNetworkGuard({ allowedPrivateHosts: allow, allowedPorts: ['80', '443'] });
  const dispatcher = new GuardedDispatcher(guard, {
    connections: 8,
    headersTimeoutMs: 20_000,
    bodyTimeoutMs: 20_000,
    connectTimeoutMs: 20_000,
  });
  return {
    fetcher: createHttpFetcher({ dispatcher, checkUrl: guard.checkUrl, userAgent: 'LinkwrightBot/test' }),
    openSocket: createSocketOpener(guard, 20_000),
    renderer: null,
    crawls: store.crawls,
    artifacts: store.artifacts,
    workMarks: store.workMarks,
    hashUrl,
    pages: pageReader(checks),
    reportCheckFailures: () => undefined,
    parserVersion: parserVersion(),
    judgeVersion: checks.map(({ id }) => id).join(),
    agentToken: 'LinkwrightBot',
    userAgent: 'LinkwrightBot/test',
    openAccess: async () => null,
    concurrency: 6,
    retentionDays: 1,
    now: () => Date.now(),
    randomWord: () => 'random',
    close: () => dispatcher.close(),
    ...overrides,
  };
}

/** A small site from a map of path to page; 404 for the rest. Values are HTML or an answer of their own. */
export type SitePages = Record<string, string | { status?: number; headers?: Record<string, string>; body?: string }>;

export function sitePages(pages: SitePages) {
  return (
    request: { url?: string },
    response: { writeHead(status: number, headers: Record<string, string>): unknown; end(body: string): unknown },
  ): void => {
    const page = pages[request.url ?? '/'] ?? { status: 404, body: '<title>Not found</title>' };
    const answer = typeof page === 'string' ? { body: page } : page;
    response.writeHead(answer.status ?? 200, { 'content-type': 'text/html; charset=utf-8', ...answer.headers });
    response.end(answer.body ?? '');
  };
}
