import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Connection } from '@temporalio/client';
import { type Child, startChild } from '../child.js';
import { freePort } from '../servers/free-port.js';
import { until } from '../until.js';

/** Keep in step with scripts/parts/temporal.mjs. */
const CACHED_CLI = 'linkwright/temporal/1.9.1/bin/temporal';
const SEARCH_ATTRIBUTES = ['LinkwrightUser', 'LinkwrightSite', 'LinkwrightOperation', 'LinkwrightRequest'];
/** As FAIR_QUEUES of scripts/parts/temporal.mjs. */
export const FAIR_QUEUE_FLAGS = [
  'matching.enableFairness=true',
  'matching.numTaskqueueReadPartitions=1',
  'matching.numTaskqueueWritePartitions=1',
].flatMap((setting) => ['--dynamic-config-value', setting]);
const OWN_NAMESPACE = 'linkwright';

/** A namespace of a test's own, on a server of its own or on a shared one. */
export interface TestNamespace {
  address: string;
  namespace: string;
  stop(): Promise<void>;
}

/** To connect to it with. */
export const temporalSettings = ({ address, namespace }: Pick<TestNamespace, 'address' | 'namespace'>) => ({
  TEMPORAL_ADDRESS: address,
  TEMPORAL_NAMESPACE: namespace,
  TEMPORAL_API_KEY: undefined,
  TEMPORAL_TLS: false,
  TEMPORAL_PAYLOAD_KEYS: [],
});

export interface TestTemporal extends TestNamespace {
  /** SIGKILL, as a power cut would. */
  kill(): Promise<void>;
  /** Starts again on the same port and the same data. */
  restart(): Promise<void>;
}

export function temporalBinary(): string {
  const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  const binary = process.env['LINKWRIGHT_TEMPORAL'] || join(cache, CACHED_CLI);
  if (!existsSync(binary)) throw new Error(`No Temporal to test with: ${binary} is missing. Run "npm test" once.`);
  return binary;
}

/** A real Temporal server of the test's own, with its data in a file: it can be killed and started again. */
export async function startTemporal(): Promise<TestTemporal> {
  const directory = await mkdtemp(join(tmpdir(), 'linkwright-temporal-'));
  const ports = { grpc: await freePort(), ui: await freePort(), http: await freePort(), metrics: await freePort() };
  const args = [
    'server',
    'start-dev',
    '--headless',
    '--ip',
    '127.0.0.1',
    '--port',
    String(ports.grpc),
    '--http-port',
    String(ports.http),
    '--metrics-port',
    String(ports.metrics),
    '--db-filename',
    join(directory, 'temporal.db'),
    '--sqlite-pragma',
    'journal_mode=WAL',
    '--sqlite-pragma',
    'synchronous=NORMAL',
    '--namespace',
    OWN_NAMESPACE,
    '--log-level',
    'error',
    '--log-format',
    'json',
    ...FAIR_QUEUE_FLAGS,
    ...SEARCH_ATTRIBUTES.flatMap((name) => ['--search-attribute', `${name}=Keyword`]),
  ];
  const address = `127.0.0.1:${ports.grpc}`;
  let server: Child;
  const start = async () => {
    server = await startChild(temporalBinary(), args, { ready: /Server:|Temporal Server/ });
    await until('Temporal knows its namespace', () => hasNamespace(address));
  };
  await start();
  return {
    address,
    namespace: OWN_NAMESPACE,
    kill: () => server.stop('SIGKILL'),
    restart: start,
    stop: async () => {
      await server.stop('SIGTERM');
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function hasNamespace(address: string): Promise<boolean> {
  try {
    const connection = await Connection.connect({ address, connectTimeout: 20_000 });
    try {
      await connection.workflowService.describeNamespace({ namespace: OWN_NAMESPACE });
      return true;
    } finally {
      await connection.close();
    }
  } catch {
    return false;
  }
}
