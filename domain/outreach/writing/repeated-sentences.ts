import { sentenceEnds } from '../../base/text/sentence-ends.js';
import { countDraftWords } from './email-draft.js';

export interface SharedSentence {
  sentence: string;
  /** Mails that have it, and their share of all. */
  count: number;
  share: number;
}

/** Shorter ones are said by everyone. */
const LEAST_WORDS = 5;
/** Set phrases, with which every Japanese mail to a stranger begins and ends. */
const CUSTOMARY =
  /^(?:突然のご連絡|はじめまして|こんにちは|お世話に)|お願い(?:いた)?します。$|お願い申し上げます。$|^お返事をお待ち/;

/** A first or last line of at most so many words is a greeting or a closing. */
const FRAME_WORDS = 10;

/** Sentences of a mail in order, each once, without greeting and closing. */
export function splitMailSentences(body: string): string[] {
  const lines = body.split(/\n+/).filter((line) => line.trim() !== '');
  const isShort = (line: string) => countDraftWords(line) <= FRAME_WORDS;
  const blocks = lines.filter((line, at) => {
    const isGreeting = at === 0 && lines.length > 1 && isShort(line) && /[,:!]\s*$/.test(line);
    const isClosing = at > 0 && at === lines.length - 1 && isShort(line);
    return !isGreeting && !isClosing;
  });
  const sentences = blocks.flatMap((block) => {
    const ends = sentenceEnds(block);
    const cuts = ends.at(-1) === block.length ? ends : [...ends, block.length];
    return cuts.map((end, at) => block.slice(at === 0 ? 0 : cuts[at - 1], end).trim());
  });
  return [
    ...new Set(sentences.filter((sentence) => countDraftWords(sentence) >= LEAST_WORDS && !CUSTOMARY.test(sentence))),
  ];
}

/** What is the same in two sentences that differ in blanks and case alone. */
export function sentenceKey(sentence: string): string {
  return sentence.replace(/\s+/g, ' ').toLowerCase();
}

/** Sentences of several mails, those that most of them have first. Blanks and case make no difference. */
export function countSharedSentences(bodies: readonly string[]): SharedSentence[] {
  const found = new Map<string, { sentence: string; count: number }>();
  for (const body of bodies) {
    const keys = new Map(splitMailSentences(body).map((sentence) => [sentenceKey(sentence), sentence]));
    for (const [key, sentence] of keys) {
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { sentence, count: 1 });
    }
  }
  return [...found.values()]
    .filter(({ count }) => count > 1)
    .map(({ sentence, count }) => ({ sentence, count, share: count / bodies.length }))
    .toSorted((one, other) => other.count - one.count);
}
