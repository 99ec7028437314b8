import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Connection } from 'mongoose';
import { connectStore } from '../../store/base/connect.js';
import { createStore, type Store } from '../../store/index.js';
import type { Answer, CallOptions, PlatformCall } from './api/platform-call.js';
import { type Child, startChild } from './child.js';
import { TEST_PAYLOAD_KEY } from './payload-key.js';
import { freePort } from './servers/free-port.js';
import { startIdentity, type TestIdentity } from './servers/identity.js';
import { startMongo, type TestMongo } from './servers/mongo.js';
import { startNamespace } from './temporal/temporal-namespace.js';
import { startTemporal, type TestNamespace, type TestTemporal } from './temporal/temporal-server.js';
import { waitForEnd } from './wait-for-end.js';

export interface TestPlatform<Temporal extends TestNamespace = TestNamespace> {
  url: string;
  identity: TestIdentity;
  temporal: Temporal;
  store: Store;
  connection: Connection;
  call: PlatformCall;
  /** Polls the operation until it has ended; outages on the way are waited out. As long as the test has, if that is longer. */
  waitForEnd<Ended extends object = Record<string, unknown>>(
    id: string,
    options?: CallOptions & { timeoutMs?: number },
  ): Promise<Ended>;
  killWorker(signal?: NodeJS.Signals): Promise<void>;
  startWorker(): Promise<void>;
  killApi(signal?: NodeJS.Signals): Promise<void>;
  startApi(): Promise<void>;
  workerOutput(): string;
  apiOutput(): string;
  workerPid(): number;
  apiPid(): number;
  /** The TMPDIR of its processes. */
  scratch: string;
  stop(): Promise<void>;
}

interface PlatformOptions {
  allow: string[];
  env?: Record<string, string>;
  /** Folder of the built product; by default the project. */
  root?: string;
  /** Where the API reaches its database, by the database's own address. */
  apiDatabase?: (uri: string) => Promise<string>;
}

/** Flags that keep the API small take an eighth of its processor time. Memory is for benches, which start it as users do. */
const IS_SPEC = 'describe' in globalThis;

/** As `npm start` starts it. Found from here at run time: benches are compiled, scripts are not. */
export function apiProcess(): Promise<{ API_FLAGS: string[]; API_ENVIRONMENT: Record<string, string> }> {
  return import(pathToFileURL(resolve('scripts/lib/api-process.mjs')).href);
}

function workerProcess(): Promise<{ WORKER_FLAGS: string[]; WORKER_ENVIRONMENT: Record<string, string> }> {
  return import(pathToFileURL(resolve('scripts/lib/worker-process.mjs')).href);
}

/**
 * The whole product as separate processes on real servers: database, Temporal, API, worker; only the identity provider
 * is the test's own. Sites on loopback must be named in `allow` (host:port), as in real use.
 */
export async function startPlatform(options: PlatformOptions): Promise<TestPlatform> {
  return startOn(await startNamespace(), options);
}

/** The same on a Temporal server of its own, which can be killed. */
export async function startKillablePlatform(options: PlatformOptions): Promise<TestPlatform<TestTemporal>> {
  return startOn(await startTemporal(), options);
}

