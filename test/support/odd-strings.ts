import { randomNumbers } from './random-numbers.js';

const ODD_CHARS = [
  'a',
  'Z',
  '0',
  '-',
  '_',
  '.',
  '@',
  '/',
  '\\',
  ':',
  '?',
  '#',
  '&',
  '=',
  '%',
  '%41',
  '%zz',
  '+',
  ' ',
  '\t',
  '\r\n',
  '\0',
  '"',
  "'",
  '<',
  '>',
  '[',
  ']',
  '{',
  '}',
  '|',
  '^',
  '~',
  '\u00ad',
  '\u200b',
  '\u202e',
  '\u2028',
  '\ufeff',
  'ß',
  'ı',
  'İ',
  'ς',
  'é',
  'e\u0301',
  '。',
  '．',
  '１',
  'ﬁ',
  '例',
  '😀',
  '\ud83d',
  '\udc00',
  'ａ',
  '\u1e9e',
];

/** Texts that no one would think of, the same for a seed at every run; these words are thrown in among odd characters. */
export function* oddStrings(count: number, seed: number, words: readonly string[]): Generator<string> {
  const random = randomNumbers(seed);
  const oneOf = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  for (let made = 0; made < count; made++) {
    const oddShare = random() ** 3;
    const pieces = Array.from({ length: 1 + Math.floor(random() * 8) }, () =>
      oneOf(random() < oddShare ? ODD_CHARS : words),
    );
    yield pieces.join('');
  }
}
