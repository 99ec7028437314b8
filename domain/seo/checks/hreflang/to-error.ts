import { isBroken, showAnswer } from '../../../base/http/answer-state.js';
import type { SiteCheck } from '../check.js';
import { hreflangTargets } from '../hreflang-targets.js';
import { namedSources } from '../source-groups.js';

export const hreflangToError: SiteCheck = {
  id: 'hreflang/to-error',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Hreflang points to a broken page',
  why: 'Visitors sent to their language version meet an error, and search engines disregard the pair.',
  fix: 'Fix the page, or remove it from the hreflang sets that name it.',
  reference: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  effort_hours: 0.5,
  judge(site) {
    return hreflangTargets(site, (target) => isBroken(target)).map(({ item: { code, target }, sources }) => ({
      url: target.url,
      observed: `${code}: ${showAnswer(target)}`,
      expected: '200',
      where: 'link[hreflang]',
      ...namedSources(sources),
    }));
  },
};
