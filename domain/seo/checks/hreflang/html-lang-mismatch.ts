import { hreflangLinks } from '../../../base/language/hreflang-links.js';
import { primaryLanguage } from '../../../base/language/primary-language.js';
import type { PageCheck } from '../check.js';

export const hreflangHtmlLangMismatch: PageCheck = {
  id: 'hreflang/html-lang-mismatch',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'findable',
  title: 'Hreflang and HTML lang mismatch',
  why: 'The page tells search engines one language and browsers another; one of them is wrong.',
  fix: 'Give the html element the language of the text and use the same in the hreflang set.',
  reference: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  effort_hours: 0.25,
  judge(page) {
    const lang = page.html?.lang?.trim();
    const own = hreflangLinks(page).filter(({ url, code }) => url === page.url && code.toLowerCase() !== 'x-default');
    if (!lang || own.length === 0) return [];
    if (own.some(({ code }) => primaryLanguage(code) === primaryLanguage(lang))) return [];
    const observed = `hreflang ${own.map(({ code }) => code).join(', ')}, html lang ${lang}`;
    return [{ url: page.url, observed, expected: 'the same language' }];
  },
};
