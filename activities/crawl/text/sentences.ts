const TERMINATORS = /[.!?…。！？]+["'”’»)\]]*(?=\s|$|[\u3040-\u30ff\u4e00-\u9fff])/gu;
const HAS_WORD = /[\p{L}\p{N}]/u;
/** Full stops that shorten a word instead of ending a sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|mr|mrs|ms|dr|prof|st|no|fig|z\.b|d\.h|bzw|ca|usw|nr|\p{L})$/iu;

/** Sentences of a text whose blocks stand on lines of their own. A block without a full stop is a sentence too. */
export function countSentences(text: string): number {
  let sentences = 0;
  for (const block of text.split('\n')) if (HAS_WORD.test(block)) sentences += sentencesOf(block);
  return sentences;
}

/** The sentences themselves, trimmed, in order; `isWhole` is false for a block's rest that no full stop ends. */
export function splitSentences(text: string): { text: string; isWhole: boolean }[] {
  return text.split('\n').flatMap((block) => {
    const ends = endsOf(block);
    const whole = ends.map((end, at) => ({ text: block.slice(ends[at - 1] ?? 0, end).trim(), isWhole: true }));
    const rest = block.slice(ends.at(-1) ?? 0).trim();
    return HAS_WORD.test(rest) ? [...whole, { text: rest, isWhole: false }] : whole;
  });
}

function sentencesOf(block: string): number {
  const ends = endsOf(block);
  return HAS_WORD.test(block.slice(ends.at(-1) ?? 0)) ? ends.length + 1 : ends.length;
}

/** Behind the stop of each sentence. */
function endsOf(block: string): number[] {
  const ends: number[] = [];
  let start = 0;
  for (const end of block.matchAll(TERMINATORS)) {
    const before = block.slice(Math.max(start, end.index - 12), end.index);
    const isEnd = end[0] !== '.' || !ABBREVIATION.test(before) || end.index + end[0].length === block.length;
    if (!isEnd || !HAS_WORD.test(block.slice(start, end.index))) continue;
    start = end.index + end[0].length;
    ends.push(start);
  }
  return ends;
}
