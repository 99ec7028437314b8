import { gunzipMembers } from './gunzip-members.js';

/** Sitemaps shrink to a twentieth or so; ten times that is a bomb. Below the first size even a bomb does no harm. */
const MAX_RATIO = 200;
const RATIO_FREE_BYTES = 10_000_000;
/** A gzip file that was zipped once more by mistake is read; deeper ones are not. */
const MAX_LAYERS = 2;

export interface InflateState {
  /** The bytes were gzip. */
  gzip: boolean;
  /** Plain bytes yielded so far. */
  bytes: number;
  /** Why reading stopped early; null when it did not. */
  stopped: 'too_large' | 'bomb' | 'damaged' | null;
}

/**
 * The plain bytes of a file, unzipped as often as its own bytes require, whatever its name says. Never more than
 * `maxBytes`; bytes before a damaged part are still yielded. `state` says how it ended once the bytes are read.
 */
export async function* inflate(
  body: AsyncIterable<Buffer> | Buffer,
  maxBytes: number,
  state: InflateState,
): AsyncGenerator<Buffer> {
  const source = { bytes: 0 };
  let chunks: AsyncIterable<Buffer> = counted(Buffer.isBuffer(body) ? slices(body) : body, source);
  for (let layer = 0; layer < MAX_LAYERS; layer++) {
    const { isGzip, all } = await peek(chunks);
    chunks = isGzip ? gunzip(all, state) : all;
    if (!isGzip) break;
    state.gzip = true;
  }
  for await (const chunk of chunks) {
    const room = maxBytes - state.bytes;
    state.bytes += Math.min(chunk.length, room);
    if (room > 0) yield chunk.length > room ? chunk.subarray(0, room) : chunk;
    if (chunk.length > room) state.stopped = 'too_large';
    else if (state.gzip && isBomb(source.bytes, state.bytes)) state.stopped = 'bomb';
    if (state.stopped) return;
  }
}

const SLICE_BYTES = 65_536;

async function* slices(body: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < body.length; at += SLICE_BYTES) yield body.subarray(at, at + SLICE_BYTES);
}

async function* counted(body: AsyncIterable<Buffer>, source: { bytes: number }): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    source.bytes += chunk.length;
    yield chunk;
  }
}

function isBomb(sourceBytes: number, plainBytes: number): boolean {
  return plainBytes > RATIO_FREE_BYTES && plainBytes > sourceBytes * MAX_RATIO;
}

/** RFC 1952: 1F 8B. Reads the first two bytes and puts everything back. */
async function peek(chunks: AsyncIterable<Buffer>): Promise<{ isGzip: boolean; all: AsyncIterable<Buffer> }> {
  const iterator = chunks[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < 2) {
    const next = await iterator.next();
    if (next.done) break;
    start = Buffer.concat([start, next.value]);
  }
  return { isGzip: start[0] === 0x1f && start[1] === 0x8b, all: resumed(start, iterator) };
}

async function* resumed(start: Buffer, iterator: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    if (start.length > 0) yield start;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  } finally {
    await iterator.return?.();
  }
}

async function* gunzip(chunks: AsyncIterable<Buffer>, state: InflateState): AsyncGenerator<Buffer> {
  const zipped = { damaged: false };
  yield* gunzipMembers(chunks, zipped);
  if (zipped.damaged) state.stopped = 'damaged';
}
