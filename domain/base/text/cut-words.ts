/** Places of a word in a text, in UTF-16 units. */
export interface WordPlace {
  start: number;
  end: number;
}

/** The time that the dictionary takes for a run without any mark grows faster than its length. */
const PIECE = 500;

let segmenter: Intl.Segmenter | null = null;

/**
 * The words of a text in a script that puts no spaces between words (Chinese, Japanese, Thai, Lao, Khmer, Burmese), as
 * the dictionary of Unicode's ICU segments them; punctuation is left out. The dictionary goes by script, not by
 * language.
 */
export function cutWords(text: string): WordPlace[] {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'word' });
  const places: WordPlace[] = [];
  for (let from = 0; from < text.length; ) {
    const piece = from === 0 && text.length <= PIECE ? text : text.slice(from, from + PIECE);
    const isLast = from + piece.length >= text.length;
    let next = from + piece.length;
    for (const { segment, index, isWordLike } of segmenter.segment(piece)) {
      const end = index + segment.length;
      // The word at the seam may continue: it is cut again with what follows.
      if (!isLast && end === piece.length && index > 0) next = from + index;
      else if (isWordLike) places.push({ start: from + index, end: from + end });
    }
    from = next;
  }
  return places;
}
