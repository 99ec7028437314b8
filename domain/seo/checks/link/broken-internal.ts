import { isBroken, showAnswer } from '../../../base/http/answer-state.js';
import { redirectChain } from '../../site/redirect-chain.js';
import { brokenEdgeLinks } from '../broken-edge-links.js';
import type { SiteCheck } from '../check.js';
import { namedSources } from '../source-groups.js';

export const linkBrokenInternal: SiteCheck = {
  id: 'link/broken-internal',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Broken internal link',
  why: 'Visitors who follow the link reach an error, and what the linking pages pass on is lost.',
  fix: 'Correct the link, or restore or redirect its target.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  effort_hours: 0.25,
  judge(site) {
    const crawled = [...site.inlinks].flatMap(([url, sources]) => {
      const { end, hops } = redirectChain(site, url);
      if (!end?.allowed_by_robots || !isBroken(end)) return [];
      const observed = hops.length > 0 ? `→ ${end.url}: ${showAnswer(end)}` : showAnswer(end);
      return [{ url, observed, expected: '200', where: 'a[href]', ...namedSources(sources) }];
    });
    const beyond = brokenEdgeLinks(site).map(({ url, observed }) => {
      const sources = site.inlinks.get(url) ?? [];
      return { url, observed, expected: '200', where: 'a[href]', ...namedSources(sources) };
    });
    return [...crawled, ...beyond];
  },
};
