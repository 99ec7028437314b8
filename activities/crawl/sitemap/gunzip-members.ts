import { once } from 'node:events';
import { createInflateRaw, type InflateRaw } from 'node:zlib';
import { discardBody } from '../fetch/discard-body.js';

/** How the compressed data ended: `damaged` also where they end too early. */
export interface GunzipState {
  damaged: boolean;
}

/** Pieces that are inflated at once: small at first, so that damage in a short file costs few of its bytes. */
const FIRST_PIECE_BYTES = 256;
const PIECE_BYTES = 16_384;
const SMALL_PIECES_UNTIL = 65_536;
const TRAILER_BYTES = 8;

/**
 * The plain bytes of gzip members, one after the other (RFC 1952). Bytes behind the last member are ignored, as gunzip and
 * search engines do; damaged or cut data give all that was inflated before.
 */
export async function* gunzipMembers(chunks: AsyncIterable<Buffer>, state: GunzipState): AsyncGenerator<Buffer> {
  const reader = new PieceReader(chunks);
  try {
    for (let member = 0; ; member++) {
      const start = await reader.peek(2);
      const isMember = start[0] === 0x1f && start[1] === 0x8b;
      if (!isMember && member > 0) return;
      if (!isMember || !(await skipHeader(reader))) {
        state.damaged = true;
        return;
      }
      yield* inflateMember(reader, state);
      if (state.damaged) return;
      if ((await reader.take(TRAILER_BYTES)).length < TRAILER_BYTES) {
        state.damaged = true;
        return;
      }
    }
  } finally {
    await reader.close();
  }
}

async function* inflateMember(reader: PieceReader, state: GunzipState): AsyncGenerator<Buffer> {
  const inflater = createInflateRaw();
  const plain: Buffer[] = [];
  let isEnd = false;
  inflater.on('data', (chunk: Buffer) => plain.push(chunk));
  inflater.on('end', () => {
    isEnd = true;
  });
  // Failures are seen where a piece is written.
  inflater.on('error', () => {});
  let given = 0;
  try {
    while (!isEnd) {
      const piece = await reader.take(given < SMALL_PIECES_UNTIL ? FIRST_PIECE_BYTES : PIECE_BYTES);
      if (piece.length === 0) {
        state.damaged = true;
        return;
      }
      given += piece.length;
      const isWell = await write(inflater, piece);
      yield* plain.splice(0);
      if (!isWell) {
        state.damaged = true;
        return;
      }
      // What the stream did not want belongs to what follows it.
      const left = given - inflater.bytesWritten;
      if (left > 0 || inflater.readableEnded) {
        if (!inflater.readableEnded) await once(inflater, 'end');
        yield* plain.splice(0);
        reader.putBack(piece.subarray(piece.length - left));
        return;
      }
    }
  } finally {
    discardBody(inflater);
  }
}

/** False when the data are damaged. */
function write(inflater: InflateRaw, piece: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    inflater.write(piece, (error) => resolve(!error));
  });
}

const HAS_CRC = 2;
const HAS_EXTRA = 4;
const HAS_NAME = 8;
const HAS_COMMENT = 16;
const DEFLATE = 8;
const MAX_TEXT_BYTES = 65_536;

/** RFC 1952 2.3; false when it is not a header. */
async function skipHeader(reader: PieceReader): Promise<boolean> {
  const fixed = await reader.take(10);
  const flags = fixed[3] ?? 0;
  if (fixed.length < 10 || fixed[2] !== DEFLATE) return false;
  if (flags & HAS_EXTRA) {
    const length = await reader.take(2);
    if (length.length < 2) return false;
    await reader.take(length.readUInt16LE(0));
  }
  for (const flag of [HAS_NAME, HAS_COMMENT]) if (flags & flag && !(await skipText(reader))) return false;
  if (flags & HAS_CRC) await reader.take(2);
  return true;
}

async function skipText(reader: PieceReader): Promise<boolean> {
  for (let read = 0; read < MAX_TEXT_BYTES; read++) {
    const [byte] = await reader.take(1);
    if (byte === undefined) return false;
    if (byte === 0) return true;
  }
  return false;
}

/** Takes pieces of any size from a stream. */
class PieceReader {
  private readonly iterator: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.iterator = chunks[Symbol.asyncIterator]();
  }

  /** Fewer bytes only at the end. */
  async take(bytes: number): Promise<Buffer> {
    const piece = await this.peek(bytes);
    this.rest = this.rest.subarray(piece.length);
    return piece;
  }

  async peek(bytes: number): Promise<Buffer> {
    while (this.rest.length < bytes) {
      const next = await this.iterator.next();
      if (next.done) break;
      this.rest = this.rest.length === 0 ? next.value : Buffer.concat([this.rest, next.value]);
    }
    return this.rest.subarray(0, bytes);
  }

  putBack(piece: Buffer): void {
    this.rest = this.rest.length === 0 ? piece : Buffer.concat([piece, this.rest]);
  }

  async close(): Promise<void> {
    await this.iterator.return?.();
  }
}
