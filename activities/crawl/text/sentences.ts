import { sentenceEnds } from '../../../domain/base/text/sentence-ends.js';

const HAS_WORD = /[\p{L}\p{N}]/u;

/** Sentences of a text with one block per line. A block without a period is a sentence too. */
export function countSentences(text: string): number {
  let sentences = 0;
  for (const block of text.split('\n')) if (HAS_WORD.test(block)) sentences += sentencesOf(block);
  return sentences;
}

/** The sentences themselves, trimmed, in order; `isWhole` is false for a block's rest that no full stop ends. */
export function splitSentences(text: string): { text: string; isWhole: boolean }[] {
  return text.split('\n').flatMap((block) => {
    const ends = sentenceEnds(block);
    const whole = ends.map((end, at) => ({ text: block.slice(ends[at - 1] ?? 0, end).trim(), isWhole: true }));
    const rest = block.slice(ends.at(-1) ?? 0).trim();
    return HAS_WORD.test(rest) ? [...whole, { text: rest, isWhole: false }] : whole;
  });
}

function sentencesOf(block: string): number {
  const ends = sentenceEnds(block);
  return HAS_WORD.test(block.slice(ends.at(-1) ?? 0)) ? ends.length + 1 : ends.length;
}
