import { existsSync } from 'node:fs';
import { parsePage } from '../activities/crawl/read/parse-page.js';
import { type Child, startChild } from '../test/support/child.js';
import { createGuardedFetcher } from '../test/support/guarded-fetcher.js';
import { startPlatform, type TestPlatform } from '../test/support/platform.js';
import { AS_IN_USE, type Measure } from './measure.js';
import { cpuMs, residentMegabytes } from './process-use.js';

export const PYTHON_DOC = '/usr/share/doc/python3-doc/html';
const WARM_UP = 1_000;
export const RSS = { at_most: 350 } as const;
/** How the measure of all processes of the project ends. */
export const OWN_CPU = 'CPU time of worker and API';

/**
 * Crawls and judges sites through the running product: a generated one, twice, and Python's documentation where it is
 * installed. They are served by processes of their own; the worker's memory and CPU time are read from /proc.
 */
export async function benchCrawl(options: { pages: number; kilobytes: number }): Promise<Measure[]> {
  const { pages, kilobytes } = options;
  const site = await serve('bench/generated-site.ts', String(pages), String(kilobytes));
  const docs = existsSync(PYTHON_DOC) ? await serve('bench/served-directory.ts', PYTHON_DOC) : null;
  const platform = await startPlatform({
    allow: [site.host, ...(docs ? [docs.host] : [])],
    env: { ...AS_IN_USE, WORKER_QUEUES: 'orchestration,crawl' },
  });
  try {
    const first = await crawl(platform, site.host, pages + 200);
    const again = await crawl(platform, site.host, pages + 200);
    const python = docs && (await crawl(platform, docs.host, 1_000));
    return [
      ...paceOf(`crawl of ${pages} pages of ${kilobytes} KB`, first, 150),
      { name: 'worker RSS at 2,000 pages', value: first.rssAt(2_000), unit: 'MB', bar: RSS },
      { name: 'worker RSS at the last page', value: first.rssAt(pages * 0.95), unit: 'MB', bar: RSS },
      { name: 'worker RSS at most', value: first.rssPeak, unit: 'MB', bar: RSS },
      { name: 'worker RSS after judging', value: first.rssAfter, unit: 'MB', bar: RSS },
      ...paceOf('the same again, unchanged', again, 150),
      ...(python ? paceOf('python3-doc', python, 100) : []),
      await benchFetchAndParse(site.host, 2_000),
    ];
  } finally {
    await platform.stop();
    await Promise.all([site, docs].map((each) => each?.child.stop()));
  }
}

export async function serve(script: string, ...args: string[]): Promise<{ host: string; child: Child }> {
  const child = await startChild(process.execPath, ['--import', 'tsx', script, ...args], { ready: /listening \d+/ });
  return { host: `127.0.0.1:${/listening (\d+)/.exec(child.output())?.[1]}`, child };
}

export interface Crawled {
  pages: number;
  crawlMs: number;
  wholeMs: number;
  workerCpuMs: number;
  apiCpuMs: number;
  rssAfter: number;
  /** At most, as looked at each fifth of a second. */
  rssPeak: number;
  /** Megabytes when so many pages were first reported. */
  rssAt(pages: number): number | null;
}

export async function crawl(platform: TestPlatform, host: string, maxPages: number): Promise<Crawled> {
  const startMs = Date.now();
  const startCpuMs = cpuMs(platform.workerPid());
  const startApiCpuMs = cpuMs(platform.apiPid());
  const body = { url: `http://${host}/`, crawl_depth: 5, max_pages: Math.min(10_000, maxPages) };
  const headers = { prefer: 'respond-async' };
  const { body: operation } = await platform.call<{ id: string }>('/api/seo/technical-seo', { body, headers });
  const memory = new Map<number, number>();
  const watch = setInterval(() => void noteMemory(platform, operation.id, memory), 1000);
  let rssPeak = 0;
  const look = setInterval(() => (rssPeak = Math.max(rssPeak, residentMegabytes(platform.workerPid()))), 200);
  const ended = await platform
    .waitForEnd<{ result?: { crawl: { pages: number; duration_ms: number } } }>(operation.id, { timeoutMs: 1_800_000 })
    .finally(() => [watch, look].forEach(clearInterval));
  if (!ended.result) throw new Error(`The crawl ended as ${JSON.stringify(ended)}`);
  const { pages, duration_ms } = ended.result.crawl;
  return {
    pages,
    crawlMs: duration_ms,
    wholeMs: Date.now() - startMs,
    workerCpuMs: cpuMs(platform.workerPid()) - startCpuMs,
    apiCpuMs: cpuMs(platform.apiPid()) - startApiCpuMs,
    rssAfter: residentMegabytes(platform.workerPid()),
    rssPeak,
    rssAt: (wanted) => [...memory].filter(([at]) => at >= wanted).sort(([one], [other]) => one - other)[0]?.[1] ?? null,
  };
}

async function noteMemory(platform: TestPlatform, id: string, memory: Map<number, number>): Promise<void> {
  const { body } = await platform.call<{ progress: { message: string } }>(`/api/operations/${id}`);
  const pages = Number(/Crawled (\d+) pages/.exec(body.progress.message)?.[1] ?? 0);
  if (pages > 0) memory.set(pages, residentMegabytes(platform.workerPid()));
}

function paceOf(name: string, crawled: Crawled, barPerSecond: number): Measure[] {
  const { pages, wholeMs, workerCpuMs, apiCpuMs, crawlMs } = crawled;
  return [
    {
      name: `${name}: crawled, judged and stored, whole`,
      value: (pages / wholeMs) * 1000,
      unit: 'pages/s',
      bar: { at_least: barPerSecond },
    },
    { name: `${name}: the crawl alone`, value: (pages / crawlMs) * 1000, unit: 'pages/s' },
    { name: `${name}: CPU time of the worker`, value: workerCpuMs / pages, unit: 'ms a page' },
    { name: `${name}: ${OWN_CPU}`, value: (workerCpuMs + apiCpuMs) / pages, unit: 'ms a page' },
  ];
}

/** What fetching and parsing alone cost, in this process. */
async function benchFetchAndParse(host: string, pages: number): Promise<Measure> {
  const { fetcher, close } = createGuardedFetcher([host]);
  let number = 0;
  const readUntil = async (end: number) => {
    while (number < end) {
      const url = `http://${host}/p/${number++}`;
      const { body, facts } = await fetcher.fetchOnce(url);
      if (!body) throw new Error(`${url} answers ${facts.status}`);
      parsePage({ url, body, contentType: facts.headers['content-type'] ?? null, targetKeywords: [] });
    }
  };
  const eight = (end: number) => Promise.all(Array.from({ length: 8 }, () => readUntil(end)));
  await eight(WARM_UP);
  const before = process.cpuUsage();
  await eight(WARM_UP + pages);
  const { user, system } = process.cpuUsage(before);
  await close();
  return {
    name: 'fetch and parse alone, CPU time',
    value: (user + system) / 1000 / pages,
    unit: 'ms a page',
    bar: { at_most: 3 },
  };
}
