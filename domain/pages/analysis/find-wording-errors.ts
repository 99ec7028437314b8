import { countChars } from '../../base/text/text-form.js';
import { writeText } from '../../base/text/write-text.js';
import { givenLinks, linksIn, numbersIn } from '../../outreach/writing/draft-claims.js';

const MAX_CHARS = 600;
const TAG = /<\/?[a-z][a-z0-9-]*/gi;
const MARKUP = /\]\([^)\n]{0,500}\)|```|javascript:|\{\{|\[(?:your|insert|name)\b[^\]\n]{0,40}\]/i;
const UNSEEN = /[\p{Cf}\p{Co}]/u;

/**
 * Why a model's words for a step must not be used; empty when they may. Numbers, addresses and tags must be in the
 * input: the rules found them, a model only words them.
 */
export function findWordingErrors(text: string, given: string): string[] {
  const numbers = new Set(numbersIn(given));
  const links = givenLinks(given);
  const tags = new Set((given.match(TAG) ?? []).map((tag) => tag.toLowerCase()));
  return [
    ...(text.trim() === '' ? ['It is empty'] : []),
    ...(countChars(text) > MAX_CHARS ? [writeText`It has more than ${MAX_CHARS} characters`] : []),
    ...(numbersIn(text).some((number) => !numbers.has(number)) ? ['It names a number that was not given'] : []),
    ...(linksIn(text).some((link) => !links.has(link)) ? ['It names an address that was not given'] : []),
    ...((text.match(TAG) ?? []).some((tag) => !tags.has(tag.toLowerCase()))
      ? ['It holds a tag that was not given']
      : []),
    ...(MARKUP.test(text) ? ['It holds markup or something to be filled in'] : []),
    ...(UNSEEN.test(text) ? ['It holds characters that cannot be seen'] : []),
  ];
}
