import { hreflangLinks } from '../../../base/language/hreflang-links.js';
import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';

export const hreflangMissingSelf: PageCheck = {
  id: 'hreflang/missing-self',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Missing hreflang self-reference',
  why: 'Each version must list itself beside the others, or search engines may disregard the set.',
  fix: 'Add an alternate for the page itself to its set.',
  reference: 'https://developers.google.com/search/docs/specialty/international/localized-versions#guidelines',
  effort_hours: 0.25,
  judge(page) {
    const alternates = hreflangLinks(page);
    if (alternates.length === 0 || alternates.some(({ url }) => url === page.url)) return [];
    const observed = writeText`${alternates.length} alternates, none for the page itself`;
    return [{ url: page.url, observed, expected: page.url, where: 'link[hreflang]' }];
  },
};
