import { writeText } from '../../base/text/write-text.js';
import { findImageEnd } from './find-image-end.js';
import { imageFormat, latin, nameOfFile } from './image-format.js';

/** Contract of uploads, and what is fetched at most. */
export const MAX_IMAGE_BYTES = 10_485_760;
/** 64 megapixels are 256 MB once decoded, which an image in AVIF is all at once. */
export const MAX_IMAGE_PIXELS = 64_000_000;

/** How files of other kinds, appended to images, begin. A camera's second image or motion photo is not one. */
const OTHER_FILE = /%PDF-|<\?php|<script|<html|<svg|<!doctype/i;
const OTHER_BINARIES = ['PK\u0003\u0004', '\u007fELF'];
const SCANNED_BYTES = 65_536;
const STEP_BYTES = 4_096;

/** Why a file is not accepted as an image; null if there is no objection before it is decoded. Nothing here decodes. */
export function findImageError(bytes: Uint8Array): string | null {
  if (bytes.length > MAX_IMAGE_BYTES) return writeText`The image has more than ${MAX_IMAGE_BYTES} bytes`;
  const format = imageFormat(bytes);
  if (format === null) {
    const name = nameOfFile(bytes);
    return `The file is ${name}: JPEG, PNG, WebP, GIF and AVIF are taken`;
  }
  if (bytes.length < 24) return 'The image is cut off: its end is missing';
  const end = findImageEnd(bytes, format);
  if (end === null) return 'The image is cut off: its end is missing';
  return holdsOtherFile(bytes.subarray(end)) ? 'A file of another kind is appended to the image' : null;
}

/** Looked for in steps that overlap, so that a mark on the border of two is found. */
function holdsOtherFile(rest: Uint8Array): boolean {
  for (let at = 0; at < Math.min(rest.length, SCANNED_BYTES); at += STEP_BYTES) {
    const text = latin(rest, at, at + STEP_BYTES + 16);
    if (OTHER_FILE.test(text) || OTHER_BINARIES.some((mark) => text.includes(mark))) return true;
  }
  return false;
}
