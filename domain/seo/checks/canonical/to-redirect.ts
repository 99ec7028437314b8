import { redirectChain } from '../../site/redirect-chain.js';
import { canonicalTargets } from '../canonical-targets.js';
import type { SiteCheck } from '../check.js';
import { namedSources } from '../source-groups.js';

export const canonicalToRedirect: SiteCheck = {
  id: 'canonical/to-redirect',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Canonical points to a redirect',
  why: 'The page names an address that itself says "look elsewhere"; search engines may disregard the canonical.',
  fix: 'Edit the page that carries the canonical: name the final URL.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting',
  effort_hours: 0.25,
  judge(site) {
    return canonicalTargets(site).flatMap(({ item: target, sources }) => {
      if (target.redirect_url === null) return [];
      return [
        {
          url: target.url,
          observed: `${target.status} → ${target.redirect_url}`,
          expected: redirectChain(site, target.url).end_url,
          where: 'canonical',
          ...namedSources(sources),
        },
      ];
    });
  },
};
