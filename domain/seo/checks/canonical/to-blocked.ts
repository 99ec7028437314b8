import { canonicalTargets } from '../canonical-targets.js';
import type { SiteCheck } from '../check.js';
import { namedSources } from '../source-groups.js';

export const canonicalToBlocked: SiteCheck = {
  id: 'canonical/to-blocked',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Canonical points to a page blocked by robots.txt',
  why: 'Search engines cannot read the page that is to be listed.',
  fix: 'Allow the target in robots.txt, or name a URL that may be crawled.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting',
  effort_hours: 0.25,
  judge(site) {
    return canonicalTargets(site)
      .filter(({ item: target }) => !target.allowed_by_robots)
      .map(({ item: target, sources }) => ({
        url: target.url,
        observed: 'disallowed',
        expected: 'a page that may be crawled',
        where: 'canonical',
        ...namedSources(sources),
      }));
  },
};
