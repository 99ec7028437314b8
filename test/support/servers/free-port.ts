import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * No system hands these out by itself, neither to who listens on port 0 nor to who connects (Linux begins at 32768,
 * others at 49152): a port of them stays free until it is bound, and dead as long as no one binds it.
 */
const FIRST = 12_000;
const END = 27_000;
const given = new Set<number>();

/** A port of 127.0.0.1 that no one listens on, and that no one else of this process gets. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
