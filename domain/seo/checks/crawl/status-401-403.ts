import type { SiteCheck } from '../check.js';
import { linkingPages } from '../linking-pages.js';

export const crawlStatus401403: SiteCheck = {
  id: 'crawl/status-401-403',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Access denied (401 or 403)',
  why: 'The page asks for a login or turns crawlers away; search engines that get the same response cannot index it. It may still work for people, so it is not counted as broken.',
  fix: 'If the page is meant for the public, let crawlers in (check firewall and bot rules); if not, do not link to it from public pages.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.5.4',
  effort_hours: 0.5,
  judge(site) {
    return site.pages
      .filter((page) => page.status === 401 || page.status === 403)
      .map((page) => ({
        url: page.url,
        observed: String(page.status),
        expected: '200',
        ...linkingPages(site, page.url),
      }));
  },
};
