import { foldTerm } from '../../base/text/fold-term.js';
import { joinDigits } from '../../base/text/join-digits.js';
import { significantWords } from '../../base/text/significant-words.js';
import { ABSOLUTIONS, ALARMS, DIRECTIONS, NEGATIONS, PROMISES } from './claim-words.js';

/** How many of the words that say something must be the same. */
const KEPT_SHARE = 0.5;
const OWN_SHARE = 0.4;
const SENTENCE_SHARE = 0.3;
/** A clearer sentence may be longer; a text several times as long says more. */
const MAX_GROWTH = 1.8;
const MORE_CHARS = 80;
const NUMBER = /\d+(?:[.,]\d+)*/g;
const URL = /https?:\/\/[^\s"“”<>)]+/gi;
const QUOTED = /["“]([^"“”]{1,400})["”]/g;
/** A number and the word right behind it: what it counts. */
const COUNTED = /(\d+(?:[.,]\d+)*)[ -]?(%|\p{L}[\p{L}-]*)/gu;
const STANDS_BEHIND = /^(?:missing|absent|lacking|none|nothing)$/i;
const SENTENCE_END = /(?<=[.!?:;])\s+/;

/** In which respects a text says something else than the rules' own; empty where only its words differ. */
export function findChangedMeaning(given: string, rewritten: string): string[] {
  const [own, written] = [joinDigits(given), joinDigits(rewritten)];
  return [
    ...(isMissing(numbersIn(own), numbersIn(written)) ? ['It leaves out a number'] : []),
    ...(hasSwappedCounts(own, written) ? ['It counts other things by the same number'] : []),
    ...(isMissing(namesIn(own), [plainForm(written)]) ? ['It leaves out a name or an address'] : []),
    ...(turnsDirection(own, written) ? ['It turns a direction'] : []),
    ...(turnsNegation(own, written) ? ['It adds or drops a negation'] : []),
    ...(addsWords(PROMISES, own, written) ? ['It promises something'] : []),
    ...(addsWords(ABSOLUTIONS, own, written) ? ['It says that nothing needs to be done'] : []),
    ...(addsWords(ALARMS, own, written) ? ['It alarms'] : []),
    ...(written.length > own.length * MAX_GROWTH + MORE_CHARS ? ['It is much longer'] : []),
    ...(isAboutSame(own, written) ? [] : ['It says something else']),
  ];
}

function numbersIn(text: string): string[] {
  return text.match(NUMBER) ?? [];
}

/** Quoted texts and addresses, which no other words can stand for. */
function namesIn(text: string): string[] {
  return [...[...text.matchAll(QUOTED)].map(([, name = '']) => name), ...(text.match(URL) ?? [])].map((name) =>
    plainForm(name.replace(/[.,;:]+$/, '')),
  );
}

function plainForm(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
}

/** Whether one of the things to be kept is in none of the texts. */
function isMissing(kept: readonly string[], texts: readonly string[]): boolean {
  return kept.some((one) => !texts.some((text) => text.includes(one)));
}

/** "20 clicks from 4000 impressions" must not become "4000 clicks from 20 impressions". */
function hasSwappedCounts(own: string, written: string): boolean {
  const counts = new Map<string, Set<string>>();
  for (const [, number = '', unit = ''] of own.matchAll(COUNTED)) {
    const known = counts.get(unitForm(unit)) ?? new Set<string>();
    counts.set(unitForm(unit), known.add(number));
  }
  return [...written.matchAll(COUNTED)].some(([, number = '', unit = '']) => {
    const known = counts.get(unitForm(unit));
    return known !== undefined && !known.has(number);
  });
}

function unitForm(unit: string): string {
  return unit === '%' ? unit : stem(unit.toLowerCase());
}

/**
 * A way that contradicts the only one that the own text names, a change that it does not name at all, or both ways in another
 * order: which of two things rose and which fell follows from it.
 */
function turnsDirection(own: string, written: string): boolean {
  const [before, after] = [withoutNames(own), withoutNames(written)];
  return DIRECTIONS.some(([one, other]) => {
    const [had, has] = [waysIn(before, one, other), waysIn(after, one, other)];
    const isNew = [...has].some((way) => !had.includes(way));
    if (isNew) return had !== '' || isChange(one);
    return /01|10/.test(had) && /01|10/.test(has) && had[0] !== has[0];
  });
}

/** The ways that a text names, in their order: 0 for the one, 1 for the other. */
function waysIn(text: string, one: RegExp, other: RegExp): string {
  const found = [...text.matchAll(one)].map(({ index }) => ({ index, way: '0' }));
  found.push(...[...text.matchAll(other)].map(({ index }) => ({ index, way: '1' })));
  return found
    .sort((a, b) => a.index - b.index)
    .map(({ way }) => way)
    .join('');
}

/** Comparisons such as "more" come and go in good wordings; a change that is named out of nothing is a claim. */
function isChange(direction: RegExp): boolean {
  return /grow/.test(direction.source);
}

function turnsNegation(own: string, written: string): boolean {
  const [before, after] = [withoutNames(own), withoutNames(written)];
  const count = (text: string) => (text.match(NEGATIONS) ?? []).length;
  if (count(before) !== count(after)) return true;
  const [denied, denies] = [deniedWords(before), deniedWords(after)];
  const [known, knows] = [new Set(wordsOf(before)), new Set(wordsOf(after))];
  return (
    [...denied].some((word) => knows.has(word) && !denies.has(word)) ||
    [...denies].some((word) => known.has(word) && !denied.has(word))
  );
}

/** The first word of weight behind each negation; "missing" may as well come behind what is missing. */
function deniedWords(text: string): Set<string> {
  return new Set(
    [...text.matchAll(NEGATIONS)].flatMap(({ index, 0: negation }) => {
      if (STANDS_BEHIND.test(negation)) return [];
      const rest = text.slice(index + negation.length).split(SENTENCE_END)[0] ?? '';
      return wordsOf(rest).slice(0, 1);
    }),
  );
}

function addsWords(claims: RegExp, own: string, written: string): boolean {
  const known = new Set((own.match(claims) ?? []).map((word) => word.toLowerCase()));
  return (withoutNames(written).match(claims) ?? []).some((word) => !known.has(word.toLowerCase()));
}

/** What is quoted or an address is somebody else's, and is compared as a whole. */
function withoutNames(text: string): string {
  return text.replace(QUOTED, ' ').replace(URL, ' ');
}

/** Most of the own words are kept, most of the written ones are own, and so it is in every sentence. */
function isAboutSame(own: string, written: string): boolean {
  const known = new Set(wordsOf(own));
  const given = new Set(wordsOf(written));
  if (known.size === 0) return given.size === 0 || written.trim() === own.trim();
  const shared = [...given].filter((word) => known.has(word)).length;
  const sentences = written.split(SENTENCE_END).map((sentence) => [...new Set(wordsOf(sentence))]);
  return (
    shared / known.size >= KEPT_SHARE &&
    shared / given.size >= OWN_SHARE &&
    sentences.every((words) => words.length < 2 || shareOf(words, known) >= SENTENCE_SHARE)
  );
}

function shareOf(words: readonly string[], known: ReadonlySet<string>): number {
  return words.filter((word) => known.has(word)).length / words.length;
}

function wordsOf(text: string): string[] {
  return significantWords(text.replace(URL, ' '), 'en').map(stem);
}

/** English endings, so that "losing" and "lost clicks" are not two subjects: only compared, never shown. */
function stem(word: string): string {
  const plain = foldTerm(word);
  const cut = plain.replace(/(?:ingly|edly|ing|ed|ly|es|s|e)$/, '');
  return cut.length >= 3 ? cut : plain;
}
