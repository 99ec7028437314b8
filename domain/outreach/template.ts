/** `{name}`: letters, digits and underscores, so that braces of other uses are left alone. */
const PLACEHOLDER = /\{([A-Za-z][A-Za-z0-9_]{0,49})\}/g;
/** `[Your Name]`: what writers leave for later; a link in Markdown has a "(" behind it, a footnote has a digit. */
const BRACKETS = /\[([A-Za-z][A-Za-z _'-]{1,48})\](?!\()/g;

/** Names of the placeholders in the order of their first appearance. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/**
 * Fills placeholders, each once: what a value holds is text and no placeholder. Those without a value, or with an empty
 * one, stay and are told, as are words left in brackets.
 */
export function fillTemplate(
  text: string,
  values: Readonly<Record<string, string>>,
): { text: string; unfilled: string[] } {
  const unfilled = new Set<string>();
  const filled = text.normalize('NFC').replace(PLACEHOLDER, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? (values[name] ?? '') : '';
    if (value.trim() !== '') return value;
    unfilled.add(whole);
    return whole;
  });
  for (const [whole] of text.matchAll(BRACKETS)) unfilled.add(whole);
  return { text: filled, unfilled: [...unfilled] };
}

/** What a text that is about to leave still has to be filled in. */
export function unfilledIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER), ...text.matchAll(BRACKETS)].map(([whole]) => whole))];
}
