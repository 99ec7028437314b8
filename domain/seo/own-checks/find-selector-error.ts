import { compile } from 'css-select';
import { isTraversal, parse, type Selector } from 'css-what';

/** States that only a browser with a visitor knows. */
const STATES = new Set(['hover', 'active', 'visited', 'focus', 'focus-within', 'focus-visible', 'target']);

/** Why a CSS selector cannot be used, as a sentence that says where; null when it can. */
export function findSelectorError(selector: string): string | null {
  if (selector.trim() === '') return 'The selector is empty.';
  const foreign = findForeign(selector);
  if (foreign >= 0) return `The selector is not valid: unexpected "${selector[foreign]}" at character ${foreign + 1}.`;
  try {
    const lists = parse(selector);
    const problem = findStructureError(lists);
    if (problem !== null) return `The selector is not valid: ${problem}`;
    compile(lists);
    return null;
  } catch (error) {
    return `The selector is not valid: ${describe(selector, error instanceof Error ? error.message : '')}`;
  }
}

/** The first character that no selector has outside of quotes, which the parser takes for part of a name; else -1. */
function findForeign(selector: string): number {
  return selector
    .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\./g, (quoted) => '_'.repeat(quoted.length))
    .search(/[{};<@]/);
}

/** What the parser accepts and no browser does, or what can match nothing. */
function findStructureError(lists: readonly Selector[][], isInside = false): string | null {
  for (const tokens of lists) {
    const [first] = tokens;
    const last = tokens.at(-1);
    if (first && !isInside && isTraversal(first)) return 'it begins with a combinator; name an element before it.';
    if (last && isTraversal(last)) return 'it ends with a combinator; name an element behind it.';
    for (const token of tokens) {
      if (token.type !== 'pseudo') continue;
      if (STATES.has(token.name)) return `":${token.name}" depends on a visitor and matches nothing in a document.`;
      const inside = Array.isArray(token.data) ? findStructureError(token.data, true) : null;
      if (inside !== null) return inside;
    }
  }
  return null;
}

/** Messages of the parser in our words, with the place where they name the rest of the selector. Counted from 1. */
function describe(selector: string, message: string): string {
  const unmatched = /^(?:Unmatched selector: |Expected name, found )([\s\S]*)$/.exec(message);
  if (unmatched) {
    const rest = unmatched[1] ?? '';
    const at = rest === '' ? selector.length : selector.lastIndexOf(rest) + 1;
    return rest === '' ? `it ends too early, at character ${at}.` : `unexpected "${rest[0]}" at character ${at}.`;
  }
  const known = MESSAGES.find(([pattern]) => pattern.test(message));
  return known ? known[1](selector) : `${message.replace(/\.$/, '')}.`;
}

const MESSAGES: readonly (readonly [RegExp, (selector: string) => string])[] = [
  [/successive traversals/, () => 'two combinators follow each other.'],
  [/Empty sub-selector/, () => 'a part of it is empty, such as behind a comma or between brackets.'],
  [
    /Parenthesis not matched|Missing closing parenthesis/,
    (selector) => `"(" at character ${selector.lastIndexOf('(') + 1} is never closed.`,
  ],
  [
    /value didn't end|selector didn't terminate|Expected `=`/,
    (selector) => `the attribute that begins at character ${selector.lastIndexOf('[') + 1} is not closed.`,
  ],
  [
    /Pseudo-elements/,
    () => 'pseudo-elements such as "::before" are no part of a document. To read text or an attribute, use "take".',
  ],
  [/Column combinators/, () => '"||" is not supported.'],
  [/Namespaced/, () => 'namespaces ("|") are not supported.'],
];
