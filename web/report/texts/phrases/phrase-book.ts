/**
 * A sentence of an audit and its translation. Holes in the English one: `{n}` a number, `{w}` one word that is left out,
 * `{q}` anything, kept as it is, `{o}` the same with its "or" translated, `{t}` anything, translated where the book knows
 * it, `{l}` a list of URLs with what was seen at each in parentheses, which is translated. The translation puts them back by their place, words left out of the count: `{1}`, or with the noun that goes with a
 * number, `{1|Seite|Seiten}`.
 */
export type PhrasePair = readonly [english: string, translation: string];

export interface PhraseBook {
  /** The translation; null for a text that the book does not know. */
  translate(text: string): string | null;
}

type Hole = 'n' | 'w' | 'q' | 'o' | 't' | 'l';
type Token = { literal: string } | { hole: Hole };
interface Pattern {
  tokens: Token[];
  translation: string;
}

/** Phrases inside of phrases inside of phrases: deeper ones are no text of ours. */
const MOST_NESTED = 4;
const SHAPES = { n: /[−-]?\d+(?:,\d{3}(?!\d))*(?:\.\d+)?/y, w: /[A-Za-z]+/y } as const;

export interface PhraseLanguage {
  /** A number as the audit writes it, such as "1,200.5", in the form of the language. */
  localizeNumber(figure: string): string;
  /** A day as the audit writes it, "31 May 2026", in the form of the language; anything else as it is. */
  localizeDay(text: string): string;
  /** "or" */
  or: string;
}

export function createPhraseBook(phrases: Iterable<PhrasePair>, { or, ...forms }: PhraseLanguage): PhraseBook {
  const exact = new Map<string, string>();
  const patterns: Pattern[] = [];
  for (const [english, translation] of phrases) {
    if (/\{[nwqotl]\}/.test(english)) patterns.push({ tokens: readTokens(english), translation });
    else if (!exact.has(english)) exact.set(english, translation);
  }
  const translate = (text: string, depth: number): string | null => {
    const known = exact.get(text);
    if (known !== undefined || depth > MOST_NESTED) return known ?? null;
    for (const { tokens, translation } of patterns) {
      const found = match(tokens, text);
      if (found === null) continue;
      const parts = found.map(({ hole, value }) => {
        if (hole === 'o') return value.replaceAll(' or ', ` ${or} `);
        if (hole === 'l') return translateSeen(value, (seen) => translate(seen, depth + 1));
        return hole === 't' ? (translate(value, depth + 1) ?? value) : value;
      });
      return fill(translation, parts, forms);
    }
    return null;
  };
  return { translate: (text) => translate(text, 0) };
}

function translateSeen(list: string, translate: (seen: string) => string | null): string {
  return list.replace(/\(([^()]+)\)/g, (whole, seen: string) => {
    const known = translate(seen);
    return known === null ? whole : `(${known})`;
  });
}

function readTokens(english: string): Token[] {
  return english
    .split(/(\{[nwqotl]\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, hole] = /^\{([nwqotl])\}$/.exec(piece) ?? [];
      return isHole(hole) ? { hole } : { literal: piece };
    });
}

function isHole(name: string | undefined): name is Hole {
  return name === 'n' || name === 'w' || name === 'q' || name === 'o' || name === 't' || name === 'l';
}

type Filled = { hole: Hole; value: string };

/** From left to right, each hole up to the first occurrence of what follows it: one pass, whatever the text is. */
function match(tokens: readonly Token[], text: string): Filled[] | null {
  const filled: Filled[] = [];
  let at = 0;
  for (const [index, token] of tokens.entries()) {
    if ('literal' in token) {
      if (!text.startsWith(token.literal, at)) return null;
      at += token.literal.length;
      continue;
    }
    const end = findEnd(token.hole, tokens.slice(index + 1), text, at);
    if (end === null || end === at) return null;
    if (token.hole !== 'w') filled.push({ hole: token.hole, value: text.slice(at, end) });
    at = end;
  }
  return at === text.length ? filled : null;
}

function findEnd(hole: Hole, [next, ...rest]: readonly Token[], text: string, at: number): number | null {
  if (hole === 'n' || hole === 'w') {
    const shape = SHAPES[hole];
    shape.lastIndex = at;
    return shape.test(text) ? shape.lastIndex : null;
  }
  if (next === undefined) return text.length;
  if (!('literal' in next)) return null;
  const end = rest.length === 0 ? text.length - next.literal.length : text.indexOf(next.literal, at + 1);
  return end < at ? null : end;
}

type Forms = Omit<PhraseLanguage, 'or'>;

function fill(translation: string, parts: readonly string[], { localizeNumber, localizeDay }: Forms): string {
  return translation.replace(/\{(\d)(?:\|([^|}]*)\|([^|}]*))?\}/g, (_, place: string, one?: string, many?: string) => {
    const part = parts[Number(place) - 1] ?? '';
    const shown = isNumber(part) ? localizeNumber(part) : localizeDay(part);
    if (one === undefined || many === undefined) return shown;
    return `${shown} ${part === '1' ? one : many}`;
  });
}

function isNumber(text: string): boolean {
  return /^[−-]?\d+(?:,\d{3})*(?:\.\d+)?$/.test(text);
}
