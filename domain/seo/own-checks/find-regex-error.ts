import { RE2JS, RE2JSSyntaxException } from 're2js';

/** Instructions of a compiled expression at most: RE2 takes time by text × instructions. */
const MAX_PROGRAM = 1_000;

/** Why a regular expression cannot be used, as a sentence that says where; null when it can. RE2 syntax. */
export function findRegexError(pattern: string): string | null {
  try {
    const size = RE2JS.compile(pattern).programSize();
    if (size <= MAX_PROGRAM) return null;
    return `The regular expression is too large: it compiles to ${size} steps, and ${MAX_PROGRAM} is the most. Use smaller repeat counts, such as {1,50} in place of {1,500}.`;
  } catch (error) {
    return describe(pattern, error);
  }
}

function describe(pattern: string, error: unknown): string {
  if (!(error instanceof RE2JSSyntaxException)) return 'The regular expression is not valid in RE2 syntax.';
  const fragment = error.input ?? '';
  const hint = HINTS.find(([beginning]) => fragment.startsWith(beginning))?.[1] ?? '';
  return `The regular expression is not valid in RE2 syntax: ${error.error} at character ${placeOf(pattern, error)}.${hint}`;
}

const HINTS: readonly (readonly [string, string])[] = [
  ['(?=', ' RE2 has no lookahead: take the part that you want as a group, such as "price: ([0-9.]+)".'],
  ['(?!', ' RE2 has no lookahead: take the part that you want as a group, such as "price: ([0-9.]+)".'],
  ['(?<', ' RE2 has no lookbehind: take the part that you want as a group, such as "price: ([0-9.]+)".'],
  ['\\', ' RE2 has no back references.'],
];

/** Counted from 1. A bracket that is never closed is named where it opens. */
function placeOf(pattern: string, { error, input }: RE2JSSyntaxException): number {
  if (error === 'missing closing )') return findOpen(pattern) + 1;
  if (input === null || input === '') return Math.max(1, pattern.length);
  const at = pattern.lastIndexOf(input);
  return at < 0 ? 1 : at + 1;
}

/** The innermost "(" that nothing closes. */
function findOpen(pattern: string): number {
  const open: number[] = [];
  let isClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at];
    if (character === '\\') at++;
    else if (character === '[') isClass = true;
    else if (character === ']') isClass = false;
    else if (character === '(' && !isClass) open.push(at);
    else if (character === ')' && !isClass) open.pop();
  }
  return open.at(-1) ?? 0;
}
