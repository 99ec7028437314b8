import { normalizeUrl } from '../../../base/url/url-identity.js';
import type { SiteCheck } from '../check.js';

export const crawlRedirectJavascript: SiteCheck = {
  id: 'crawl/redirect-javascript',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: ['rendered'],
  measured_over: 'rendered_pages',
  title: 'JavaScript redirect',
  why: 'Search engines follow a script redirect late, and crawlers that do not run scripts never do: they index the page that visitors never see.',
  fix: 'Redirect on the server with status 301 or 308.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  effort_hours: 1,
  judge(site) {
    return (site.rendered ?? []).flatMap(({ url, source_url, status, script_redirect }) => {
      if (status !== 200 || script_redirect === null) return [];
      // A page that reloads itself, after setting a cookie for example, leads nowhere.
      if (normalizeUrl(script_redirect) === normalizeUrl(source_url)) return [];
      return [{ url, observed: `to ${script_redirect}`, expected: 'a redirect by status 301 or 308', where: 'script' }];
    });
  },
};
