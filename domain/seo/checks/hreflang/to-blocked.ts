import type { SiteCheck } from '../check.js';
import { hreflangTargets } from '../hreflang-targets.js';
import { namedSources } from '../source-groups.js';

export const hreflangToBlocked: SiteCheck = {
  id: 'hreflang/to-blocked',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Hreflang points to a page blocked by robots.txt',
  why: 'Search engines cannot read the version, so they never see that it names the others, and disregard the pair.',
  fix: 'Allow the version in robots.txt, or take it out of the sets that name it.',
  reference: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  effort_hours: 0.25,
  judge(site) {
    return hreflangTargets(site, (target) => !target.allowed_by_robots).map(({ item: { code, target }, sources }) => ({
      url: target.url,
      observed: `${code}: disallowed`,
      expected: 'a page that may be crawled',
      where: 'hreflang',
      ...namedSources(sources),
    }));
  },
};
