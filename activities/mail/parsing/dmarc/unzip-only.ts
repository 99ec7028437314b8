import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

/** Signatures and lengths of the records of a ZIP file (PKWARE APPNOTE 4.3). */
const END = 0x06054b50;
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const MOST_COMMENT = 0xffff;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

/**
 * The one file in a ZIP file.
 * @throws Error when there is not exactly one, it cannot be read, or has more than `most` bytes
 */
export async function unzipOnly(zip: Buffer, most: number): Promise<Buffer> {
  const entry = onlyEntry(zip);
  if (entry.flags & ENCRYPTED) throw new Error('the ZIP file is encrypted');
  const packed = packedBytes(zip, entry);
  if (entry.method === STORED) {
    if (packed.length > most) throw Object.assign(new Error('too large'), { code: 'ERR_BUFFER_TOO_LARGE' });
    return packed;
  }
  if (entry.method !== DEFLATED) throw new Error('the ZIP file is packed in a way that is not supported');
  return inflate(packed, { maxOutputLength: most });
}

interface Entry {
  flags: number;
  method: number;
  packedBytes: number;
  offset: number;
}

/** The directory at the end counts: sizes in front of a file may be missing. */
function onlyEntry(zip: Buffer): Entry {
  const end = findEnd(zip);
  if (end === null) throw new Error('the ZIP file is cut off');
  if (zip.readUInt16LE(end + 10) !== 1) throw new Error('the ZIP file does not hold exactly one file');
  const at = zip.readUInt32LE(end + 16);
  if (at + ENTRY_BYTES > zip.length || zip.readUInt32LE(at) !== ENTRY) throw broken();
  return {
    flags: zip.readUInt16LE(at + 8),
    method: zip.readUInt16LE(at + 10),
    packedBytes: zip.readUInt32LE(at + 20),
    offset: zip.readUInt32LE(at + 42),
  };
}

function findEnd(zip: Buffer): number | null {
  for (let at = zip.length - END_BYTES; at >= Math.max(0, zip.length - END_BYTES - MOST_COMMENT); at -= 1)
    if (zip.readUInt32LE(at) === END) return at;
  return null;
}

function packedBytes(zip: Buffer, { offset, packedBytes: length }: Entry): Buffer {
  if (offset + LOCAL_BYTES > zip.length || zip.readUInt32LE(offset) !== LOCAL) throw broken();
  const start = offset + LOCAL_BYTES + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  if (start + length > zip.length) throw broken();
  return zip.subarray(start, start + length);
}

function broken(): Error {
  return new Error('the ZIP file is damaged');
}
