import { subjectWords } from './subject-words.js';

const MIN_CHARS = 3;

/** The subject words of a short text that say something by themselves: at least three letters, or digits. */
export function significantWords(text: string): string[] {
  return subjectWords(text).filter((word) => word.length >= MIN_CHARS || /^\p{N}+$/u.test(word));
}
