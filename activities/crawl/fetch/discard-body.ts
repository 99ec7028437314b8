import type { Readable } from 'node:stream';

/**
 * Listens for errors of an external stream from here on. A stream that fails without a listener ends the process (Node,
 * `error` events), and there is none until the first read; the reader still gets the error.
 */
export function heedBody<Body extends Readable>(body: Body): Body {
  return body.on('error', () => {});
}

/**
 * Gives up a stranger's stream, read or unread; does nothing to one that has ended. Destroying an unread body is a failure
 * to undici, which it emits as an error. The one way to end a foreign stream: see {@link heedBody}.
 */
export function discardBody(body: Readable): void {
  heedBody(body).destroy();
}
