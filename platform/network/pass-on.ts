import { pipeline, type Readable, type Writable } from 'node:stream';
import { discardStream } from './discard-stream.js';

/**
 * Passes a stranger's stream on as it comes; when one end fails, both are taken down. Node throws where the end that it
 * goes to is closed already: whoever wanted it has left, so it is given up.
 */
export function passOn(source: Readable, target: Writable): void {
  if (target.destroyed || target.closed) discardStream(source);
  else pipeline(source, target, () => {});
}
