import type { SiteCheck } from '../check.js';
import { readableFiles } from '../sitemap-files.js';

export const robotsNoSitemapLine: SiteCheck = {
  id: 'robots/no-sitemap-line',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: ['robots'],
  measured_over: 'site',
  title: 'No Sitemap line in robots.txt',
  why: 'With the Sitemap line, every search engine finds the sitemap without a submission.',
  fix: 'Add "Sitemap: https://…/sitemap.xml" with the full address.',
  reference: 'https://www.sitemaps.org/protocol.html#submit_robots',
  effort_hours: 0.25,
  judge(site) {
    const { robots } = site;
    if (robots?.state !== 'found' || robots.is_html) return [];
    // A sitemap that exists and is not named has a finding of its own.
    if (readableFiles(site).length > 0) return [];
    if (robots.sitemap_urls.length > 0 || robots.bad_sitemap_lines.length > 0) return [];
    return [{ url: robots.url, observed: 'no Sitemap line', expected: 'at least one' }];
  },
};
