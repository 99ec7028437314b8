import { hreflangLinks } from '../../../base/language/hreflang-links.js';
import type { PageCheck } from '../check.js';

export const hreflangMissingXDefault: PageCheck = {
  id: 'hreflang/missing-x-default',
  severity: 'info',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Missing hreflang x-default',
  why: 'Visitors whose language is not in the set get whatever version the search engine chooses.',
  fix: 'Name the version or language selector for everyone else as x-default.',
  reference: 'https://developers.google.com/search/docs/specialty/international/localized-versions#xdefault',
  effort_hours: 0.25,
  judge(page) {
    const codes = hreflangLinks(page).map(({ code }) => code.toLowerCase());
    if (codes.length === 0 || codes.includes('x-default')) return [];
    return [{ url: page.url, observed: codes.join(', '), expected: 'x-default among them', where: 'link[hreflang]' }];
  },
};
