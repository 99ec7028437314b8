import { isRootUrl } from '../../../base/url/is-root-url.js';
import type { SiteCheck } from '../check.js';

export const crawlHard404WrongStatus: SiteCheck = {
  id: 'crawl/hard-404-wrong-status',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: ['probes'],
  measured_over: 'site',
  title: 'Missing pages do not return 404',
  why: 'When any made-up URL works, search engines cannot tell real pages from mistyped ones and waste crawling on an endless site.',
  fix: 'Make the server return 404 for unknown paths instead of 200 or a redirect to the home page.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  effort_hours: 2,
  judge(site) {
    const probe = site.probes?.random_path;
    if (!probe) return [];
    const goesHome = probe.redirect_url !== null && isRootUrl(probe.redirect_url);
    if (probe.status !== 200 && !goesHome) return [];
    const observed = probe.redirect_url ? `redirects to ${probe.redirect_url} (${probe.status})` : String(probe.status);
    return [{ url: probe.url, observed, expected: '404' }];
  },
};
