import { writeDay } from '../time/write-day.js';
import { writeNumber } from './write-number.js';

/**
 * Tag of a template that people read: numbers get their separators, days (`2026-05-31`) are written in words. What must
 * stay as it is, such as a status or a year, is put in as a string. What stands in quotation marks is what someone else
 * wrote, a query that is a day for instance, and stays as it is too.
 */
export function writeText(words: TemplateStringsArray, ...parts: readonly unknown[]): string {
  return words
    .map((word, at) => `${word}${at < parts.length ? writePart(parts[at], word.endsWith('"')) : ''}`)
    .join('');
}

function writePart(part: unknown, isQuoted: boolean): string {
  if (isQuoted) return String(part);
  return typeof part === 'number' ? writeNumber(part) : writeDay(String(part));
}
