import { hreflangLinks } from '../../../base/language/hreflang-links.js';
import { primaryLanguage } from '../../../base/language/primary-language.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const hreflangOneUrlManyCodes: PageCheck = {
  id: 'hreflang/one-url-many-codes',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'findable',
  title: 'One URL for several hreflang languages',
  why: 'A page is written in one language; naming it as the version for another shows people a text they cannot read.',
  fix: 'Name a page for its own language, and as x-default if it is the fallback.',
  reference: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  effort_hours: 0.5,
  judge(page) {
    const languages = new Map<string, Set<string>>();
    for (const { code, url } of hreflangLinks(page)) {
      // One page may rightly serve several regions of its language, and be the default.
      if (url === null || code.toLowerCase() === 'x-default') continue;
      languages.set(url, (languages.get(url) ?? new Set()).add(primaryLanguage(code)));
    }
    const shared = [...languages].filter(([, codes]) => codes.size > 1);
    return foldCases(page.url, shared, ([url, codes]) => `${url}: ${[...codes].join(', ')}`, {
      expected: '1 language for each URL',
      where: 'link[hreflang]',
    });
  },
};
