import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { hasLeft } from './has-left.js';

/**
 * Sends pieces of text as they are made, no faster than the client reads them. A client that disconnects ends it
 * quietly. An error after the first byte cuts the connection, so that half a response is never taken for a whole one.
 */
export async function streamText(res: Response, pieces: AsyncIterable<string>): Promise<void> {
  if (res.req.method === 'HEAD') {
    res.end();
    return;
  }
  res.flushHeaders();
  try {
    await pipeline(Readable.from(pieces, { highWaterMark: 1 }), res);
  } catch (failure) {
    if (!hasLeft(failure)) throw failure;
  }
}
