import type { ImageFormat } from '../artifacts/image-facts.js';
import { latin } from './image-format.js';

/** Where the image ends by its own format; null when the file ends before it does. Anything behind is no part of it. */
export function findImageEnd(bytes: Uint8Array, format: ImageFormat): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (format) {
    case 'png':
      return endOfPng(bytes, view);
    case 'jpeg':
      return endOfJpeg(bytes, view);
    case 'gif':
      return endOfGif(bytes, view);
    case 'webp':
      return within(bytes, 8 + even(view.getUint32(4, true)));
    case 'avif':
      return endOfBoxes(bytes, view);
  }
}

function within(bytes: Uint8Array, end: number): number | null {
  return end <= bytes.length ? end : null;
}

function even(length: number): number {
  return length + (length % 2);
}

/** Chunks of length, name, data and checksum up to IEND (PNG 5.3). */
function endOfPng(bytes: Uint8Array, view: DataView): number | null {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    if (latin(bytes, at + 4, at + 8) === 'IEND') return within(bytes, end);
    at = end;
  }
  return null;
}

/** Segments up to the scans, whose data has no marker but restarts, up to EOI (ITU-T T.81, B.1). */
function endOfJpeg(bytes: Uint8Array, view: DataView): number | null {
  for (let at = 2; at + 4 <= bytes.length + 2; ) {
    if (bytes[at] !== 0xff) {
      at += 1;
      continue;
    }
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return at + 2;
    const isAlone = marker === 0 || marker === 0xff || marker === 1 || (marker >= 0xd0 && marker <= 0xd7);
    if (isAlone) at += marker === 0xff ? 1 : 2;
    else if (at + 4 > bytes.length) return null;
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Blocks up to the trailer (GIF 89a, 27); each holds sub-blocks that end with an empty one. */
function endOfGif(bytes: Uint8Array, view: DataView): number | null {
  if (bytes.length < 13) return null;
  const tableOf = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);
  let at = 13 + tableOf(view.getUint8(10));
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === 0x3b) return at + 1;
    if (block === 0x21) at += 2;
    else if (block === 0x2c && at + 10 < bytes.length) at += 11 + tableOf(view.getUint8(at + 9));
    else return null;
    for (let size = bytes[at]; size !== 0; size = bytes[at]) {
      if (size === undefined) return null;
      at += size + 1;
    }
    at += 1;
  }
  return null;
}

const BOX = /^[a-z0-9]{4}$/i;

/** Boxes of length and name, one behind the other (ISO/IEC 14496-12, 4.2). */
function endOfBoxes(bytes: Uint8Array, view: DataView): number | null {
  let at = 0;
  while (at + 8 <= bytes.length && BOX.test(latin(bytes, at + 4, at + 8))) {
    const size = view.getUint32(at);
    const whole = size === 1 && at + 16 <= bytes.length ? Number(view.getBigUint64(at + 8)) : size;
    // A box of size 0 extends to the end of the file.
    const end = whole === 0 ? bytes.length : at + whole;
    if (whole !== 0 && whole < 8) break;
    if (end > bytes.length) return null;
    at = end;
  }
  return at;
}
