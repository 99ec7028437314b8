import { isBroken } from '../../../base/http/answer-state.js';
import { redirectChain } from '../../site/redirect-chain.js';
import type { SiteCheck } from '../check.js';
import { showChain } from '../show-chain.js';
import { namedSources } from '../source-groups.js';

export const linkToRedirect: SiteCheck = {
  id: 'link/to-redirect',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Internal link to a redirect',
  why: 'Each click takes a detour, and each crawl costs a second request.',
  fix: 'Link to the address that the redirect leads to.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  effort_hours: 0.25,
  judge(site) {
    return [...site.inlinks].flatMap(([url, sources]) => {
      const chain = redirectChain(site, url);
      // A loop, or an error at the end, is a worse issue with a check of its own.
      if (chain.hops.length === 0 || chain.loop.length > 0 || (chain.end && isBroken(chain.end))) return [];
      return [
        { url, observed: `→ ${showChain(chain)}`, expected: chain.end_url, where: 'a[href]', ...namedSources(sources) },
      ];
    });
  },
};
