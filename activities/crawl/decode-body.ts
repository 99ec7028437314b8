import { pipeline, Readable } from 'node:stream';
import {
  type BrotliDecompress,
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  type Gunzip,
  type Inflate,
  type InflateRaw,
} from 'node:zlib';

/** RFC 9110 allows any number of codings; two is the most that any server has a reason for (CVE-2026-22036). */
const MAX_CODINGS = 2;
/** Real pages stay under 30:1. Below this size even a bomb does no harm. */
const RATIO_FREE_BYTES = 1_000_000;
const MAX_RATIO = 100;

/** The content coding is unknown, broken, stacked too deep, or expands like a bomb. */
export class BadEncodingError extends Error {
  override readonly name = 'BadEncodingError';
}

export interface DecodedBody {
  /** At most `maxBytes`. */
  body: Buffer;
  /** Bytes that came before decoding; when truncated, those that came until then. */
  encodedBytes: number;
  truncated: boolean;
}

type Bytes = AsyncIterable<Buffer>;
type Decoder = Gunzip | BrotliDecompress | Inflate | InflateRaw;

/**
 * Reads a body and undoes its Content-Encoding, counting what comes out so that memory stays bounded. Stops the source
 * when it has enough. A stream without its end is taken as far as it goes, as browsers do.
 * @throws BadEncodingError, and whatever the source fails with
 */
export async function decodeBody(source: Readable, contentEncoding: string, maxBytes: number): Promise<DecodedBody> {
  let encodedBytes = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      encodedBytes += chunk.length;
      yield chunk;
    }
  }
  try {
    const codings = parseCodings(contentEncoding);
    // The coding applied last is undone first (RFC 9110 8.4).
    const decoded = codings.reduceRight<Bytes>((bytes, coding) => decode(bytes, coding), counted());
    const { body, truncated } = await collect(decoded, maxBytes);
    return { body, encodedBytes, truncated };
  } finally {
    source.destroy();
  }
}

function parseCodings(contentEncoding: string): string[] {
  const codings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  if (codings.length > MAX_CODINGS) throw new BadEncodingError(`The content is encoded ${codings.length} times over.`);
  const unknown = codings.find((coding) => !['gzip', 'x-gzip', 'deflate', 'br'].includes(coding));
  if (unknown !== undefined) throw new BadEncodingError(`The content coding "${unknown.slice(0, 40)}" is not known.`);
  return codings;
}

async function collect(decoded: Bytes, maxBytes: number): Promise<{ body: Buffer; truncated: boolean }> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of decoded) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBytes) break;
  }
  return { body: Buffer.concat(chunks, Math.min(bytes, maxBytes)), truncated: bytes > maxBytes };
}

async function* decode(encoded: Bytes, coding: string): AsyncGenerator<Buffer> {
  const { first, rest } = await peek(encoded);
  if (first === null) return;
  const decoder = createDecoder(coding, first);
  // One chunk ahead at most; a failure of the source ends the decoder, and the loop below throws it.
  pipeline(Readable.from(rest, { objectMode: true, highWaterMark: 1 }), decoder, () => {});
  let bytes = 0;
  try {
    for await (const chunk of decoder) {
      bytes += chunk.length;
      if (bytes > RATIO_FREE_BYTES && bytes > decoder.bytesWritten * MAX_RATIO) {
        throw new BadEncodingError(`The content expands more than ${MAX_RATIO} times.`);
      }
      yield chunk;
    }
  } catch (error) {
    throw isDecoderError(error) ? new BadEncodingError('The content is not encoded as its headers say.') : error;
  }
}

/** The first byte that came, and everything including it. */
async function peek(bytes: Bytes): Promise<{ first: number | null; rest: Bytes }> {
  const iterator = bytes[Symbol.asyncIterator]();
  let head = await iterator.next();
  while (!head.done && head.value.length === 0) head = await iterator.next();
  if (head.done) return { first: null, rest: bytes };
  const chunk = head.value;
  async function* rest(): AsyncGenerator<Buffer> {
    try {
      yield chunk;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { first: chunk[0] ?? null, rest: rest() };
}

function createDecoder(coding: string, firstByte: number): Decoder {
  if (coding === 'br') return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
  const options = { finishFlush: constants.Z_SYNC_FLUSH };
  if (coding !== 'deflate') return createGunzip(options);
  // RFC 9110 8.4.1.2 means the zlib format, yet some servers send bare deflate: the first byte tells them apart.
  return (firstByte & 0x0f) === 8 ? createInflate(options) : createInflateRaw(options);
}

/** zlib's codes start with Z_, brotli's with ERR_ and a further word in Node's own notation ("ERR__ERROR_FORMAT_…"). */
function isDecoderError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:Z_|ERR__ERROR_|ERR_BROTLI)/.test(String(error.code));
}
