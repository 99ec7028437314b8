import { isFunctionWord } from '../../../domain/base/language/is-function-word.js';
import { cutWords } from '../../../domain/base/text/cut-words.js';
import { isTopicWord } from '../../../domain/base/text/is-topic-word.js';
import { charClasses, SINGLE } from './char-classes.js';
import { findCompounds, type TermUnit } from './find-compounds.js';
import type { WordRange } from './term-table.js';
import { listWords, type WordList } from './word-list.js';

/** Above this share of words of scripts without spaces a text is taken to be in such a script. */
const MIN_SHARE = 0.3;
/** Words that are read of one text: what a page is about it has said by then. */
const MAX_WORDS = 50_000;
const HAN = /^\p{Script=Han}$/u;
/** What follows the stem of a Japanese verb or adjective and no noun. */
const VERB_ENDING =
  /^(?:ます|まし|ませ|ましょ|て|で$|た$|た[いくらり]|ない|な[かくけ]|られ|れ|せ|ず|ば$|う$|よう$|つつ|ながら|やす|にく|すぎ|続け|始め)/u;
const STEM = /^\p{Script=Han}[\p{Script=Han}\p{Script=Hiragana}]*\p{Script=Hiragana}$/u;

/**
 * The terms of a text whose words, as {@link findWords} returns them, are not units of meaning: single characters of
 * Chinese and Japanese, the short dictionary words of Thai, the syllables of Vietnamese. Function words are left out,
 * and words that repeatedly occur together are one term. Null for texts of other languages, whose words are used as
 * they are.
 */
export function segmentTerms(words: WordList, language: string | null): WordList | null {
  const units = words.signs >= words.count * MIN_SHARE && words.signs > 0 ? cutSigns(words) : null;
  if (units === null && words.unspaced < words.count * MIN_SHARE && language !== 'vi') return null;
  if (words.count === 0) return null;
  const places = units ?? wholePlaces(words).slice(0, MAX_WORDS);
  return listWords(words.text, findCompounds(readUnits(words.text, places, language)));
}

/** The part of a list of terms within ranges of the words that it was made from. */
export function termRanges(terms: WordList, words: WordList, ranges: readonly WordRange[]): WordRange[] {
  let at = 0;
  return ranges.map(({ firstWord, lastWord }) => {
    const [start, end] = [words.starts[firstWord] ?? 0, words.ends[lastWord - 1] ?? 0];
    while (at < terms.count && (terms.starts[at] ?? 0) < start) at++;
    const first = at;
    while (at < terms.count && (terms.starts[at] ?? 0) < end) at++;
    return { firstWord: first, lastWord: at };
  });
}

interface Place {
  start: number;
  end: number;
}

function wholePlaces({ starts, ends, count }: WordList): Place[] {
  return Array.from({ length: count }, (_, at) => ({ start: starts[at] ?? 0, end: ends[at] ?? 0 }));
}

/** Runs of signs cut by the dictionary, other words as they are. */
function cutSigns({ text, starts, ends, ...words }: WordList): Place[] {
  const count = Math.min(words.count, MAX_WORDS);
  const classes = charClasses();
  const isSign = (place: number) => classes[text.charCodeAt(starts[place] ?? 0)] === SINGLE;
  const places: Place[] = [];
  for (let at = 0; at < count; ) {
    const start = starts[at] ?? 0;
    let end = ends[at] ?? 0;
    const isRun = isSign(at++);
    if (!isRun) places.push({ start, end });
    else {
      while (at < count && starts[at] === end && isSign(at)) end = ends[at++] ?? end;
      for (const word of cutWords(text.slice(start, end)))
        places.push({ start: start + word.start, end: start + word.end });
    }
  }
  return places;
}

function readUnits(text: string, places: readonly Place[], language: string | null): TermUnit[] {
  const known = new Map<string, TermUnit['role']>();
  const roleOf = (word: string) => {
    const role = known.get(word) ?? readRole(word, language);
    known.set(word, role);
    return role;
  };
  const joint = language === 'vi' ? ' ' : '';
  return places.map(({ start, end }, at) => {
    const word = text.slice(start, end);
    const [before, next] = [places[at - 1], places[at + 1]];
    const isJoined = before !== undefined && text.slice(before.end, start) === joint;
    const isVerb = next?.start === end && STEM.test(word) && VERB_ENDING.test(text.slice(next.start, next.end));
    return { start, end, word, role: isVerb ? 'other' : roleOf(word), isJoined };
  });
}

function readRole(word: string, language: string | null): TermUnit['role'] {
  if (isTopicWord(word, language)) return 'topic';
  return HAN.test(word) && !isFunctionWord(word, language) ? 'part' : 'other';
}
