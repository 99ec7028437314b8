import type { Server } from 'node:http';
import type { Logger } from '../platform/logger.js';

export interface RunningServer {
  server: Server;
  logger: Logger;
  graceSeconds: number;
  /** Makes /health/ready fail, so that load balancers send no new requests. */
  drain(): void;
  /** Closes what the process holds, once the last request is done or the grace period is over. */
  close(): Promise<void>;
  exit(code: number): void;
}

/** After the grace, for what doesn't want to close. */
const HARD_EXIT_EXTRA_MS = 5_000;
const IDLE_SWEEP_MS = 50;

/**
 * SIGTERM and SIGINT stop the process in order: not ready, no new connections, running requests finish within the
 * grace, connections close. Exits with 0, or with 1 when it had to be cut short. A second signal changes nothing.
 * @returns a function that does the same after a failure, and exits with 1
 */
export function stopOnSignals(running: RunningServer): () => void {
  let stopping = false;
  const stop = (why: string, code: number): void => {
    if (stopping) return;
    stopping = true;
    void stopServer(running, why, code);
  };
  process.on('SIGTERM', () => stop('SIGTERM', 0));
  process.on('SIGINT', () => stop('SIGINT', 0));
  return () => stop('failure', 1);
}

async function stopServer(
  { server, logger, graceSeconds, drain, close, exit }: RunningServer,
  signal: string,
  code: number,
): Promise<void> {
  const graceMs = graceSeconds * 1000;
  logger.info({ signal, grace_seconds: graceSeconds }, 'stopping');
  setTimeout(() => exit(1), graceMs + HARD_EXIT_EXTRA_MS).unref();
  drain();
  await drainConnections(server, graceMs);
  try {
    await close();
    logger.info('stopped');
    exit(code);
  } catch (failure) {
    logger.error({ err: failure }, 'not everything closed');
    exit(1);
  }
}

async function drainConnections(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection becomes idle when its running request is done; kept alive, it would delay the shutdown.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
