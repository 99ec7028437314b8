import { isLanguageTag } from '../../language/is-language-tag.js';
import type { PageCheck } from '../check.js';

export const langInvalid: PageCheck = {
  id: 'lang/invalid',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Language of the page is not a valid tag',
  why: 'Browsers and screen readers disregard a value that is no language tag.',
  fix: 'Use a BCP 47 tag such as "en", "pt-BR" or "zh-Hant" (hyphens, no underscores).',
  reference: 'https://www.rfc-editor.org/rfc/rfc5646#section-2.1',
  effort_hours: 0.25,
  judge(page) {
    const lang = page.html?.lang?.trim();
    if (!lang || isLanguageTag(lang)) return [];
    return [{ url: page.url, observed: lang, expected: 'a BCP 47 language tag', where: 'html[lang]' }];
  },
};
