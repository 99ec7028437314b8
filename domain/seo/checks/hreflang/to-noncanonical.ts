import { isCanonicalized, isHtml200Summary } from '../../site/summary-state.js';
import type { SiteCheck } from '../check.js';
import { hreflangTargets } from '../hreflang-targets.js';
import { namedSources } from '../source-groups.js';

export const hreflangToNoncanonical: SiteCheck = {
  id: 'hreflang/to-noncanonical',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Hreflang points to a non-canonical page',
  why: 'The version asks to be listed under another address, so the one in the set is not indexed and cannot be offered.',
  fix: 'In the sets that name it, use its canonical URL. If it is a translation, let it name itself as canonical instead.',
  reference: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  effort_hours: 0.25,
  judge(site) {
    return hreflangTargets(site, (target) => isHtml200Summary(target) && isCanonicalized(target)).map(
      ({ item: { code, target }, sources }) => ({
        url: target.url,
        observed: `${code}: canonical ${target.canonical_url}`,
        expected: 'a page that is its own canonical',
        where: 'hreflang',
        ...namedSources(sources),
      }),
    );
  },
};
