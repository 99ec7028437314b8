import { findImageError } from '../seo/images/find-image-error.js';
import { imageFormat } from '../seo/images/image-format.js';
import type { BrandLogo } from './brand.js';
import { cleanSvg } from './clean-svg.js';
import { imageSize } from './image-size.js';

export const MAX_LOGO_BYTES = 262_144;
export const MAX_LOGO_PX = 4_000;

/** The checked content of a logo file, still as bytes. */
export type ReadLogo =
  | { ok: true; media_type: BrandLogo['media_type']; bytes: Uint8Array }
  | { ok: false; reason: string };

/** An uploaded file as a logo: PNG and JPEG as they are, SVG rewritten from shapes alone. Its bytes decide the type. */
export function readLogo(bytes: Uint8Array): ReadLogo {
  if (bytes.length > MAX_LOGO_BYTES) return refuse(`The logo has more than ${MAX_LOGO_BYTES / 1024} KB`);
  const format = imageFormat(bytes);
  if (format === 'png' || format === 'jpeg') {
    const error = findImageError(bytes);
    if (error !== null) return refuse(error);
    const size = imageSize(bytes, format);
    if (size === null || size.width === 0 || size.height === 0) return refuse('The logo does not say how large it is');
    if (size.width > MAX_LOGO_PX || size.height > MAX_LOGO_PX)
      return refuse(`The logo is larger than ${MAX_LOGO_PX} by ${MAX_LOGO_PX} pixels`);
    return { ok: true, media_type: `image/${format}`, bytes };
  }
  if (format !== null) return refuse(`The logo is a ${format.toUpperCase()} file: PNG, JPEG and SVG are taken`);
  return readSvg(bytes);
}

function readSvg(bytes: Uint8Array): ReadLogo {
  const text = decodeUtf8(bytes);
  if (text === null || !/<svg[\s>]/.test(text.slice(0, 4_096)))
    return refuse('The logo must be a PNG, JPEG or SVG file');
  const cleaned = cleanSvg(text);
  if (!cleaned.ok) return refuse(`The SVG file was refused: ${cleaned.reason}. Export it as shapes, or as PNG`);
  return { ok: true, media_type: 'image/svg+xml', bytes: new TextEncoder().encode(cleaned.svg) };
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function refuse(reason: string): ReadLogo {
  return { ok: false, reason };
}
