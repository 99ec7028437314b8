const VOWEL_GROUPS = /[aeiouy]+/g;

/** Longer words are names in code ("algorithmparametergenerator"), split into their two or three words. */
const NAME_CHARS = 20;
const NAME_SYLLABLES = 4;

/** Syllables of one lower-case English word, at least one. A silent e at the end does not count ("table" keeps its). */
export function countSyllables(word: string): number {
  if (word.length > NAME_CHARS) return NAME_SYLLABLES;
  const groups = word.match(VOWEL_GROUPS)?.length ?? 0;
  const isSilent = /[^aeiouyl]e$|[aeiouy]le$/.test(word) || /[^aeiouytd]ed$/.test(word);
  return Math.max(1, isSilent ? groups - 1 : groups);
}
