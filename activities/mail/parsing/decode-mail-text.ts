import { isUtf8 } from 'node:buffer';

/** ISO-2022-JP switches its character sets by these (RFC 1468), in bytes that are plain ASCII. */
const JAPANESE_ESCAPES = ['$@', '$B', '(B', '(J'].map((set) => `\u{1b}${set}`);
/** What Japanese senders use besides, under that label as well. */
const JAPANESE_BYTES = ['utf-8', 'euc-jp', 'shift_jis'];
/** Labels that say no more than "text", and are put on anything. */
const WEAK_LABELS = new Set([
  '',
  'us-ascii',
  'ascii',
  'ansi_x3.4-1968',
  'utf-8',
  'utf8',
  'unknown-8bit',
  '8bit',
  '7bit',
]);
/** Above this share of wrong sequences a text was never UTF-8. */
const MOST_BAD_SHARE = 0.1;

/** RFC 3629 6 and the Encoding Standard: a byte order mark takes precedence over every label. */
const MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Bytes of a text part to text with `\n` line ends. A byte order mark decides, then the label of the part, then what the
 * text says itself (`inner`, of HTML). A label that is missing, unknown or plainly wrong gives way to the next, and in the
 * end to what the bytes show: ISO-2022-JP by its escapes, else UTF-8 when they are valid as such, else windows-1252.
 */
export function decodeMailText(content: Buffer, label: string, inner: string | null = null): string {
  return decodeBytes(content, label.trim().toLowerCase(), inner)
    .replace(/\r\n?/g, '\n')
    .replaceAll('\u0000', '')
    .replace(/^\uFEFF/, '');
}

function decodeBytes(content: Buffer, label: string, inner: string | null): string {
  const [marked] = MARKS.find(([, bytes]) => bytes.every((byte, index) => content[index] === byte)) ?? [];
  if (marked) return decoderOf(marked)?.decode(content) ?? content.toString('utf8');
  if (isAscii(content)) return decodeAscii(content, label);
  if (label.startsWith('iso-2022-')) return decodeJapanese(content);
  const decoder = WEAK_LABELS.has(label) ? null : decoderOf(label);
  if (decoder) return decoder.decode(content);
  // A label of UTF-8 that the bytes bear out is one.
  const isSaid = label.startsWith('utf') && isUtf8(content);
  if (inner !== null && !isSaid && !WEAK_LABELS.has(inner)) return decodeBytes(content, inner, null);
  if (isUtf8(content) || (label.startsWith('utf') && isMostlyUtf8(content))) return content.toString('utf8');
  return decoderOf('windows-1252')?.decode(content) ?? content.toString('latin1');
}

function decodeAscii(content: Buffer, label: string): string {
  const text = content.toString('latin1');
  const isJapanese = JAPANESE_ESCAPES.some((sequence) => text.includes(sequence));
  const decoder = isJapanese ? decoderOf('iso-2022-jp') : label.startsWith('utf-16') ? decoderOf(label) : null;
  return decoder?.decode(content) ?? text;
}

function decodeJapanese(content: Buffer): string {
  for (const label of JAPANESE_BYTES) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(content);
    } catch {
      // Not this one.
    }
  }
  return decoderOf('iso-2022-jp')?.decode(content) ?? content.toString('latin1');
}

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

function isAscii(content: Buffer): boolean {
  return !content.some((byte) => byte > 127);
}

/** A text that was cut in the middle of a character, or has a stray byte, is UTF-8 all the same. */
function isMostlyUtf8(content: Buffer): boolean {
  const text = content.toString('utf8');
  let foreign = 0;
  let bad = 0;
  for (const character of text) {
    if (character > '\u007f') foreign++;
    if (character === '\uFFFD') bad++;
  }
  return bad <= Math.max(1, foreign * MOST_BAD_SHARE) && foreign > bad;
}
