import { countPhrase, phrasePlace } from '../../base/text/phrase-place.js';
import { significantWords } from '../../base/text/significant-words.js';
import { countChars } from '../../base/text/text-form.js';
import { writeText } from '../../base/text/write-text.js';
import { type AltDraft, MAX_ALT_CHARS } from './alt-request.js';

/** What each part can give; together 100. */
export const ALT_PARTS = {
  /** A text of 5 to 125 characters. */
  length: 20,
  /** Meaningful words, four or more. */
  descriptive: 25,
  /** Neither a file name nor "picture of". */
  plain_words: 15,
  /** No keyword said twice, and no list of keywords. */
  not_stuffed: 10,
  /** How far its source can be trusted: a text is only useful if it is true. */
  trust: 30,
} as const;
export type AltParts = Record<keyof typeof ALT_PARTS, number>;

export interface AltScore {
  score: number;
  parts: AltParts;
  recommendations: string[];
}

export interface KeywordAnalysis {
  keywords: { keyword: string; present: boolean; position: number | null; count: number }[];
  covered: number;
  total: number;
  stuffed: boolean;
  advice: string;
}

const MIN_CHARS = 5;
const FULL_WORDS = 4;
const SAYS_IMAGE = /^(?:an? )?(?:image|picture|photo|graphic|bild|foto) (?:of|von|de|di|van)\b/i;
const FILE_LIKE = /\.(?:jpe?g|png|gif|webp|avif)\b|_|\b(?:img|dsc)\s?\d/i;
/** More commas than this in so short a text make a list of it. */
const MAX_COMMAS = 4;
const SURE = 0.8;
/** From here on a text is more likely about the image than not. */
const LIKELY = 0.5;

/** How well a text serves those who do not see the image, by WCAG 2.2 success criterion 1.1.1 and its techniques G94, F30. */
export function scoreAlt({ text, basis, confidence }: AltDraft, keywords: readonly string[]): AltScore {
  const chars = countChars(text);
  const words = new Set(significantWords(text)).size;
  const isPlain = !SAYS_IMAGE.test(text) && !FILE_LIKE.test(text);
  const stuffed = isStuffed(text, keywords);
  // Well-chosen words about something other than the image are useless: they count as far as they may be true.
  const worth = Math.min(1, confidence / LIKELY);
  const give = (part: keyof AltParts, share: number) => Math.round(ALT_PARTS[part] * share * worth);
  // Colors and a format are no content.
  const told = basis === 'picture' ? 0 : Math.min(1, words / FULL_WORDS);
  const parts: AltParts = {
    length: give('length', chars < MIN_CHARS || chars > MAX_ALT_CHARS ? 0 : 1),
    descriptive: give('descriptive', told),
    plain_words: give('plain_words', isPlain ? 1 : 0),
    not_stuffed: give('not_stuffed', stuffed ? 0 : 1),
    trust: Math.round(ALT_PARTS.trust * Math.min(1, confidence / SURE)),
  };
  return {
    score: Object.values(parts).reduce((sum, part) => sum + part, 0),
    parts,
    recommendations: [
      ...(chars > MAX_ALT_CHARS
        ? [writeText`Keep it within ${MAX_ALT_CHARS} characters and say the rest in the text beside the image.`]
        : []),
      ...(words < FULL_WORDS || basis === 'picture' ? ['Say what can be seen, and what matters of it here.'] : []),
      ...(isPlain ? [] : ['Leave out “image of” and file names: screen readers announce that it is an image.']),
      ...(stuffed ? ['Describe the image: a list of keywords helps no screen reader user.'] : []),
      ...(confidence < SURE
        ? ['Look at the image and check the text: it was written without certainty of what the image shows.']
        : []),
    ],
  };
}

export function analyzeAltKeywords(text: string, keywords: readonly string[]): KeywordAnalysis {
  const uses = keywords.map((keyword) => {
    const place = phrasePlace(text, keyword);
    return { keyword, present: place >= 0, position: place < 0 ? null : place, count: countPhrase(text, keyword) };
  });
  const covered = uses.filter(({ present }) => present).length;
  const stuffed = isStuffed(text, keywords);
  return { keywords: uses, covered, total: uses.length, stuffed, advice: adviceFor(covered, uses.length, stuffed) };
}

function isStuffed(text: string, keywords: readonly string[]): boolean {
  return keywords.some((keyword) => countPhrase(text, keyword) > 1) || text.split(',').length - 1 > MAX_COMMAS;
}

function adviceFor(covered: number, total: number, stuffed: boolean): string {
  if (stuffed) return 'It reads like a list of keywords: say each once at most, within a description.';
  if (total === 0) return 'No keywords were given.';
  if (covered === 0) return 'None of the keywords is in it. Use one only if it names what the image shows.';
  return covered === total
    ? 'All keywords are in it.'
    : writeText`${covered} of ${total} keywords are in it, which is enough.`;
}
