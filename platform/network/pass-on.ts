import { pipeline, type Readable, type Writable } from 'node:stream';
import { discardStream } from './discard-stream.js';

/**
 * Passes an external stream on as it comes; when one end fails, both are destroyed. Node throws if the destination is
 * already closed: its reader has left, so the stream is dropped.
 */
export function passOn(source: Readable, target: Writable): void {
  if (target.destroyed || target.closed) discardStream(source);
  else pipeline(source, target, () => {});
}
