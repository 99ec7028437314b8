/**
 * Characters that are invisible and ignored by lookups: zero-width spaces, marks and overrides of direction, soft
 * hyphens, variation selectors, tags. Two texts that differ in them look the same.
 */
const HIDDEN = /\p{Default_Ignorable_Code_Point}|[\u061c\u2028\u2029\ufff9-\ufffb]/u;
/** Joiners belong to words of Persian and Indic scripts, and with selectors and tags to emoji: paths may hold them. */
const HIDDEN_IN_WORDS =
  /(?!\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}])(?:\p{Default_Ignorable_Code_Point}|\u061c)/u;

/** The name (`U+200B`) of the first such character, or null. `words`: of a text in which joiners may mean something. */
export function findHiddenCharacter(text: string, place: 'name' | 'words'): string | null {
  const found = (place === 'name' ? HIDDEN : HIDDEN_IN_WORDS).exec(text)?.[0];
  if (found === undefined) return null;
  return `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
