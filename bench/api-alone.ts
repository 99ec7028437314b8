import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connectStore } from '../store/base/connect.js';
import { createStore, type Store } from '../store/index.js';
import { apiProcess } from '../test/support/platform.js';
import { freePort } from '../test/support/servers/free-port.js';
import { startIdentity, type TestIdentity } from '../test/support/servers/identity.js';
import { startMongo } from '../test/support/servers/mongo.js';
import { AS_IN_USE } from './measure.js';
import { cpuMs } from './process-use.js';

export interface ApiAlone {
  url: string;
  pid: number;
  identity: TestIdentity;
  store: Store;
  /** CPU time that the process took until it served. */
  startCpuMs: number;
  stop(): Promise<void>;
}

export interface ApiAloneOptions {
  /** Without the settings of the C library's allocator that the product starts with. */
  withoutAllocatorSettings?: boolean;
}

/**
 * The built API process, started as users start it, on a database of its own. Temporal is not there: its client is loaded
 * and connects in vain.
 */
export async function startApiAlone({ withoutAllocatorSettings = false }: ApiAloneOptions = {}): Promise<ApiAlone> {
  const [mongo, identity, port] = await Promise.all([startMongo(), startIdentity(), freePort()]);
  const { API_FLAGS, API_ENVIRONMENT } = await apiProcess();
  const url = `http://127.0.0.1:${port}`;
  const api = spawn(process.execPath, [...API_FLAGS, ...extraFlags(), 'dist/api/main.js'], {
    env: {
      ...process.env,
      ...(withoutAllocatorSettings ? {} : API_ENVIRONMENT),
      ...AS_IN_USE,
      MONGODB_URI: mongo.uri,
      TEMPORAL_ADDRESS: '127.0.0.1:1',
      OIDC_ISSUER: identity.issuer,
      OIDC_CLIENT_SECRET: 'a secret of more than 32 characters',
      SESSION_SECRET: 'a secret of more than 32 characters',
      RATE_LIMIT_PER_MINUTE: '1000000',
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: '0',
      PUBLIC_URL: url,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stopApi = async (): Promise<void> => {
    api.kill('SIGTERM');
    await once(api, 'exit');
    await Promise.all([identity.close(), mongo.stop()]);
  };
  try {
    while (!(await isUp(url))) {
      if (api.exitCode !== null) throw new Error('The API did not start: is dist/ built?');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const pid = api.pid ?? 0;
    const startCpuMs = cpuMs(pid);
    const connection = await connectStore(mongo.uri);
    const stop = async (): Promise<void> => {
      await connection.close();
      await stopApi();
    };
    return { url, pid, identity, store: createStore(connection), startCpuMs, stop };
  } catch (failure) {
    await stopApi();
    throw failure;
  }
}

/** Of node for the API process, such as "--cpu-prof --cpu-prof-dir=/tmp/profile". */
function extraFlags(): string[] {
  return (process.env['BENCH_API_FLAGS'] ?? '').split(' ').filter((flag) => flag !== '');
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/live`)).ok;
  } catch {
    // It does not listen yet.
    return false;
  }
}
