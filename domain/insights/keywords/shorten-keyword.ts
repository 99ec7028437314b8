import { subjectWords } from '../../base/text/subject-words.js';

export interface ShortForms {
  /** What a long keyword is about, in one to three words that follow each other in it; a short one itself. */
  head: string;
  /** The head with adjacent words, also consecutive: a gap could leave out a "not". */
  forms: string[];
}

/** A keyword with more has parts that are searched for as well. */
const LONG_WORDS = 5;
const LONG_CHARS = 60;
const HEAD_WORDS = 3;
const HEAD_CHARS = 40;
const FORM_WORDS = 6;
/** Languages with the modifier before the noun: "winter hiking jacket", but "chaqueta de montaña". */
const THING_LAST: ReadonlySet<string> = new Set(['en', 'de', 'nl', 'sv', 'da', 'no']);
const MARK = /[,;:.!?–—]+$/u;

interface Word {
  text: string;
  /** Whether it says something about the subject. */
  says: boolean;
  /** Whether a mark parts it from the next one. */
  ends: boolean;
}

/** First and last word, the latter not included. */
type Range = readonly [start: number, end: number];

/** A long keyword said in fewer of its own words. */
export function shortenKeyword(keyword: string, language: string): ShortForms {
  const words = keyword.split(/\s+/).filter(Boolean).map(readWord);
  const isLong = words.length >= LONG_WORDS || keyword.length > LONG_CHARS;
  const head = isLong ? headOf(words, THING_LAST.has(language)) : null;
  const say = ([start, end]: Range) =>
    words
      .slice(start, end)
      .map(({ text }) => text)
      .join(' ');
  if (head === null || say(head).length > HEAD_CHARS) return { head: keyword, forms: [] };
  const [start, end] = head;
  const from = words[start - 1]?.says && !words[start - 1]?.ends ? start - 1 : start;
  const to = nextEnd(words, end);
  const wider: Range[] = [
    ...(words[end]?.says && !words[end - 1]?.ends ? [[start, end + 1] as const] : []),
    [start, to],
    [from, end],
    [from, to],
  ];
  const forms = wider.filter((range) => range[1] - range[0] <= FORM_WORDS).map(say);
  return { head: say(head), forms: [...new Set(forms)].filter((form) => form !== say(head) && form !== keyword) };
}

function readWord(text: string): Word {
  return { text: text.replace(MARK, ''), says: subjectWords(text).length > 0, ends: MARK.test(text) };
}

function headOf(words: readonly Word[], isLast: boolean): Range | null {
  const phrase = isLast ? firstPhrase(words) : null;
  let [start, end] = phrase ?? firstTwo(words) ?? [0, 0];
  if (phrase !== null) start = Math.max(start, end - HEAD_WORDS);
  const chars = () => words.slice(start, end).reduce((sum, { text }) => sum + text.length + 1, -1);
  while (end - start > 1 && chars() > HEAD_CHARS) isLast ? start++ : end--;
  while (end > start && !words[end - 1]?.says) end--;
  return end > start ? [start, end] : null;
}

/** The first run of two or more meaningful words. */
function firstPhrase(words: readonly Word[]): Range | null {
  for (let start = 0; start < words.length; start++) {
    const end = runEnd(words, start);
    if (end - start > 1) return [start, end];
  }
  return null;
}

/** From the first meaningful word to the second, or the first alone if a mark separates them: "zapatos de correr". */
function firstTwo(words: readonly Word[]): Range | null {
  const start = words.findIndex(({ says }) => says);
  if (start < 0) return null;
  const second = words.findIndex(({ says }, at) => at > start && says);
  const isParted = words.slice(start, second).some(({ ends }) => ends);
  return second < 0 || isParted || second - start > HEAD_WORDS ? [start, start + 1] : [start, second + 1];
}

/** The end of the next run of meaningful words, or `from` if a mark or nothing comes next. */
function nextEnd(words: readonly Word[], from: number): number {
  if (words[from - 1]?.ends) return from;
  let start = from;
  while (start < words.length && !words[start]?.says) start++;
  return start < words.length ? runEnd(words, start) : from;
}

function runEnd(words: readonly Word[], start: number): number {
  let end = start;
  while (words[end]?.says) if (words[end++]?.ends) break;
  return end;
}
