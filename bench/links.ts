import { checkExternalLinks } from '../activities/crawl/check-external-links.js';
import { createHttpFetcher } from '../activities/crawl/fetch/http-fetcher.js';
import { GuardedDispatcher } from '../platform/network/guarded-dispatcher.js';
import { createNetworkGuard } from '../platform/network/network-guard.js';
import { startChild } from '../test/support/child.js';
import { stubCrawls } from '../test/support/samples/stub-crawl.js';
import { pageFrom } from '../test/support/sites/pages.js';
import { type Measure, percentile } from './measure.js';

const LINKS = 2_000;

/** Checks external links that another process answers: on many loopback hosts, and all on one. */
export async function benchLinks(): Promise<Measure[]> {
  const site = await startChild(process.execPath, ['--import', 'tsx', 'bench/link-site.ts'], {
    ready: /listening \d+/,
  });
  const port = Number(/listening (\d+)/.exec(site.output())?.[1]);
  try {
    const measures: Measure[] = [];
    for (const hosts of [100, 1]) {
      measures.push({
        name: `external links on ${hosts} host${hosts === 1 ? '' : 's'}, two at a time to each`,
        value: percentile(await runs(() => linksPerSecond(port, hosts)), 0.5),
        unit: 'links/s',
        bar: { at_least: 1_000 },
      });
    }
    return measures;
  } finally {
    await site.stop();
  }
}

/** The first one, in which everything is compiled, does not count. */
async function runs(measure: () => Promise<number>): Promise<number[]> {
  await measure();
  return [await measure(), await measure(), await measure()];
}

async function linksPerSecond(port: number, hosts: number): Promise<number> {
  const host = (index: number) => `127.0.${Math.floor(index / 200)}.${(index % 200) + 1}:${port}`;
  const guard = createNetworkGuard({
    allowedPrivateHosts: Array.from({ length: hosts }, (_, index) => host(index)),
    allowedPorts: ['80', '443'],
  });
  const dispatcher = new GuardedDispatcher(guard, {
    connections: 8,
    headersTimeoutMs: 5_000,
    bodyTimeoutMs: 5_000,
    connectTimeoutMs: 2_000,
  });
  const links = Array.from({ length: LINKS }, (_, index) => `<a href="http://${host(index % hosts)}/${index}">x</a>`);
  const deps = {
    fetcher: createHttpFetcher({ dispatcher, checkUrl: guard.checkUrl, userAgent: 'LinkwrightBot/bench' }),
    crawls: {
      ...stubCrawls({ crawl: { pages: [pageFrom(links.join(''), { url: 'https://site.example/' })] } }),
      loadFrontier: async () => ({ known: new Set<string>(), nextOrder: 1 }),
      count: async () => ({ fetched: 1, html: 1, pending: 0 }),
    },
    artifacts: { put: async () => ({ bytes: 0 }), get: async () => null },
    workMarks: {
      open: async () => ({ died: false, left: 0, begun: {} }),
      setLeft: async () => {},
      begin: async () => {},
      done: async () => {},
      close: async () => {},
    },
    hashUrl: (url: string) => url,
    randomWord: () => 'word',
    now: () => Date.now(),
  };
  try {
    const started = performance.now();
    const input = { user_id: 'alice', crawl_id: 'crawl' };
    const { checked, broken } = await checkExternalLinks(deps, input, new AbortController().signal);
    if (checked !== LINKS || broken > 0) throw new Error(`${checked} links were checked and ${broken} called broken`);
    return (LINKS * 1000) / (performance.now() - started);
  } finally {
    await dispatcher.close();
  }
}
