import { randomBytes } from 'node:crypto';
import { Agent, get } from 'node:http';
import { resultKey } from '../domain/operations/artifact-keys.js';
import type { Store } from '../store/index.js';
import { newOperation } from '../test/support/operations.js';
import { reportAudit } from '../test/support/samples/report-audit.js';
import { startApiAlone } from './api-alone.js';
import { type Measure, percentile } from './measure.js';
import { cpuMs, residentMegabytes } from './process-use.js';

const USER = 'alice';
const WARM_UP = 500;
const READS = 5_000;
const AT_ONCE = 8;
const ALONE = 500;
const STREAMS = 1_000;
const STREAMS_OF_USER = 5;

/**
 * Stored results read through one API process: how long one takes, what processor time it costs, and what the settings of
 * the allocator cost; and a thousand event streams at once.
 */
export async function benchReads(): Promise<Measure[]> {
  const settled = await readResults({}, 'as started');
  const plain = await readResults({ withoutAllocatorSettings: true }, 'without allocator settings');
  return [...settled, ...plain, ...(await openStreams())];
}

async function readResults(options: Parameters<typeof startApiAlone>[0], how: string): Promise<Measure[]> {
  const api = await startApiAlone(options);
  try {
    const id = await seedResult(api.store);
    const authorization = `Bearer ${await api.identity.token({ sub: USER, plan: 'enterprise', expiresInSeconds: 3_600 })}`;
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const path = `/api/operations/${id}/result`;
    const read = () => readOnce(new URL(path, api.url), { authorization, 'accept-encoding': 'gzip' }, agent);
    for (let run = 0; run < WARM_UP; run++) await read();
    const times: number[] = [];
    for (let run = 0; run < ALONE; run++) times.push(await read());
    const [before, started] = [cpuMs(api.pid), performance.now()];
    let left = READS;
    const work = async (): Promise<void> => {
      while (left-- > 0) await read();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const seconds = (performance.now() - started) / 1_000;
    const used = cpuMs(api.pid) - before;
    agent.destroy();
    return [
      { name: `stored result, p50, ${how}`, value: percentile(times, 0.5), unit: 'ms' },
      { name: `stored result, p95, ${how}`, value: percentile(times, 0.95), unit: 'ms', bar: { at_most: 15 } },
      // The asker and the database share the cores: the next line says what one process alone would do.
      { name: `stored results, ${AT_ONCE} at a time, ${how}`, value: READS / seconds, unit: '/s' },
      {
        name: `stored results that one core serves, ${how}`,
        value: READS / (used / 1_000),
        unit: '/s',
        bar: { at_least: 500 },
      },
      { name: `API CPU for a start, ${how}`, value: api.startCpuMs, unit: 'ms' },
      { name: `API CPU for ${READS} stored results, ${how}`, value: used, unit: 'ms' },
      { name: `API memory after them, ${how}`, value: residentMegabytes(api.pid), unit: 'MB' },
    ];
  } finally {
    await api.stop();
  }
}

async function seedResult({ operations, artifacts }: Store): Promise<string> {
  const { id } = await seedOperation(operations, USER);
  await artifacts.put(USER, resultKey(id), reportAudit({ issues: 40, overrides: { audit_id: id } }));
  await operations.finish(USER, id, { status: 'completed', error: null, has_result: true });
  return id;
}

async function seedOperation(operations: Store['operations'], user_id: string) {
  const id = randomBytes(12).toString('hex');
  return (await operations.insert(newOperation({ id, user_id }))).operation;
}

/** To the last byte, in ms. */
function readOnce(url: URL, headers: Record<string, string>, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url.pathname} answered ${response.statusCode}`));
      response.on('data', () => undefined).on('end', () => resolve(performance.now() - started));
    }).on('error', reject);
  });
}

async function openStreams(): Promise<Measure[]> {
  const api = await startApiAlone();
  try {
    const agent = new Agent({ maxSockets: STREAMS });
    const ended: Promise<string>[] = [];
    const open = [];
    for (let opened = 0; opened < STREAMS; opened += STREAMS_OF_USER) {
      const user = `user-${opened}`;
      const authorization = `Bearer ${await api.identity.token({ sub: user, expiresInSeconds: 3_600 })}`;
      const operation = await seedOperation(api.store.operations, user);
      open.push(operation);
      const url = new URL(`/api/operations/${operation.id}/events`, api.url);
      const streams = Array.from({ length: STREAMS_OF_USER }, () => openStream(url, { authorization }, agent));
      ended.push(...(await Promise.all(streams)).map(({ text }) => text));
    }
    const memory = residentMegabytes(api.pid);
    const before = cpuMs(api.pid);
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    const used = (cpuMs(api.pid) - before) / 10;
    for (const { id, user_id } of open)
      await api.store.operations.finish(user_id, id, { status: 'completed', error: null, has_result: false });
    const texts = await Promise.all(ended);
    const whole = texts.filter((text) => text.includes('event: completed')).length;
    if (whole !== STREAMS) throw new Error(`${whole} of ${STREAMS} streams got their end`);
    return [
      { name: `API memory with ${STREAMS} event streams open`, value: memory, unit: 'MB', bar: { at_most: 200 } },
      { name: 'API CPU for them while nothing happens', value: used, unit: 'ms/s' },
    ];
  } finally {
    await api.stop();
  }
}

/** Resolves when it is open; its text when it has ended. */
function openStream(url: URL, headers: Record<string, string>, agent: Agent): Promise<{ text: Promise<string> }> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url.pathname} answered ${response.statusCode}`));
      let said = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        said += chunk;
      });
      resolve({ text: new Promise((done) => response.on('end', () => done(said))) });
    }).on('error', reject);
  });
}
