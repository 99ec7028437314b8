import type { SiteCheck } from '../check.js';
import { foldLines } from '../fold-lines.js';

export const robotsBadSitemapLine: SiteCheck = {
  id: 'robots/bad-sitemap-line',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: ['robots'],
  measured_over: 'site',
  title: 'Invalid sitemap URL in robots.txt',
  why: 'The value must be an absolute http(s) URL; others are skipped and the sitemap is not found.',
  fix: 'Write the address with scheme and host.',
  reference: 'https://www.sitemaps.org/protocol.html#submit_robots',
  effort_hours: 0.25,
  judge({ robots }) {
    if (robots === null || robots.is_html) return [];
    return foldLines(robots.url, robots.bad_sitemap_lines);
  },
};
