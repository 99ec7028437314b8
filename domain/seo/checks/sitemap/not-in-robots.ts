import type { SiteCheck } from '../check.js';
import { readableFiles } from '../sitemap-files.js';

export const sitemapNotInRobots: SiteCheck = {
  id: 'sitemap/not-in-robots',
  severity: 'low',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap', 'robots'],
  measured_over: 'site',
  title: 'Sitemap not listed in robots.txt',
  why: 'robots.txt is where every search engine looks for sitemaps, also those it was not submitted to.',
  fix: 'Add a line "Sitemap: <address>" to robots.txt.',
  reference: 'https://www.sitemaps.org/protocol.html#submit_robots',
  effort_hours: 0.25,
  judge(site) {
    const named = new Set(site.robots?.sitemap_urls);
    const roots = readableFiles(site).filter(({ source }) => source !== 'index');
    if (roots.some(({ url, source }) => source === 'robots' || named.has(url))) return [];
    return roots
      .slice(0, 1)
      .map(({ url }) => ({ url, observed: 'no Sitemap line', expected: `Sitemap: ${url}`, where: 'robots.txt' }));
  },
};
