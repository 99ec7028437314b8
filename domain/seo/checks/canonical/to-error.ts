import { isBroken, showAnswer } from '../../../base/http/answer-state.js';
import { canonicalTargets } from '../canonical-targets.js';
import type { SiteCheck } from '../check.js';
import { namedSources } from '../source-groups.js';

export const canonicalToError: SiteCheck = {
  id: 'canonical/to-error',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Canonical points to a broken page',
  why: 'The page asks search engines to list an address that does not work, and may be dropped with it.',
  fix: 'Edit the page that carries the canonical: name a URL that returns 200, as a rule the page itself.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting',
  effort_hours: 0.25,
  judge(site) {
    return canonicalTargets(site)
      .filter(({ item: target }) => isBroken(target))
      .map(({ item: target, sources }) => ({
        url: target.url,
        observed: showAnswer(target),
        expected: '200',
        where: 'canonical',
        ...namedSources(sources),
      }));
  },
};
