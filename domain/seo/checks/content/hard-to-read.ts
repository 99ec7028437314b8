import { primaryLanguage } from '../../../base/language/primary-language.js';
import { writeText } from '../../../base/text/write-text.js';
import type { HtmlFacts } from '../../artifacts/html.js';
import type { TextFacts } from '../../artifacts/text.js';
import { isListing } from '../../page/is-listing.js';
import type { Finding, PageCheck } from '../check.js';

/** Fewer words or sentences than this make the figure jump with every one of them. */
const MIN_WORDS = 100;
const MIN_SENTENCES = 5;

export const contentHardToRead: PageCheck = {
  id: 'content/hard-to-read',
  severity: 'low',
  component: 'content_strategy',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Content is hard to read',
  why: 'Long sentences of long words lose readers who would have stayed for the same content in plain words.',
  fix: 'Split long sentences, prefer short words and put one thought into one sentence.',
  reference: 'https://en.wikipedia.org/wiki/Flesch%E2%80%93Kincaid_readability_tests',
  effort_hours: 2,
  judge({ url, html }, { thresholds }) {
    const ease = html && isEnglishProse(html) ? fleschEase(html.text) : null;
    if (ease === null || ease >= thresholds.flesch_hard) return [];
    const finding: Finding = {
      url,
      observed: `Flesch reading ease ${ease.toFixed(1)}`,
      expected: writeText`at least ${thresholds.flesch_hard}`,
      where: 'running text',
    };
    return [ease < thresholds.flesch_very_hard ? { ...finding, severity: 'medium' } : finding];
  },
};

/** Half translated pages, and indexes with a few sentences, have no readability to measure. */
function isEnglishProse(html: HtmlFacts): boolean {
  const { lang, text } = html;
  const languages = [primaryLanguage(lang ?? ''), text.language_guess ?? ''].filter((language) => language !== '');
  return languages.length > 0 && languages.every((language) => language === 'en') && !isListing(html);
}

/** Flesch's formula for English; null where syllables were not counted (other languages) or the text is too short. */
function fleschEase({ prose }: TextFacts): number | null {
  const { word_count: words, sentence_count: sentences, syllable_count: syllables } = prose;
  if (syllables === null || words < MIN_WORDS || sentences < MIN_SENTENCES) return null;
  return 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words);
}
