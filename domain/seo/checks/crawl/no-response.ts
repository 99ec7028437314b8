import { showAnswer } from '../../../base/http/answer-state.js';
import type { FetchErrorKind } from '../../artifacts/fetch.js';
import type { SiteCheck } from '../check.js';
import { linkingPages } from '../linking-pages.js';

/** Failures of the connection or of the response itself; name resolution and timeouts have their own checks. */
const KINDS: ReadonlySet<FetchErrorKind> = new Set(['refused', 'reset', 'tls', 'protocol', 'bad_encoding']);

export const crawlNoResponse: SiteCheck = {
  id: 'crawl/no-response',
  severity: 'critical',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Page does not respond',
  why: 'The connection was refused, broken off or could not be secured. Crawlers treat that like a server error: they slow down and in time drop the page.',
  fix: 'Check that the server listens, its certificate is valid for the host, and the response is complete and correctly encoded.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#network-and-dns-errors',
  effort_hours: 2,
  judge(site) {
    return site.pages
      .filter((page) => page.error !== null && KINDS.has(page.error.kind))
      .map((page) => ({
        url: page.url,
        observed: showAnswer(page),
        expected: 'a complete response',
        ...linkingPages(site, page.url),
      }));
  },
};
