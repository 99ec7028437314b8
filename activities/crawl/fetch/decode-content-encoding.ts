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
import { type ContentCoding, readContentCodings } from '../../../domain/base/http/content-codings.js';
import { discardBody } from './discard-body.js';

/** RFC 9110 allows any number of codings; two is the most that any server has a reason for (CVE-2026-22036). */
const MAX_CODINGS = 2;
/** Real pages stay under 30:1. Below this size even a bomb does no harm. */
const RATIO_FREE_BYTES = 1_000_000;
const MAX_RATIO = 100;

/** The content is not encoded as its headers say, encoded too many times over, or expands like a bomb. */
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
 * Reads a body and undoes its Content-Encoding, counting the output so that memory stays bounded. Stops the source when
 * it has enough. A truncated stream is read as far as it goes, and a name that is not a coding is ignored, as in
 * browsers.
 * @throws BadEncodingError, and whatever the source fails with
 */
export async function decodeContentEncoding(
  source: Readable,
  contentEncoding: string,
  maxBytes: number,
): Promise<DecodedBody> {
  let encodedBytes = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      encodedBytes += chunk.length;
      yield chunk;
    }
  }
  try {
    const { codings, unknown } = readContentCodings(contentEncoding);
    if (codings.length > MAX_CODINGS)
      throw new BadEncodingError(`The content is encoded ${codings.length} times over.`);
    const plain = unknown.length > 0 ? refuseMarked(counted(), unknown) : counted();
    // The coding applied last is undone first (RFC 9110 8.4).
    const decoded = codings.reduceRight<Bytes>((bytes, coding) => decode(bytes, coding), plain);
    const { body, truncated } = await collect(decoded, maxBytes);
    return { body, encodedBytes, truncated };
  } finally {
    discardBody(source);
  }
}

/** Real codings that we never requested, by the bytes that they begin with (RFC 8878 3.1.1, RFC 9842 4 and 5). */
const MARKS: Readonly<Record<string, Buffer>> = {
  zstd: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]),
  compress: Buffer.from([0x1f, 0x9d]),
  'x-compress': Buffer.from([0x1f, 0x9d]),
  dcb: Buffer.from([0xff, 0x44, 0x43, 0x42]),
  dcz: Buffer.from([0x5e, 0x2a, 0x4d, 0x18]),
};
const LONGEST_MARK = 4;

/** Passes the bytes on unless they are in truth what the header names, which would be read as rubbish. */
async function* refuseMarked(bytes: Bytes, names: readonly string[]): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0);
  let isJudged = false;
  const judge = () => {
    isJudged = true;
    const name = names.find((one) => isMarked(head, one.toLowerCase()));
    if (name !== undefined) throw new BadEncodingError(`The content coding "${name}" cannot be undone here.`);
  };
  for await (const chunk of bytes) {
    if (isJudged) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < LONGEST_MARK) continue;
    judge();
    yield head;
  }
  if (isJudged) return;
  judge();
  if (head.length > 0) yield head;
}

function isMarked(head: Buffer, name: string): boolean {
  const mark = Object.hasOwn(MARKS, name) ? MARKS[name] : undefined;
  return mark !== undefined && head.subarray(0, mark.length).equals(mark);
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

async function* decode(encoded: Bytes, coding: ContentCoding): AsyncGenerator<Buffer> {
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

function createDecoder(coding: ContentCoding, firstByte: number): Decoder {
  if (coding === 'br') return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
  const options = { finishFlush: constants.Z_SYNC_FLUSH };
  if (coding !== 'deflate') return createGunzip(options);
  // RFC 9110 8.4.1.2 means the zlib format, yet some servers send bare deflate: the first byte distinguishes them.
  return (firstByte & 0x0f) === 8 ? createInflate(options) : createInflateRaw(options);
}

/** zlib's codes start with Z_, brotli's with ERR_ and a further word in Node's own notation ("ERR__ERROR_FORMAT_…"). */
function isDecoderError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:Z_|ERR__ERROR_|ERR_BROTLI)/.test(String(error.code));
}
