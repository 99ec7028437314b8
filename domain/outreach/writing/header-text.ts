/** Characters that end a header line or hide in it: RFC 5322 2.2 allows none of them in a value. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** Whether a text is allowed in a header of a mail. */
export function isHeaderText(text: string): boolean {
  return !CONTROL.test(text);
}
