import { readFileSync } from 'node:fs';
import { plainContract } from '../test/support/contract.js';
import { type ApiAlone, startApiAlone } from './api-alone.js';
import type { Measure } from './measure.js';
import { residentMegabytes } from './process-use.js';

const ID = '0'.repeat(24);
const ROUNDS = 20;
/** Streams, which end when their operation does, and what would end the session or the account. */
const LEFT_OUT = new Set(['streamOperationEvents', 'logOut', 'eraseAccount', 'startLogin', 'finishLogin']);

/**
 * Memory of the API process: when it has come up, after one request to each operation that
 * reads, so that the validators of all chapters are compiled, and after many.
 */
export async function benchApiMemory(): Promise<Measure[]> {
  const api = await startApiAlone();
  const { url, identity } = api;
  try {
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
    await api.stop();
  }
}

function readingPaths(): string[] {
  const paths: Record<string, { get?: { operationId: string } }> = plainContract().paths;
  return Object.entries(paths)
    .filter(([, { get }]) => get && !LEFT_OUT.has(get.operationId))
    .map(([path]) => path.replace(/\{\w+\}/g, ID));
}

/** All of it in RAM, and what is the process's own: the rest is code of Node, which other processes share. */
function sample({ pid }: ApiAlone, when: string): Measure[] {
  const own = /Anonymous:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
  return [
    { name: `API ${when}, RSS`, value: residentMegabytes(pid), unit: 'MB' },
    { name: `API ${when}, own`, value: Math.round(Number(own) / 1024), unit: 'MB' },
  ];
}
