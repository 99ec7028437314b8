import type { SiteCheck } from '../check.js';
import { hreflangTargets } from '../hreflang-targets.js';
import { namedSources } from '../source-groups.js';

export const hreflangToNoindex: SiteCheck = {
  id: 'hreflang/to-noindex',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Hreflang points to a noindex page',
  why: 'A version that must not be listed cannot be offered to the visitors of its language.',
  fix: 'Remove the page from the hreflang sets that name it, or remove its noindex if it should be found.',
  reference: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  effort_hours: 0.25,
  judge(site) {
    return hreflangTargets(site, (target) => target.status === 200 && target.noindex).map(
      ({ item: { code, target }, sources }) => ({
        url: target.url,
        observed: `${code}: noindex`,
        expected: 'an indexable page',
        where: 'link[hreflang]',
        ...namedSources(sources),
      }),
    );
  },
};
