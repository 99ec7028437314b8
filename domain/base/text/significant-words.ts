import { subjectWords } from './subject-words.js';

const MIN_CHARS = 3;
/** A word of two signs or syllable blocks says as much as one of many letters. */
const DENSE = /^[\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Hangul}]/u;

/**
 * The subject words of a short text that are meaningful on their own: at least three letters, signs, or digits.
 * `language` is a primary subtag.
 */
export function significantWords(text: string, language: string | null = null): string[] {
  return subjectWords(text, language).filter(
    (word) => word.length >= MIN_CHARS || DENSE.test(word) || /^\p{N}+$/u.test(word),
  );
}
