import { phrasePlace } from '../../base/text/phrase-place.js';
import { DEFAULT_THRESHOLDS } from '../../seo/thresholds.js';
import { isList } from './is-list.js';
import type { Wording } from './wordings/wording.js';

const MIN_CHARS = 40;
const MAX_CHARS = 300;
const MIN_WORDS = 6;
const ADDRESS = /https?:|www\.|@\S+\.\S|©|\bcookies?\b|\bjavascript\b/i;
const FIRST_WORD = /^[\s"'“”„«¿¡(]*([\p{L}\p{M}’']+)/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const MAX_PICKED = 5;

export interface PageWords {
  sentences: readonly string[];
  top_terms: readonly [term: string, count: number][];
}

/**
 * The sentences of a page that can describe it on their own, best first: about the keywords and what the page says
 * most, near its beginning, of a fitting length, and not pointing back at another sentence.
 */
export function pickSentences(
  { sentences, top_terms }: PageWords,
  keywords: readonly string[],
  wording: Pick<Wording, 'pointing'> | null,
): string[] {
  const pointing = new Set(wording?.pointing ?? []);
  const terms = top_terms.slice(0, 10).map(([term]) => term);
  const rated = sentences.flatMap((sentence, at) =>
    standsAlone(sentence, pointing) ? [{ sentence, at, points: rate(sentence, at, keywords, terms) }] : [],
  );
  const sorted = rated.sort((one, other) => other.points - one.points || one.at - other.at);
  return sorted.slice(0, MAX_PICKED).map(({ sentence }) => sentence);
}

function standsAlone(sentence: string, pointing: ReadonlySet<string>): boolean {
  if (sentence.length < MIN_CHARS / (UNSPACED.test(sentence) ? 2 : 1) || sentence.length > MAX_CHARS) return false;
  if (ADDRESS.test(sentence) || isList(sentence)) return false;
  if (!UNSPACED.test(sentence) && sentence.split(' ').length < MIN_WORDS) return false;
  const first = FIRST_WORD.exec(sentence)?.[1] ?? '';
  return first !== '' && !/^\p{Ll}/u.test(first) && !pointing.has(first.toLowerCase());
}

function rate(sentence: string, at: number, keywords: readonly string[], terms: readonly string[]): number {
  const said = keywords.map((keyword, rank): number => (phrasePlace(sentence, keyword) < 0 ? 0 : rank === 0 ? 4 : 2));
  const named = terms.filter((term) => phrasePlace(sentence, term) >= 0).length;
  const { description_min_chars: min, description_max_chars: max } = DEFAULT_THRESHOLDS;
  const isFitting = sentence.length >= min && sentence.length <= max;
  const sum = said.reduce((total, points) => total + points, 0);
  return sum + Math.min(3, named) * 0.7 + (isFitting ? 2 : 0) + 2 / (1 + at / 3) - (sentence.endsWith('?') ? 1 : 0);
}
