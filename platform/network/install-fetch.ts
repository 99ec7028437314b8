import { install } from 'undici';

/**
 * Makes the `fetch` of this process that of the undici package. The one that comes with Node 20 waits for ever, deaf to
 * its signal, for a body that is not encoded as its headers say (`Content-Encoding: gzip` and plain text), and a server
 * that answers so would hold its caller. For the start of a process, before anything is fetched.
 */
export function installFetch(): void {
  install();
}
