import { sentenceEnds } from '../../base/text/sentence-ends.js';
import { countDraftWords } from './email-draft.js';

export interface SharedSentence {
  sentence: string;
  /** Mails that have it, and their share of all. */
  count: number;
  share: number;
}

/** Greetings, closings and the like are said by everyone. */
const LEAST_WORDS = 5;

/** Sentences of a mail in order, each once, without greeting and closing. */
export function splitSentences(body: string): string[] {
  const blocks = body.split(/\n+/).filter((block) => block.trim() !== '');
  const sentences = blocks.flatMap((block) => {
    const ends = sentenceEnds(block);
    const cuts = ends.at(-1) === block.length ? ends : [...ends, block.length];
    return cuts.map((end, at) => block.slice(at === 0 ? 0 : cuts[at - 1], end).trim());
  });
  return [...new Set(sentences.filter((sentence) => countDraftWords(sentence) >= LEAST_WORDS))];
}

/** Sentences of several mails, those that most of them have first. Blanks and case make no difference. */
export function countSharedSentences(bodies: readonly string[]): SharedSentence[] {
  const found = new Map<string, { sentence: string; count: number }>();
  for (const body of bodies) {
    const keys = new Map(splitSentences(body).map((sentence) => [sentence.replace(/\s+/g, ' ').toLowerCase(), sentence]));
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
