import { isLanguage } from './is-language.js';

/** As many as a browser may list; the header is of anybody's making. */
const MOST = 20;

/** The first language of an Accept-Language header (RFC 9110 12.5.4) that numbers can be written in, by its weights; else `en`. */
export function findLanguage(header: string | null): string {
  const ranges = (header ?? '').split(',').slice(0, MOST).map(readRange);
  const wanted = ranges.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight);
  return wanted.find(({ tag }) => isLanguage(tag))?.tag ?? 'en';
}

function readRange(range: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
}
