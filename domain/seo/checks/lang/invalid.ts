import { isLanguageTag } from '../../../base/language/is-language-tag.js';
import { ISO_639_1 } from '../../../base/language/iso-639-1.js';
import { primaryLanguage } from '../../../base/language/primary-language.js';
import { resolveLanguage } from '../../../base/language/resolve-language.js';
import type { PageCheck } from '../check.js';

export const langInvalid: PageCheck = {
  id: 'lang/invalid',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Invalid HTML lang attribute',
  why: 'Browsers and screen readers disregard a value that is no language tag.',
  fix: 'Use a BCP 47 tag such as "en", "pt-BR" or "zh-Hant" (hyphens, no underscores).',
  reference: 'https://www.rfc-editor.org/rfc/rfc5646#section-2.1',
  effort_hours: 0.25,
  judge(page) {
    const lang = page.html?.lang?.trim();
    if (!lang || isLanguage(lang)) return [];
    const text = page.html?.text;
    const right = resolveLanguage({ stated: lang, guess: text?.language_guess ?? null, words: text?.word_count ?? 0 });
    const expected =
      right === null || !isLanguageTag(lang) ? 'a BCP 47 language tag' : `"${right}", or that with a region`;
    return [{ url: page.url, observed: lang, expected, where: 'html[lang]' }];
  },
};

/** Well formed, and of two letters only if they name a language: "jp" and "cz" are countries. */
function isLanguage(lang: string): boolean {
  const primary = primaryLanguage(lang);
  return isLanguageTag(lang) && (primary.length !== 2 || ISO_639_1.has(primary));
}
