import { imageSize } from 'image-size';
import type { ResourceResult } from '../../../domain/seo/artifacts/resource.js';
import { readSvg } from './read-svg.js';

/** Dimensions are in the first bytes; after long color profiles and camera notes they may come later. */
const HEAD_BYTES = 300_000;
/** EXIF orientations from 5 on turn the image by a quarter, and browsers obey ("image-orientation: from-image"). */
const FIRST_TURNED = 5;

export interface ImageHeadFacts {
  image: ResourceResult['image'];
  svg_error: string | null;
}

const NO_IMAGE: ImageHeadFacts = { image: null, svg_error: null };

/**
 * What the bytes say an image is, whatever its name or media type. `isWhole` is false when only the first bytes are
 * at hand, which is enough for the size but not for the form of an SVG.
 */
export function readImage(body: Buffer, isWhole: boolean): ImageHeadFacts {
  const format = formatOf(body);
  if (format === null) return looksLikeMarkup(body) ? readDrawing(body, isWhole) : NO_IMAGE;
  return { image: { format, ...sizeOf(body) }, svg_error: null };
}

/** Signatures of MIME Sniffing 6.1, AVIF and HEIF brands by ISO/IEC 23000-22 and 23008-12, JPEG XL by ISO/IEC 18181-2. */
function formatOf(body: Buffer): string | null {
  const start = body.toString('latin1', 0, 32);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^RIFF[\s\S]{4}WEBP/.test(start)) return 'webp';
  if (start.startsWith('ftyp', 4)) return formatOfBrands(start.slice(8));
  if (start.startsWith('\xff\x0a') || start.startsWith('\0\0\0\x0cJXL ')) return 'jxl';
  if (start.startsWith('BM')) return 'bmp';
  if (start.startsWith('\0\0\x01\0')) return 'ico';
  if (start.startsWith('II*\0') || start.startsWith('MM\0*')) return 'tiff';
  return null;
}

function formatOfBrands(brands: string): string | null {
  if (/avi[fs]/.test(brands)) return 'avif';
  return /^(?:hei[cxms]|hev[cx]|mif1|msf1)/.test(brands) ? 'heif' : null;
}

function sizeOf(body: Buffer): { width: number | null; height: number | null } {
  try {
    // A copy: image-size reads past the end of a buffer that shares its memory with others.
    const { width, height, orientation = 1 } = imageSize(new Uint8Array(body.subarray(0, HEAD_BYTES)));
    if (!(width > 0 && height > 0)) return { width: null, height: null };
    return orientation >= FIRST_TURNED ? { width: height, height: width } : { width, height };
  } catch {
    // Damaged, or the dimensions come after the part that was read.
    return { width: null, height: null };
  }
}

function looksLikeMarkup(body: Buffer): boolean {
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(body.toString('latin1', 0, 200));
}

function readDrawing(body: Buffer, isWhole: boolean): ImageHeadFacts {
  const drawing = readSvg(textOf(body));
  if (!drawing) return NO_IMAGE;
  const { width, height, error } = drawing;
  return { image: { format: 'svg', width, height }, svg_error: isWhole ? error : null };
}

/** XML 1.0, 4.3.3: UTF-16 by its byte order mark, else UTF-8, of which all markup in older encodings is a part. */
function textOf(body: Buffer): string {
  if (body[0] === 0xff && body[1] === 0xfe) return new TextDecoder('utf-16le').decode(body);
  if (body[0] === 0xfe && body[1] === 0xff) return new TextDecoder('utf-16be').decode(body);
  return new TextDecoder('utf-8').decode(body);
}
