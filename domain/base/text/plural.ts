import { writeNumber } from './write-number.js';

/** "1 page", "1,200 pages": a count and its English noun, for nouns that take an s. */
export function plural(count: number, noun: string): string {
  return `${writeNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}
