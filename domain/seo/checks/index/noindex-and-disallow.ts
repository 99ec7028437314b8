import { parseUrl } from '../../../base/url/parse-url.js';
import { isAllowed, parseRobots } from '../../robots/robots-rules.js';
import type { SiteCheck } from '../check.js';

/** The bot whose directives the noindex was read for. */
const BOT = 'googlebot';

export const indexNoindexAndDisallow: SiteCheck = {
  id: 'index/noindex-and-disallow',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: ['robots'],
  measured_over: 'all_pages',
  title: 'Noindex page blocked by robots.txt',
  why: 'Search engines never see the noindex of a page that they may not fetch: its bare address can stay in the index for good.',
  fix: 'Allow the pages in robots.txt until they are out of the index.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  effort_hours: 0.5,
  judge(site) {
    if (site.robots?.state !== 'found') return [];
    const rules = parseRobots(site.robots.text);
    return site.pages
      .filter((page) => page.status === 200 && page.noindex && !isAllowed(rules, BOT, pathOf(page.url)))
      .map(({ url }) => ({ url, observed: `noindex, and ${BOT} may not fetch it`, expected: 'one of the two' }));
  },
};

function pathOf(url: string): string {
  const parsed = parseUrl(url);
  return parsed === null ? '/' : parsed.pathname + parsed.search;
}
