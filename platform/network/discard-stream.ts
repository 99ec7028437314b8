import type { Readable } from 'node:stream';

/**
 * Gives up a stranger's stream, read or unread. Destroying an unread body is a failure to undici, which it emits as an
 * error: one without a listener ends the process.
 */
export function discardStream(stream: Readable): void {
  stream.on('error', () => {});
  stream.destroy();
}
