import { createHash } from 'node:crypto';
import { primaryLanguage } from '../../../domain/base/language/primary-language.js';
import { STOP_WORDS } from '../../../domain/base/language/stop-words.js';
import type { TextFacts } from '../../../domain/seo/artifacts/text.js';
import { ownString } from '../html/own-string.js';
import { guessPageLanguage } from './guess-page-language.js';
import { countMojibake } from './mojibake.js';
import { measureRunningText } from './running-text.js';
import { segmentTerms } from './segment-terms.js';
import { simhash } from './simhash.js';
import { sketch } from './sketch.js';
import { TermTable } from './term-table.js';
import { topTerms } from './top-terms.js';
import { findWords, type WordList } from './word-list.js';

const EXCERPT_CHARS = 300;
const HASH_DIGITS = 32;

export interface PageText {
  /** Text of the content, blocks parted by U+2029, white space as the author left it. */
  main: string;
  /** Visible text of header, navigation, footer and aside. */
  rest: string;
  /** The main text without code, in the form of `main`, which it is unless given. */
  uncoded?: string;
  /** The lang attribute of the page. */
  lang: string | null;
}

/** Measures the text of a page. Also returns the words of the main text, in lower case, for further use. */
export function measureText(page: PageText): { facts: TextFacts; words: WordList } {
  let main = tidy(page.main);
  let rest = tidy(page.rest);
  const { uncoded: rawUncoded = page.main } = page;
  const uncoded = rawUncoded === page.main ? main : tidy(rawUncoded);
  let words = findWords(main.toLowerCase());
  if (words.count === 0) {
    // A page that is all navigation is judged by that.
    [main, rest] = [rest, ''];
    words = findWords(main.toLowerCase());
  }
  const terms = new TermTable(words);
  const { sure: guess, likely } = guessPageLanguage(terms, words.count);
  const language = guess ?? declaredLanguage(page.lang) ?? likely;
  const segmented = segmentTerms(words, language);
  const uncodedWords = uncoded === main ? words : findWords(uncoded.toLowerCase());
  const facts: TextFacts = {
    word_count: words.count,
    total_word_count: words.count + findWords(rest).count,
    ...measureRunningText(uncodedWords, language, uncodedWords === words ? segmented : undefined),
    hash: hashOf(words.text),
    simhash: simhash(words),
    sketch: sketch(words),
    text_bytes: Buffer.byteLength(main) + Buffer.byteLength(rest),
    top_terms: topTerms(segmented ? new TermTable(segmented) : terms, language),
    language_guess: guess,
    has_lorem_ipsum: LOREM_IPSUM.test(uncodedWords.text) || LOREM_IPSUM.test(page.rest.toLowerCase()),
    // Before tidying, which takes the no-break spaces that half of it ends in.
    mojibake_count: countMojibake(rawUncoded) + countMojibake(page.rest),
    excerpt: excerptOf(main),
  };
  return { facts, words };
}

const LOREM_IPSUM = /\blorem\s+ipsum\b/;
/** White space without the end of a block, unless it is a single space. */
const UNTIDY = /[^\S\u2029]{2,}|[^\S \u2029]/g;
/** Ends of blocks with the white space around them, when that is tidy. */
const BLOCK_ENDS = / ?\u2029[ \u2029]*/g;
const SOFT_HYPHEN = '\u00ad';

/** White space as single spaces, and single line feeds between blocks; invisible soft hyphens are removed. */
function tidy(text: string): string {
  const shown = text.includes(SOFT_HYPHEN) ? text.replaceAll(SOFT_HYPHEN, '') : text;
  return shown.replace(UNTIDY, ' ').replace(BLOCK_ENDS, '\n').trim();
}

function hashOf(lowerText: string): string {
  return createHash('sha256').update(lowerText.replaceAll('\n', ' ')).digest('hex').slice(0, HASH_DIGITS);
}

/** The declared language, if it has a list of function words; otherwise a related language may fit better. */
function declaredLanguage(lang: string | null): string | null {
  const primary = primaryLanguage(lang ?? '');
  return STOP_WORDS.has(primary) ? primary : null;
}

function excerptOf(main: string): string {
  const cut = main.slice(0, EXCERPT_CHARS).replaceAll('\n', ' ');
  // Not half of a surrogate pair.
  const end = cut.charCodeAt(cut.length - 1);
  return ownString(end >= 0xd800 && end <= 0xdbff ? cut.slice(0, -1) : cut);
}
