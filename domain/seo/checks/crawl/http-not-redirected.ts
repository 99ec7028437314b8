import type { SiteCheck } from '../check.js';

export const crawlHttpNotRedirected: SiteCheck = {
  id: 'crawl/http-not-redirected',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: ['probes'],
  measured_over: 'site',
  title: 'HTTP does not redirect to HTTPS',
  why: 'Visitors who type the bare name stay on an unencrypted copy of the site, which browsers mark as not secure and search engines see as a duplicate.',
  fix: 'Redirect every http address to the same path on https with 301 or 308, then send Strict-Transport-Security.',
  reference: 'https://developers.google.com/search/blog/2014/08/https-as-ranking-signal',
  effort_hours: 1,
  judge(site) {
    const form = site.probes?.http_form;
    const secure = site.probes?.https_form;
    // A closed http port is safe; and as long as https does not work there is nothing to redirect to.
    if (!form || form.error !== null || form.status === 0 || (secure && secure.error !== null)) return [];
    if (form.final_url?.startsWith('https:')) return [];
    const end = form.final_url ? ` at ${form.final_url}` : '';
    return [{ url: site.start_url, observed: `http ends with ${form.status}${end}`, expected: 'a redirect to https' }];
  },
};
