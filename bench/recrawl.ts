import { existsSync } from 'node:fs';
import { startPlatform } from '../test/support/platform.js';
import { crawl, PYTHON_DOC, RSS, serve } from './crawl.js';
import { AS_IN_USE, type Measure } from './measure.js';

const AGAIN = 3;

/**
 * Crawls and judges one site of 500 pages and then the same, unchanged, three times: Python's documentation where it is
 * installed, else a generated site. What counts is the share of the first crawl's processor time that the last one takes.
 */
export async function benchRecrawl(): Promise<Measure[]> {
  const isInstalled = existsSync(PYTHON_DOC);
  const site = await (isInstalled
    ? serve('bench/served-directory.ts', PYTHON_DOC)
    : serve('bench/generated-site.ts', '500', '95'));
  const name = isInstalled ? 'python3-doc' : 'a generated site';
  const platform = await startPlatform({
    allow: [site.host],
    env: { ...AS_IN_USE, WORKER_QUEUES: 'orchestration,crawl' },
  });
  try {
    const first = await crawl(platform, site.host, 1_000);
    const measures: Measure[] = [
      { name: `${name}, ${first.pages} pages, first: CPU of the worker`, value: first.workerCpuMs / 1_000, unit: 's' },
      { name: `${name}, first: worker RSS at most`, value: first.rssPeak, unit: 'MB', bar: RSS },
    ];
    for (let number = 1; number <= AGAIN; number++) {
      const again = await crawl(platform, site.host, 1_000);
      const what = `${name}, unchanged, ${number}`;
      const share = (100 * again.workerCpuMs) / first.workerCpuMs;
      measures.push(
        { name: `${what}: CPU of the worker`, value: again.workerCpuMs / 1_000, unit: 's' },
        { name: `${what}: share of the first`, value: share, unit: '%', bar: { at_most: 15 } },
        { name: `${what}: worker RSS at most`, value: again.rssPeak, unit: 'MB', bar: RSS },
      );
    }
    return measures;
  } finally {
    await platform.stop();
    await site.child.stop();
  }
}
