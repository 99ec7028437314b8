import { givenLinks, linksIn, namesIn, namesInSubject, numbersIn, wordsIn } from './draft-claims.js';
import { countDraftWords, type EmailText } from './email-draft.js';
import type { MailLanguage } from './mail-language.js';
import { unfilledIn } from './template.js';

/** The caller's texts, by what may be repeated from them. */
export interface GivenTexts {
  /** Names and numbers may come from all of it. */
  all: string;
  /** URLs and email addresses only from here: a link in a topic or a title is not a request to use it. */
  links: string;
}

const MARKUP = /<[a-z!/][^>]*>|!?\[[^\]\n]{0,200}\]\([^)\n]{0,500}\)|```|javascript:|data:\w+\//i;
/** Addresses written so that filters pass them over and people do not. */
const DISGUISED = /\bhxxps?\b|[[(]\s{0,3}(?:\.|dot|at|@)\s{0,3}[\])]/i;
const LEFT_OPEN =
  /_{3,}|\bx{4,}\b|\b(?:your|my|recipient|sender)(?:['’]s)? (?:full |first |last )?name\b|<[^<>\n]{1,40}>/i;
/** Instructions for a model, not for an editor: a draft that repeats them has followed a text's instructions. */
const ORDERS =
  /\b(?:ignor|disregard|forget|overrid|bypass)\w{0,4}\b[^.\n]{0,40}\b(?:instructions?|rules|task|prompts?)\b|\b(?:reveal|print|repeat|show)\w{0,4}\b[^.\n]{0,20}\b(?:instructions|rules|prompts?)\b|\b(?:system|developer) (?:prompt|message)\b|\bjailbr(?:eak|oken)/i;
const UNSEEN = /[\p{Cf}\p{Co}]|(?![\n\t])\p{Cc}/u;

/**
 * Why a text that a model has written must not be used; empty when it may. Whatever instructions the model has read, it
 * can't bring in an address, a number, a name or markup that the caller has not given. When in doubt a draft is
 * rejected: the rules write instead.
 */
export function findDraftErrors(
  { subject, body }: EmailText,
  given: GivenTexts,
  maxWords: number,
  language: MailLanguage = 'en',
): string[] {
  const text = `${subject}\n${body}`;
  const links = givenLinks(given.links);
  const numbers = new Set(numbersIn(given.all));
  const words = new Set(wordsIn(given.all));
  return [
    ...(subject.trim() === '' || body.trim() === '' ? ['It is empty'] : []),
    ...(/[\r\n]/.test(subject) ? ['Its subject has more than one line'] : []),
    ...(countDraftWords(body) >= maxWords ? [`It has ${maxWords} words or more`] : []),
    ...(unfilledIn(text).length > 0 || LEFT_OPEN.test(text) ? ['It leaves something to be filled in'] : []),
    ...(MARKUP.test(text) || DISGUISED.test(text) ? ['It holds markup'] : []),
    ...(ORDERS.test(text) ? ['It repeats instructions to the model'] : []),
    ...(UNSEEN.test(text) ? ['It holds characters that cannot be seen'] : []),
    ...(linksIn(text).some((link) => !links.has(link)) ? ['It names an address that was not given'] : []),
    ...(numbersIn(text).some((number) => !numbers.has(number)) ? ['It names a number that was not given'] : []),
    ...([...namesInSubject(subject, language), ...namesIn(body, language)].some((name) => !words.has(name))
      ? ['It names somebody or something that was not given']
      : []),
  ];
}
