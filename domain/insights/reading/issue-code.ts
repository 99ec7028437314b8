const SEPARATED = /^[\p{Ll}\p{N}]+(?:[_/-][\p{Ll}\p{N}]+)+$/u;
/** Not "iPhone": what comes before the first capital is a word. */
const CAMEL = /^\p{Ll}{3,}(?:\p{Lu}\p{Ll}+)+$/u;

/** Whether a text is a name that programs give to something: missing_title, title/missing, missingTitle. */
export function isCode(text: string): boolean {
  return SEPARATED.test(text) || CAMEL.test(text);
}

/** A code as people write it: "Missing title". */
export function wordsOfCode(code: string): string {
  const words = code
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_/-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
