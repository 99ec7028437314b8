/**
 * `{name}`, and `{{name}}` and `{ name }` as other tools write it: letters of any script, digits, underscores and hyphens,
 * so that braces of other uses are left alone.
 */
const PLACEHOLDER = /\{{1,2} {0,3}(\p{L}[\p{L}\p{M}\p{N}_-]{0,49}) {0,3}\}{1,2}/gu;
/** `{first name}`, `{Hi|Hello}`: what was meant to be filled in, and nothing here fills. */
const BRACES = /\{ {0,3}\p{L}[\p{L}\p{M}\p{N}_ .|'’-]{0,60}\}/gu;
/** `[Your Name]`: what authors leave for later; a Markdown link is followed by "(", a footnote has a digit. */
const BRACKETS = /\[\p{L}[\p{L}\p{M}\p{N} _.,:/&'’-]{1,60}\](?!\()/gu;
const ANY = new RegExp([PLACEHOLDER, BRACES, BRACKETS].map(({ source }) => source).join('|'), 'gu');
/** Blanks, and characters that cannot be seen. */
const HOLLOW = /^[\s\p{C}]*$/u;

/** Names of the placeholders in the order of their first appearance. */
export function listPlaceholders(text: string): string[] {
  return [...new Set([...text.normalize('NFC').matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/**
 * Fills placeholders, each once: a value is text and never a placeholder. Those without a value, or with an empty one,
 * stay and are reported, as are words left in brackets. The result is NFC.
 */
export function fillTemplate(
  text: string,
  values: Readonly<Record<string, string>>,
): { text: string; unfilled: string[] } {
  const template = text.normalize('NFC');
  const given = (name: string): string => (Object.hasOwn(values, name) ? (values[name] ?? '') : '');
  const filled = template.replace(PLACEHOLDER, (whole, name: string) => {
    const value = given(name);
    return HOLLOW.test(value) ? whole : value;
  });
  const isFilled = (whole: string): boolean => {
    const [name] = listPlaceholders(whole);
    return name !== undefined && !HOLLOW.test(given(name));
  };
  return { text: filled.normalize('NFC'), unfilled: unfilledIn(template).filter((whole) => !isFilled(whole)) };
}

/** What still has to be filled in before a text is sent, in order of appearance. */
export function unfilledIn(text: string): string[] {
  return [...new Set([...text.normalize('NFC').matchAll(ANY)].map(([whole]) => whole))];
}
