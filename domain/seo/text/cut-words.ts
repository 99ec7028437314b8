/** Places of a word in a text, in UTF-16 units. */
export interface WordPlace {
  start: number;
  end: number;
}

let segmenter: Intl.Segmenter | null = null;

/**
 * The words of a text in a script that puts no spaces between words (Chinese, Japanese, Thai, Lao, Khmer, Burmese), as the
 * dictionary of Unicode's ICU cuts them; punctuation is left out. The dictionary goes by script, not by language.
 */
export function cutWords(text: string): WordPlace[] {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'word' });
  const places: WordPlace[] = [];
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (isWordLike) places.push({ start: index, end: index + segment.length });
  }
  return places;
}
