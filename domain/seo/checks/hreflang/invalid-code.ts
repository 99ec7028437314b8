import { findHreflangCodeError } from '../../../base/language/find-hreflang-code-error.js';
import { hreflangLinks } from '../../../base/language/hreflang-links.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const hreflangInvalidCode: PageCheck = {
  id: 'hreflang/invalid-code',
  severity: 'high',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'findable',
  title: 'Invalid hreflang code',
  why: 'An alternate with an unknown code is disregarded, so visitors of that language get another version.',
  fix: 'Use an ISO 639-1 language, optionally with an ISO 3166-1 region ("en-GB", not "en-UK"), or x-default.',
  reference: 'https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes',
  effort_hours: 0.5,
  judge(page) {
    const wrong = hreflangLinks(page).flatMap(({ code }) => {
      const error = findHreflangCodeError(code);
      return error === null ? [] : [{ code, fault: error }];
    });
    return foldCases(page.url, wrong, ({ code, fault: error }) => `${code}: ${error}`, { where: 'link[hreflang]' });
  },
};
