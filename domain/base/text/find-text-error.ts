/** Why a text cannot be kept as it is. */
export interface TextError {
  /** `character`: a character that no text holds. `unicode`: no Unicode text, or one that has lost characters. */
  kind: 'character' | 'unicode';
  /** The rule and the way out, to follow the name of a field. */
  message: string;
}

/**
 * `own`: what people and programs write for us. `foreign`: what they pass on from pages of others, where odd characters
 * are what a page really says.
 */
export type TextOrigin = 'own' | 'foreign';

/** C0 and C1 controls other than tab, line feed and carriage return. Misread windows-1252 text contains C1. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u;
const REPLACEMENT = '\ufffd';

/**
 * The first thing in a text that storing, mailing or exporting would change or lose: half of a surrogate pair (RFC 8259
 * 8.2, RFC 7493 2.1), a control character, or the replacement character of decoders for lost characters. Null for good
 * text.
 */
export function findTextError(text: string, origin: TextOrigin = 'own'): TextError | null {
  const lone = findLoneSurrogate(text);
  if (lone !== null) {
    return { kind: 'unicode', message: `must be Unicode text: half of a character (${nameCode(lone)}) is unpaired` };
  }
  const control = origin === 'own' ? CONTROL.exec(text)?.[0] : text.includes('\0') ? '\0' : undefined;
  if (control !== undefined) {
    return { kind: 'character', message: `must not contain the control character ${nameCode(control.charCodeAt(0))}` };
  }
  if (origin === 'foreign' || !text.includes(REPLACEMENT)) return null;
  const message = 'must not contain U+FFFD, which marks lost characters: send the text as UTF-8';
  return { kind: 'unicode', message };
}

function findLoneSurrogate(text: string): number | null {
  const found = LONE_SURROGATE.exec(text);
  return found ? found[0].charCodeAt(0) : null;
}

/** With the u flag a pair is one character, so what matches is alone. */
const LONE_SURROGATE = /[\ud800-\udfff]/u;

function nameCode(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
