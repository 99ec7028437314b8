import { readFileSync } from 'node:fs';
import { startChild } from '../test/support/child.js';
import { startPlatform } from '../test/support/platform.js';
import { AS_IN_USE, type Measure } from './measure.js';

/** Crawl and judge a generated site through the running product; the worker's memory is read from /proc as it goes. */
export async function benchCrawl(options: { pages: number; kilobytes: number }): Promise<Measure[]> {
  const site = await startChild(
    process.execPath,
    ['--import', 'tsx', 'bench/generated-site.ts', String(options.pages), String(options.kilobytes)],
    { ready: /listening \d+/ },
  );
  const host = `127.0.0.1:${/listening (\d+)/.exec(site.output())?.[1]}`;
  const platform = await startPlatform({
    allow: [host],
    env: { ...AS_IN_USE, WORKER_QUEUES: 'orchestration,crawl' },
  });
  try {
    const started = Date.now();
    const body = { url: `http://${host}/`, crawl_depth: 5, max_pages: Math.min(10_000, options.pages + 200) };
    const { body: operation } = await platform.call<{ id: string }>('/api/seo/technical-seo', {
      body,
      headers: { prefer: 'respond-async' },
    });
    const memory = new Map<number, number>();
    const watch = setInterval(() => {
      void platform
        .call<{ progress: { message: string } }>(`/api/operations/${operation.id}`)
        .then(({ body: state }) => {
          const pages = Number(/Crawled (\d+) pages/.exec(state.progress.message)?.[1] ?? 0);
          if (pages > 0) memory.set(pages, residentMegabytes(platform.workerPid()));
        });
    }, 1000);
    const ended = await platform.waitForEnd(operation.id, { timeoutMs: 1_800_000 });
    clearInterval(watch);
    const result = ended['result'] as
      | { crawl: { pages: number; pages_per_second: number; duration_ms: number } }
      | undefined;
    if (!result) throw new Error(`The crawl ended as ${JSON.stringify(ended['error'])}`);
    const at = (wanted: number) =>
      [...memory].filter(([pages]) => pages >= wanted).sort(([one], [other]) => one - other)[0]?.[1] ?? null;
    return [
      {
        name: `crawl of ${options.pages} pages of ${options.kilobytes} KB`,
        value: result.crawl.pages_per_second,
        unit: 'pages/s',
      },
      { name: 'crawl and judge, whole', value: (Date.now() - started) / 1000, unit: 's' },
      { name: 'worker RSS at 2,000 pages', value: at(2000), unit: 'MB' },
      { name: 'worker RSS at the last page', value: at(Math.min(options.pages, 10_000) * 0.95), unit: 'MB' },
      { name: 'worker RSS after judging', value: residentMegabytes(platform.workerPid()), unit: 'MB' },
    ];
  } finally {
    await platform.stop();
    await site.stop();
  }
}

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
