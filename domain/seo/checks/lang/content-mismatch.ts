import { ISO_639_1 } from '../../../base/language/iso-639-1.js';
import { primaryLanguage } from '../../../base/language/primary-language.js';
import { resolveLanguage } from '../../../base/language/resolve-language.js';
import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';

const MIN_RUNNING_SHARE = 0.6;

export const langContentMismatch: PageCheck = {
  id: 'lang/content-mismatch',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Content language does not match HTML lang',
  why: 'Screen readers pronounce the text by the rules of the stated language, and browsers offer to translate it from the wrong one.',
  fix: 'Give the html element the language of the text.',
  reference: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html',
  effort_hours: 0.25,
  judge({ url, html }, { thresholds }) {
    if (!html?.lang) return [];
    const stated = primaryLanguage(html.lang);
    const guess = html.text.language_guess;
    const words = html.text.word_count;
    if (guess === null || guess === stated || !ISO_639_1.has(stated)) return [];
    if (resolveLanguage({ stated: html.lang, guess, words }) !== guess) return [];
    const { running } = html.text;
    // Code and lists have few of the function words that identify languages, or those of another language.
    if (running.word_count < thresholds.language_words || running.word_count < words * MIN_RUNNING_SHARE) return [];
    const observed = writeText`html lang ${html.lang}, text in ${guess} (${running.word_count} words)`;
    return [{ url, observed, expected: 'the language of the text', where: 'html[lang]' }];
  },
};
