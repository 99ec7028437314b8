import type { SiteCheck } from '../check.js';
import { hreflangTargets } from '../hreflang-targets.js';
import { namedSources } from '../source-groups.js';

export const hreflangToRedirect: SiteCheck = {
  id: 'hreflang/to-redirect',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Hreflang points to a redirect',
  why: 'Alternates must be final addresses; a set that names a redirect may be disregarded.',
  fix: 'In the sets that name it, use the final URL.',
  reference: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  effort_hours: 0.25,
  judge(site) {
    return hreflangTargets(site, (target) => target.redirect_url !== null).map(
      ({ item: { code, target }, sources }) => ({
        url: target.url,
        observed: `${code}: ${target.status} → ${target.redirect_url}`,
        expected: '200',
        where: 'link[hreflang]',
        ...namedSources(sources),
      }),
    );
  },
};
