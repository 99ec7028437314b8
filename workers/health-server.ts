import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a worker needs to take work. Each resolves to true when it is there; false, a rejection or silence: it is not. */
export type WorkerChecks = Record<'mongodb' | 'temporal' | 'workers', () => Promise<boolean>>;

export interface HealthServer {
  port: number;
  /** From now on these are checked; before, the process is starting and not ready. */
  watch(checks: WorkerChecks): void;
  close(): Promise<void>;
}

const CHECK_TIMEOUT_MS = 2_000;

/**
 * GET /health/ready for container health checks: 200 when this process can take work, else 503, with the state of each
 * part. On a port of its own that is not meant to be public; that the process runs at all says nothing.
 */
export async function startHealthServer(
  { host, port }: { host: string; port: number },
  timeoutMs = CHECK_TIMEOUT_MS,
): Promise<HealthServer> {
  let checks: WorkerChecks | null = null;
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/health/ready') {
      response.writeHead(404).end();
      return;
    }
    void askAll(checks, timeoutMs).then((states) => {
      const isReady = states !== null && Object.values(states).every((state) => state === 'up');
      const status = states === null ? 'starting' : isReady ? 'ready' : 'not_ready';
      response.writeHead(isReady ? 200 : 503, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ status, dependencies: states ?? {} }));
    });
  });
  await listen(server, host, port);
  return {
    port: portOf(server) ?? port,
    watch: (given) => {
      checks = given;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function askAll(checks: WorkerChecks | null, timeoutMs: number): Promise<Record<string, 'up' | 'down'> | null> {
  if (checks === null) return null;
  const asked = Object.entries(checks).map(
    async ([name, check]) => [name, (await within(check, timeoutMs)) ? 'up' : 'down'] as const,
  );
  return Object.fromEntries(await Promise.all(asked));
}

function within(check: () => Promise<boolean>, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), timeoutMs);
    const settle = (isUp: boolean): void => {
      clearTimeout(timer);
      resolve(isUp);
    };
    check().then(settle, () => settle(false));
  });
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

function portOf(server: Server): number | null {
  const address: string | AddressInfo | null = server.address();
  return typeof address === 'object' && address !== null ? address.port : null;
}
