import { unfilledIn } from '../template.js';
import { countWords, type EmailText } from './email-draft.js';

const URL = /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+/gi;
const EMAIL = /[^\s<>@,;:()[\]]+@[^\s<>@,;:()[\]]+\.[a-z]{2,}/gi;
const NUMBER = /\d+(?:[.,]\d+)*/g;
const MARKUP = /<[a-z!/][^>]*>|\[[^\]]*\]\([^)]*\)|```/i;

/**
 * Why a text that a model has written must not be used; empty when it may. Whatever the model was told by what it read,
 * it cannot bring in an address, a number or markup that the one who asked has not given.
 */
export function draftFaults({ subject, body }: EmailText, given: string, maxWords: number): string[] {
  const text = `${subject}\n${body}`;
  const source = given.toLowerCase();
  const isNew = (found: string) => !source.includes(found.toLowerCase().replace(/[.,;:!?]+$/, ''));
  const foreign = [...(text.match(URL) ?? []), ...(text.match(EMAIL) ?? []), ...(text.match(NUMBER) ?? [])].filter(
    isNew,
  );
  return [
    ...(subject.trim() === '' || body.trim() === '' ? ['It is empty'] : []),
    ...(/[\r\n]/.test(subject) ? ['Its subject has more than one line'] : []),
    ...(countWords(body) > maxWords ? [`It has more than ${maxWords} words`] : []),
    ...(unfilledIn(text).length > 0 ? ['It leaves something to be filled in'] : []),
    ...(MARKUP.test(text) ? ['It holds markup'] : []),
    ...(foreign.length > 0 ? ['It names addresses or numbers that were not given'] : []),
  ];
}
