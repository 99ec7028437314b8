import type { ProseFacts } from '../../../domain/seo/artifacts.js';
import { countSentences } from './sentences.js';
import { countSyllables } from './syllables.js';
import { TermTable } from './term-table.js';
import { findWords } from './word-list.js';

const SENTENCE_END = /[.!?…:。！？：]["'”’»)\]]*$/u;
/** A stop and the quotes and brackets that may follow it. */
const END_CHARS = 8;

/**
 * Measures the running text in a text whose blocks stand on lines of their own: the blocks that end as a sentence does.
 * Headings, table cells and lists of links have no sentences to be judged by.
 */
export function measureProse(text: string, countsSyllables: boolean): ProseFacts {
  const prose = text
    .split('\n')
    .filter((block) => SENTENCE_END.test(block.slice(-END_CHARS)))
    .join('\n');
  const words = findWords(prose.toLowerCase());
  return {
    word_count: words.count,
    sentence_count: countSentences(prose),
    syllable_count: countsSyllables ? countSyllables(new TermTable(words)) : null,
  };
}
