import { phrasePlace } from '../../base/text/phrase-place.js';
import { significantWords } from '../../base/text/significant-words.js';
import { countChars } from '../../base/text/text-form.js';
import { writeText } from '../../base/text/write-text.js';
import { linksIn, numbersIn } from '../../outreach/writing/draft-claims.js';
import type { DescriptionRequest } from './description-request.js';

const MARKUP = /<[a-z!/][^>]*>|\]\([^)\n]{0,500}\)|```|javascript:|[{}]|\[[^\]\n]{1,40}\]|\bhxxps?\b/i;
/** Said to a model and to no reader, in the languages that such orders are written in. */
const ORDERS =
  /\b(?:ignor|disregard|forget|overrid|bypass)\w{0,4}\b[^.\n]{0,40}\b(?:instructions?|rules|prompts?)\b|\b(?:system|developer) (?:prompt|message)\b|\bjailbr(?:eak|oken)|\bpwned\b/i;
const UNSEEN = /[\p{Cf}\p{Co}\p{Cc}]/u;
const MAX_CHARS = 300;
/** Capitalised within a sentence: a name, or what is about to pass for one. */
const NAME = /(?<=[\p{L}\p{N},;)’'] )\p{Lu}[\p{L}\p{N}’'-]*/gu;
/** Languages that write every noun so. */
const CAPITAL_NOUNS = new Set(['de', 'lb']);
const PAIR = /(?<=[\p{L}\p{N},;)’'] )(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)/gu;
/** A description of something else shares fewer words with what was given. */
const LEAST_SHARED = 2;

/**
 * Why a model's text must not be used; empty when it may. Numbers must be in the input, addresses and markup don't
 * belong in a description, and it must mention the keyword or what the page says. `given` is everything that the writer
 * may use: keywords, the user's wish, and the page.
 */
export function findDescriptionErrors(
  text: string,
  { keywords, language }: Pick<DescriptionRequest, 'keywords' | 'language'>,
  given: string,
): string[] {
  const known = new Set(significantWords(given));
  const numbers = new Set(numbersIn(given));
  const shared = new Set(significantWords(text).filter((word) => known.has(word)));
  const isAbout = keywords.some((keyword) => phrasePlace(text, keyword) >= 0) || shared.size >= LEAST_SHARED;
  return [
    ...(text.trim() === '' ? ['It is empty'] : []),
    ...(countChars(text) > MAX_CHARS ? [writeText`It has more than ${MAX_CHARS} characters`] : []),
    ...(MARKUP.test(text) ? ['It holds markup or something to be filled in'] : []),
    ...(linksIn(text).length > 0 ? ['It names an address'] : []),
    ...(numbersIn(text).some((number) => !numbers.has(number)) ? ['It names a number that was not given'] : []),
    ...(namesIn(text, language).some((name) => !isGiven(name, given))
      ? ['It names somebody or something that was not given']
      : []),
    ...(ORDERS.test(text) ? ['It repeats instructions to the model'] : []),
    ...(UNSEEN.test(text) ? ['It holds characters that cannot be seen'] : []),
    ...(isAbout ? [] : ['It speaks of none of the keywords']),
  ];
}

function namesIn(text: string, language: string): string[] {
  const pairs = text.match(PAIR) ?? [];
  return CAPITAL_NOUNS.has(language) ? pairs : [...pairs, ...(text.match(NAME) ?? [])];
}

function isGiven(name: string, given: string): boolean {
  return given.toLowerCase().includes(name.toLowerCase());
}
