import { install } from 'undici';

/**
 * Makes the `fetch` of this process that of the undici package. The one in Node 20 waits forever, ignoring its signal,
 * for a body that is not encoded as its headers say (`Content-Encoding: gzip` and plain text), and such a server would
 * block its caller. For the start of a process, before anything is fetched.
 */
export function installFetch(): void {
  install();
}
