import { hreflangLinks } from '../../../base/language/hreflang-links.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const hreflangDuplicateCode: PageCheck = {
  id: 'hreflang/duplicate-code',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'findable',
  title: 'Multiple URLs for one hreflang code',
  why: 'Search engines cannot tell which of the pages is the version for that language, and may disregard both.',
  fix: 'Leave one URL for each code.',
  reference: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  effort_hours: 0.5,
  judge(page) {
    const targets = new Map<string, Set<string>>();
    for (const { code, href, url } of hreflangLinks(page)) {
      const key = code.toLowerCase();
      targets.set(key, (targets.get(key) ?? new Set()).add(url ?? href));
    }
    const doubled = [...targets].filter(([, urls]) => urls.size > 1);
    return foldCases(page.url, doubled, ([code, urls]) => `${code}: ${[...urls].join(', ')}`, {
      expected: '1 URL for each code',
      where: 'link[hreflang]',
    });
  },
};
