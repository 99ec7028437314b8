import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { plainContract } from '../test/support/contract.js';
import { apiProcess } from '../test/support/platform.js';
import { freePort } from '../test/support/servers/free-port.js';
import { startIdentity } from '../test/support/servers/identity.js';
import { startMongo } from '../test/support/servers/mongo.js';
import { AS_IN_USE, type Measure } from './measure.js';
import { residentMegabytes } from './process-use.js';

const ID = '0'.repeat(24);
const ROUNDS = 20;
/** Streams, which end when their operation does, and what would end the session or the account. */
const LEFT_OUT = new Set(['streamOperationEvents', 'logOut', 'eraseAccount', 'startLogin', 'finishLogin']);

/**
 * Memory of the built API process, started as users start it: when it has come up, after one request to each operation that
 * reads, so that the validators of all chapters are compiled, and after many. Temporal is not there: its client is loaded and
 * connects in vain.
 */
export async function benchApiMemory(): Promise<Measure[]> {
  const [mongo, identity, port] = await Promise.all([startMongo(), startIdentity(), freePort()]);
  const { API_FLAGS, API_ENVIRONMENT } = await apiProcess();
  const url = `http://127.0.0.1:${port}`;
  const api = spawn(process.execPath, [...API_FLAGS, 'dist/api/main.js'], {
    env: {
      ...process.env,
      ...API_ENVIRONMENT,
      ...AS_IN_USE,
      MONGODB_URI: mongo.uri,
      TEMPORAL_ADDRESS: '127.0.0.1:1',
      OIDC_ISSUER: identity.issuer,
      OIDC_CLIENT_SECRET: 'a secret of more than 32 characters',
      SESSION_SECRET: 'a secret of more than 32 characters',
      RATE_LIMIT_PER_MINUTE: '100000',
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: '0',
      PUBLIC_URL: url,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await waitUntilUp(url, api);
    const idle = sample(api, 'idle');
    const authorization = `Bearer ${await identity.token({ plan: 'enterprise', expiresInSeconds: 3_600 })}`;
    const paths = readingPaths();
    const askAll = async (): Promise<void> => {
      for (const path of paths) {
        const response = await fetch(new URL(path, url), { headers: { authorization }, redirect: 'manual' });
        await response.arrayBuffer();
      }
    };
    await askAll();
    const asked = sample(api, `after each of ${paths.length} operations`);
    for (let round = 1; round < ROUNDS; round++) await askAll();
    return [...idle, ...asked, ...sample(api, `after ${ROUNDS} rounds of them`)];
  } finally {
    api.kill('SIGTERM');
    await once(api, 'exit');
    await Promise.all([identity.close(), mongo.stop()]);
  }
}

async function waitUntilUp(url: string, api: ChildProcess): Promise<void> {
  while (!(await isUp(url))) {
    if (api.exitCode !== null) throw new Error('The API did not start: is dist/ built?');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/live`)).ok;
  } catch {
    // It does not listen yet.
    return false;
  }
}

function readingPaths(): string[] {
  const paths: Record<string, { get?: { operationId: string } }> = plainContract().paths;
  return Object.entries(paths)
    .filter(([, { get }]) => get && !LEFT_OUT.has(get.operationId))
    .map(([path]) => path.replace(/\{\w+\}/g, ID));
}

/** All of it in RAM, and what is the process's own: the rest is code of Node, which other processes share. */
function sample({ pid = 0 }: ChildProcess, when: string): Measure[] {
  const own = /Anonymous:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
  return [
    { name: `API ${when}, RSS`, value: residentMegabytes(pid), unit: 'MB' },
    { name: `API ${when}, own`, value: Math.round(Number(own) / 1024), unit: 'MB' },
  ];
}
