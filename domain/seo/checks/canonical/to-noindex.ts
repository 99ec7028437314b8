import { canonicalTargets } from '../canonical-targets.js';
import type { SiteCheck } from '../check.js';
import { namedSources } from '../source-groups.js';

export const canonicalToNoindex: SiteCheck = {
  id: 'canonical/to-noindex',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Canonical points to a noindex page',
  why: 'The page hands its place to one that must not be listed, so neither may appear.',
  fix: 'Edit the page that carries the canonical: name an indexable URL, as a rule the page itself.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting',
  effort_hours: 0.25,
  judge(site) {
    return canonicalTargets(site)
      .filter(({ item: target }) => target.status === 200 && target.noindex)
      .map(({ item: target, sources }) => ({
        url: target.url,
        observed: 'noindex',
        expected: 'an indexable page',
        where: 'canonical',
        ...namedSources(sources),
      }));
  },
};
