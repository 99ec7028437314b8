import { canonicalCircle } from '../../site/canonical-circle.js';
import { isCanonicalized } from '../../site/summary-state.js';
import { canonicalTargets } from '../canonical-targets.js';
import type { SiteCheck } from '../check.js';
import { namedSources } from '../source-groups.js';

export const canonicalToCanonicalised: SiteCheck = {
  id: 'canonical/to-canonicalised',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Canonical chain',
  why: 'The page named as canonical names a third one; search engines may follow neither step.',
  fix: 'Name the last URL of the chain directly.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting',
  effort_hours: 0.25,
  judge(site) {
    return canonicalTargets(site)
      .filter(({ item: target }) => isCanonicalized(target) && canonicalCircle(site, target.url).length === 0)
      .map(({ item: target, sources }) => ({
        url: target.url,
        observed: `canonical ${target.canonical_url}`,
        expected: 'a page that names itself',
        where: 'canonical',
        ...namedSources(sources),
      }));
  },
};
