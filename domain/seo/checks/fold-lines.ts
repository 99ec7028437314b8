import type { Finding } from './check.js';
import { foldCases } from './fold-cases.js';

const SHOWN_NUMBERS = 10;

/** Invalid lines of one file as one finding: the first three as evidence, the first ten numbers as the place. */
export function foldLines(url: string, lines: readonly { line: number; text: string }[]): Finding[] {
  const numbers = lines.slice(0, SHOWN_NUMBERS).map(({ line }) => line);
  const more = lines.length > SHOWN_NUMBERS ? ', …' : '';
  const where = `${lines.length === 1 ? 'line' : 'lines'} ${numbers.join(', ')}${more}`;
  return foldCases(url, lines, ({ text }) => text, { where });
}