async function startOn<Temporal extends TestNamespace>(
  temporal: Temporal,
  options: PlatformOptions,
): Promise<TestPlatform<Temporal>> {
  const [mongo, identity] = await Promise.all([startMongo(), startIdentity()]);
  const scratch = await mkdtemp(join(tmpdir(), 'lw-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...(await environment({ mongo, temporal, identity, port, url, allow: options.allow })),
    TMPDIR: scratch,
    ...options.env,
  };
  const place = { cwd: resolve(options.root ?? '.') };
  const apiDatabase = (await options.apiDatabase?.(mongo.uri)) ?? mongo.uri;
  const running: { api?: Child; worker?: Child } = {};
  const startApi = async () => {
    const { API_FLAGS, API_ENVIRONMENT } = await apiProcess();
    const args = [...(IS_SPEC ? [] : API_FLAGS), 'dist/api/main.js'];
    const own = { ...env, ...API_ENVIRONMENT, MONGODB_URI: apiDatabase };
    running.api = await startChild(process.execPath, args, { ...place, env: own, ready: /"listening"/ });
  };
  const startWorker = async () => {
    const { WORKER_FLAGS, WORKER_ENVIRONMENT } = await workerProcess();
    const args = [...(IS_SPEC ? [] : WORKER_FLAGS), 'dist/workers/main.js'];
    const own = { ...env, ...WORKER_ENVIRONMENT };
    running.worker = await startChild(process.execPath, args, { ...place, env: own, ready: /"workers ready"/ });
  };
  const stopAll = async () => {
    await Promise.all([running.api?.stop(), running.worker?.stop()]);
    await Promise.all([temporal.stop(), identity.close()]);
    await mongo.stop();
    await rm(scratch, { recursive: true, force: true });
  };
  const started = await Promise.allSettled([startApi(), startWorker()]);
  const failed = started.find((start) => start.status === 'rejected');
  if (failed) {
    await stopAll();
    throw failed.reason;
  }
  const connection = await connectStore(mongo.uri);

  const tokenFor = rememberTokens(identity);
  const call = async <Body>(path: string, call: CallOptions = {}): Promise<Answer<Body>> => {
    const token = await tokenFor(call.user ?? 'alice', call.plan ?? 'enterprise');
    const response = await fetch(new URL(path, url), {
      method: call.method ?? (call.body === undefined ? 'GET' : 'POST'),
      headers: {
        authorization: `Bearer ${token}`,
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body };
  };

  return {
    url,
    identity,
    temporal,
    connection,
    store: createStore(connection),
    call,
    waitForEnd: (id, wait = {}) => waitForEnd(call, id, wait),
    killWorker: async (signal = 'SIGKILL') => running.worker?.stop(signal),
    startWorker,
    killApi: async (signal = 'SIGKILL') => running.api?.stop(signal),
    startApi,
    workerOutput: () => running.worker?.output() ?? '',
    apiOutput: () => running.api?.output() ?? '',
    workerPid: () => running.worker?.pid ?? 0,
    apiPid: () => running.api?.pid ?? 0,
    scratch,
    stop: async () => {
      await connection.close();
      await stopAll();
    },
  };
}

const REMEMBERED_MS = 60_000;

/** Programs use a token for as long as it is good: the API has to verify each new one. */
function rememberTokens(identity: TestIdentity): (user: string, plan: string) => Promise<string> {
  const tokens = new Map<string, { token: Promise<string>; untilMs: number }>();
  return (user, plan) => {
    const known = tokens.get(`${plan} ${user}`);
    if (known && known.untilMs > Date.now()) return known.token;
    const token = identity.token({ sub: user, plan });
    tokens.set(`${plan} ${user}`, { token, untilMs: Date.now() + REMEMBERED_MS });
    return token;
  };
}

async function environment(parts: {
  mongo: TestMongo;
  temporal: TestNamespace;
  identity: TestIdentity;
  port: number;
  url: string;
  allow: string[];
}): Promise<Record<string, string>> {
  return {
    NODE_ENV: 'test',
    PORT: String(parts.port),
    PUBLIC_URL: parts.url,
    METRICS_PORT: '0',
    WORKER_METRICS_PORT: '0',
    LOG_LEVEL: 'info',
    MONGODB_URI: parts.mongo.uri,
    TEMPORAL_ADDRESS: parts.temporal.address,
    TEMPORAL_NAMESPACE: parts.temporal.namespace,
    TEMPORAL_PAYLOAD_KEYS: TEST_PAYLOAD_KEY,
    OIDC_ISSUER: parts.identity.issuer,
    OIDC_AUDIENCE: parts.identity.audience,
    OIDC_CLIENT_SECRET: 'test-client-secret',
    SESSION_SECRET: 'test-session-secret-of-32-characters-or-more',
    ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
    ALLOWED_PRIVATE_HOSTS: parts.allow.join(','),
    RATE_LIMIT_PER_MINUTE: '100000',
    // The domains of tests are nobody's.
    OUTREACH_CHECK_DNS: 'false',
    REPLY_POLL_MINUTES: '0',
    CHROME_NO_SANDBOX: String(process.getuid?.() === 0),
    LIGHTHOUSE_RUNS: '1',
    CHROME_PATH: process.env['LINKWRIGHT_CHROME'] ?? '',
    WORKFLOW_BUNDLE: 'dist/workflow-bundle.js',
    SHUTDOWN_GRACE_SECONDS: '2',
  };
}
