export interface DecodedText {
  text: string;
  /** WHATWG name of the encoding that the bytes were read as. */
  encoding: string;
  /** What the sender should know about the reading. */
  warning: string | null;
}

export type TextReading = { ok: true; decoded: DecodedText } | { ok: false; reason: string };

const ADVICE = 'save it as "CSV UTF-8"';
/**
 * Bytes 80 to 9F of windows-1252; a space replaces the five that have no character. Spelled out because some versions
 * of Node's own decoder read these bytes as ISO-8859-1 (nodejs/node issue 56542).
 */
const FROM_80 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/**
 * The text of an uploaded file. A byte order mark decides; then what the sender says, if the bytes fit it; then UTF-16
 * by the positions of its zero bytes, UTF-8, and windows-1252, which Western spreadsheets save. Never contains a U+FFFD
 * that was not in the file.
 * @param charset what the Content-Type names, in lower case; null when it names none. It must be one that TextDecoder
 *   knows.
 */
export function decodeUpload(bytes: Uint8Array, charset: string | null): TextReading {
  const marked = encodingOfMark(bytes);
  if (marked === 'utf-32') return { ok: false, reason: `The file is UTF-32: ${ADVICE}` };
  if (marked !== null) {
    const text = decodeStrictly(bytes, marked);
    const reason = `The file begins with the mark of ${marked}, but is not: ${ADVICE}`;
    return text === null ? { ok: false, reason } : { ok: true, decoded: { text, encoding: marked, warning: null } };
  }
  const declared = charset === null ? null : decodeStrictly(bytes, charset);
  if (charset !== null && declared !== null && isPlausible(declared)) {
    return { ok: true, decoded: { text: declared, encoding: new TextDecoder(charset).encoding, warning: null } };
  }
  return guess(bytes);
}

/** Whether a Content-Type may name this charset. */
export function isKnownCharset(charset: string): boolean {
  try {
    return new TextDecoder(charset) !== null;
  } catch {
    return false;
  }
}

function guess(bytes: Uint8Array): TextReading {
  const wide = wideEncoding(bytes);
  const wideText = wide === null ? null : decodeStrictly(bytes, wide);
  if (wide !== null && wideText !== null) {
    const warning = `The file has no byte order mark and was read as ${wide}`;
    return { ok: true, decoded: { text: wideText, encoding: wide, warning } };
  }
  const utf8 = decodeStrictly(bytes, 'utf-8');
  if (utf8 !== null) return { ok: true, decoded: { text: utf8, encoding: 'utf-8', warning: null } };
  const text = bytes.includes(0) ? null : decodeWestern(bytes);
  if (text === null) return { ok: false, reason: `The file is neither UTF-8 nor windows-1252: ${ADVICE}` };
  const warning = `The file is not UTF-8 and was read as windows-1252. If letters are wrong, ${ADVICE}, or name the charset in Content-Type`;
  return { ok: true, decoded: { text, encoding: 'windows-1252', warning } };
}

function encodingOfMark([a, b, c, d]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'utf-32' | null {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'utf-32' : 'utf-16le';
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'utf-32';
  return a === 0xfe && b === 0xff ? 'utf-16be' : null;
}

/** Of all 16-bit units of a table, those of separators, line breaks and addresses are ASCII in every language. */
const MIN_ASCII_SHARE = 0.1;

/** ASCII has a zero half, always on the same side. A few zero bytes in a file are no UTF-16. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes.length % 2 !== 0) return null;
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (bytes.length === 0 || (even + odd) / (bytes.length / 2) < MIN_ASCII_SHARE) return null;
  if (even === 0) return 'utf-16le';
  return odd === 0 ? 'utf-16be' : null;
}

/** A single-byte charset takes every byte: zeros in its text mean that the label is wrong. */
function isPlausible(text: string): boolean {
  return !text.includes('\0');
}

/** Null where a byte has no character in windows-1252. */
function decodeWestern(bytes: Uint8Array): string | null {
  const parts: string[] = [];
  for (const byte of bytes) {
    const character = byte >= 0x80 && byte <= 0x9f ? FROM_80[byte - 0x80] : String.fromCharCode(byte);
    if (character === undefined || (character === ' ' && byte !== 0x20)) return null;
    parts.push(character);
  }
  return parts.join('');
}

/** Without a byte order mark; null where the bytes do not fit. */
function decodeStrictly(bytes: Uint8Array, label: string): string | null {
  try {
    const decoder = new TextDecoder(label, { fatal: true });
    return decoder.encoding === 'windows-1252' ? decodeWestern(bytes) : decoder.decode(bytes);
  } catch {
    // A label that Node does not know, or bytes that are invalid in it.
    return null;
  }
}
