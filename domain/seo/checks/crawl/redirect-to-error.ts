import { isBroken, showAnswer } from '../../../base/http/answer-state.js';
import type { SiteCheck } from '../check.js';
import { linkingPages } from '../linking-pages.js';
import { redirectEntries } from '../redirect-entries.js';

export const crawlRedirectToError: SiteCheck = {
  id: 'crawl/redirect-to-error',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Redirect to a broken page',
  why: 'The old address promises a page that is not there: visitors meet an error and the value of old links is lost.',
  fix: 'Point the redirect to a page that returns 200, or return 410 at the old URL.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  effort_hours: 0.5,
  judge(site) {
    return redirectEntries(site).flatMap(({ page, chain }) => {
      if (chain.end === null || !isBroken(chain.end)) return [];
      const observed = `${page.status} → ${chain.end_url} (${showAnswer(chain.end)})`;
      return [{ url: page.url, observed, expected: 'an end that returns 200', ...linkingPages(site, page.url) }];
    });
  },
};
