/** C0 and C1 controls (escape sequences begin with them) and marks that reorder text. */
const UNSAFE = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u2028\u2029]+/gu;

/** Makes one harmless line of a text from elsewhere: an audited site must not steer the terminal of who audits it. */
export function toTerminalText(text: string): string {
  return text.replace(UNSAFE, ' ').trim();
}
