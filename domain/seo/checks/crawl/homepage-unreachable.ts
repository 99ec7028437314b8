import { showAnswer } from '../../../base/http/answer-state.js';
import { redirectChain } from '../../site/redirect-chain.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import type { SiteCheck } from '../check.js';

export const crawlHomepageUnreachable: SiteCheck = {
  id: 'crawl/homepage-unreachable',
  severity: 'critical',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'Home page cannot be reached',
  why: 'The page everything starts from does not arrive as HTML, so neither people nor crawlers get into the site.',
  fix: 'Make the start URL return 200 with an HTML page, at the end of at most one redirect.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  effort_hours: 2,
  judge(site) {
    const { end, loop } = redirectChain(site, site.start_url);
    if (loop.length > 0) return [{ url: site.start_url, observed: 'redirects in a circle', expected: '200 HTML' }];
    // An end outside the crawl or one robots.txt keeps us from is a case of its own check.
    if (end === null || !end.allowed_by_robots || isHtml200Summary(end)) return [];
    const type = end.status === 200 ? ` with ${end.media_type ?? 'no content type'}` : '';
    return [{ url: site.start_url, observed: `${showAnswer(end)}${type}`, expected: '200 HTML' }];
  },
};
