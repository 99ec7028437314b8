import type { ImageFormat } from '../artifacts/image-facts.js';

const HEAD_BYTES = 64;

/** What the first bytes say an image is, whatever its name; null for all but the five formats that are taken. */
export function imageFormat(bytes: Uint8Array): ImageFormat | null {
  const head = latin(bytes, 0, HEAD_BYTES);
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  return head.slice(4, 8) === 'ftyp' && /avi[fs]/.test(head.slice(8, 40)) ? 'avif' : null;
}

/** Texts by what they begin with, once a byte order mark and white space are gone. */
const TEXTS: readonly [begins: RegExp, name: string][] = [
  [/^(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*>\s*)?(?:<!doctype svg[^>]*>\s*)?<svg/i, 'an SVG drawing'],
  [/^<(?:!doctype html|html|head|body)/i, 'an HTML page'],
  [/^<\?xml/i, 'an XML file'],
];
const BINARIES: readonly [begins: string, name: string][] = [
  ['%PDF-', 'a PDF'],
  ['PK', 'an archive'],
  ['BM', 'a BMP image'],
  ['II*', 'a TIFF image'],
  ['MM\u0000*', 'a TIFF image'],
  ['\u0000\u0000\u0001\u0000', 'an icon file'],
  ['\u00ff\u000a', 'a JPEG XL image'],
  ['\u0000\u0000\u0000\u000cJXL ', 'a JPEG XL image'],
];

/** In words, what a file other than the five formats seems to be. */
export function nameOfFile(bytes: Uint8Array): string {
  if (bytes.length === 0) return 'empty';
  const head = latin(bytes, 0, 512);
  const text = head.replace(/^\u00ef\u00bb\u00bf/, '').trimStart();
  const named = TEXTS.find(([begins]) => begins.test(text)) ?? BINARIES.find(([begins]) => head.startsWith(begins));
  if (named) return named[1];
  return head.slice(4, 8) === 'ftyp' && /hei|hev|mif|msf/.test(head.slice(8, 12))
    ? 'a HEIC image'
    : 'of an unknown kind';
}

/** One character for each byte. */
export function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)));
}
