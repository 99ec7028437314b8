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

/**
 * Bytes of a text part to text with `\n` line ends. A label that is missing, unknown or plainly wrong gives way to what the
 * bytes show: ISO-2022-JP by its escapes, else UTF-8 when they are valid as such, else windows-1252.
 */
export function decodeText(content: Buffer, label: string): string {
  return decodeBytes(content, label.trim().toLowerCase())
    .replace(/\r\n?/g, '\n')
    .replaceAll('\u0000', '')
    .replace(/^\uFEFF/, '');
}

function decodeBytes(content: Buffer, label: string): string {
  if (isAscii(content)) return decodeAscii(content, label);
  if (label.startsWith('iso-2022-')) return decodeJapanese(content);
  const decoder = WEAK_LABELS.has(label) ? null : decoderOf(label);
  if (decoder) return decoder.decode(content);
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
