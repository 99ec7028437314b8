import { promisify } from 'node:util';
import { constants, gunzip, gzip, inflateRawSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** JSON at rest is compressed: pages shrink about eight times, and level 1 costs least CPU for that. */
const fastest = { level: constants.Z_BEST_SPEED };
/** zstd takes about half the time of deflate for the same size. */
const packing = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
/** JSON shrinks about six times: most of what is unpacked fits into one piece, and none takes much more than it needs. */
const SHRINKS = 7;
const PIECE = { least: 4_096, most: 65_536 };
/** RFC 8878 3.1.1. No raw deflate begins like this: it would be a stored block whose length contradicts its complement. */
const ZSTD_MAGIC = 0xfd2fb528;
const gzipAsync = promisify<Buffer, object, Buffer>(gzip);
const gunzipAsync = promisify<Buffer, Buffer>(gunzip);

/**
 * For values of a page's size, which take a fraction of a millisecond: going through the thread pool would cost more. The
 * bytes have memory of their own and just enough of it, so that they can be handed to another thread.
 */
export const packJson = (value: unknown): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zstdCompressSync(JSON.stringify(value), packing));

export function unpackJson<Value>(packed: Uint8Array): Value {
  return JSON.parse(unpack(packed).toString()) as Value;
}

/** What was stored as raw deflate is read as well. */
function unpack(packed: Uint8Array): Buffer {
  const { buffer, byteOffset, byteLength } = packed;
  const isZstd = byteLength >= 4 && new DataView(buffer, byteOffset).getUint32(0, true) === ZSTD_MAGIC;
  const chunkSize = Math.min(PIECE.most, Math.max(PIECE.least, byteLength * SHRINKS));
  return isZstd ? zstdDecompressSync(packed, { chunkSize }) : inflateRawSync(packed);
}

/** gzip, so that a response can be sent as it is stored. */
export const gzipJson = (value: unknown): Promise<Buffer> => gzipAsync(Buffer.from(JSON.stringify(value)), fastest);
export const gunzipText = async (packed: Buffer): Promise<string> => (await gunzipAsync(packed)).toString();
