import type { TextFacts } from '../../../domain/seo/artifacts/text.js';
import { READABILITY_FORMULAS } from '../../../domain/seo/readability/formulas.js';
import { segmentTerms, termRanges } from './segment-terms.js';
import { countSentences } from './sentences.js';
import { lettersIn, syllablesIn } from './syllables-by-language.js';
import { TermTable, type WordRange } from './term-table.js';
import { topTerms } from './top-terms.js';
import type { WordList } from './word-list.js';

const SENTENCE_END = /[.!?…:。！？：]["'”’»)\]]*$/u;
/** A stop and the quotes and brackets that may follow it. */
const END_CHARS = 8;
/** Shorter blocks are headings, cells and entries of lists. */
const RUNNING_MIN_WORDS = 10;
/** "Returns:" and "See also:" end as sentences may and are labels. */
const LABEL_END = /[:：]["'”’»)\]]*$/u;
const LABEL_MAX_WORDS = 3;

/** A line of the text that has words. */
interface Block extends WordRange {
  /** Places in the text. */
  start: number;
  end: number;
}

/**
 * Measures what reads as running text in a text with one block per line, given as its words. `segmented` are its terms,
 * for languages whose words are not terms.
 */
export function measureRunningText(
  words: WordList,
  language: string | null,
  segmented: WordList | null = segmentTerms(words, language),
): Pick<TextFacts, 'prose' | 'running'> {
  const blocks = blocksOf(words);
  const running = blocks.filter(isRunning);
  const terms = segmented
    ? new TermTable(segmented, termRanges(segmented, words, running))
    : new TermTable(words, running);
  return {
    prose: measureProse(words, blocks, language),
    running: { word_count: countWords(running), top_terms: topTerms(terms, language) },
  };
}

function measureProse(words: WordList, blocks: readonly Block[], language: string | null): TextFacts['prose'] {
  const { text } = words;
  const sentences = blocks.filter(({ start, end, firstWord, lastWord }) => {
    const ending = text.slice(Math.max(start, end - END_CHARS), end);
    return SENTENCE_END.test(ending) && !(lastWord - firstWord <= LABEL_MAX_WORDS && LABEL_END.test(ending));
  });
  const isMeasured = language !== null && READABILITY_FORMULAS.has(language) && sentences.length > 0;
  const terms = isMeasured ? new TermTable(words, sentences) : null;
  const syllables = terms === null || language === null ? null : syllablesIn(terms, language);
  return {
    word_count: countWords(sentences),
    sentence_count: sentences.reduce((sum, { start, end }) => sum + countSentences(text.slice(start, end)), 0),
    syllable_count: language === 'en' ? (syllables ?? 0) : null,
    ...(terms === null || language === null ? {} : { legibility: { language, syllables, letters: lettersIn(terms) } }),
  };
}

function countWords(ranges: readonly WordRange[]): number {
  return ranges.reduce((sum, { firstWord, lastWord }) => sum + lastWord - firstWord, 0);
}

function isRunning({ firstWord, lastWord }: Block): boolean {
  return lastWord - firstWord >= RUNNING_MIN_WORDS;
}

function blocksOf({ text, count, starts }: WordList): Block[] {
  const blocks: Block[] = [];
  let word = 0;
  for (let start = 0; start < text.length; ) {
    const lineEnd = text.indexOf('\n', start);
    const end = lineEnd === -1 ? text.length : lineEnd;
    const firstWord = word;
    while (word < count && (starts[word] ?? 0) < end) word++;
    if (word > firstWord) blocks.push({ start, end, firstWord, lastWord: word });
    start = end + 1;
  }
  return blocks;
}
