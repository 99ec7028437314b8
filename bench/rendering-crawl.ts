import { createDomRenderer } from '../activities/browser/rendering/dom-renderer.js';
import { startFilteringProxy } from '../platform/network/filtering-proxy.js';
import { createNetworkGuard } from '../platform/network/network-guard.js';
import { chromiumPlace } from '../test/support/browser/chromium.js';
import { startChild } from '../test/support/child.js';
import { crawlSite } from '../test/support/crawl-site.js';
import { startStore } from '../test/support/store.js';
import type { Measure } from './measure.js';
import { residentMegabytes } from './process-use.js';
import { watchCpu } from './watch-cpu.js';

const PAGES = 3_000;
/** What renders and reads pages; the site and the database run beside it for the measure alone. */
const RENDERING = ['this process', 'dom-child', 'browser'];

/** Crawls a generated single-page application in rendering mode, with the real parts in this process. */
export async function benchRenderingCrawl(): Promise<Measure[]> {
  const args = ['--import', 'tsx', 'bench/served-app.ts', String(PAGES)];
  const child = await startChild(process.execPath, args, { ready: /listening \d+/ });
  const host = `127.0.0.1:${/listening (\d+)/.exec(child.output())?.[1]}`;
  const guard = createNetworkGuard({ allowedPrivateHosts: [host], allowedPorts: [] });
  const [place, proxy, running] = await Promise.all([chromiumPlace(), startFilteringProxy({ guard }), startStore()]);
  try {
    const renderer = createDomRenderer({ ...place, proxyUrl: proxy.url, noSandbox: true });
    const site = { host, startUrl: `http://${host}/` };
    const watch = watchCpu(nameProcess);
    const options = { render: 'auto' as const, max_depth: null, max_pages: PAGES + 100 };
    const { crawlMs, rendering, fetched } = await crawlSite(running.store, site, {
      crawlId: 'bench',
      options,
      deps: { renderer },
    });
    const used = watch.stop();
    const cpuMs = RENDERING.reduce((sum, name) => sum + (used.get(name) ?? 0), 0);
    return [
      {
        name: `rendering crawl of ${PAGES} pages`,
        value: (fetched * 1_000) / crawlMs,
        unit: 'pages/s',
        bar: { at_least: 10 },
      },
      { name: 'CPU time a page, browser included', value: cpuMs / fetched, unit: 'ms', bar: { at_most: 200 } },
      { name: 'pages rendered', value: rendering?.pages_rendered ?? 0, unit: 'pages', bar: { at_least: PAGES } },
      { name: 'pages that could not be rendered', value: rendering?.pages_failed ?? 0, unit: 'pages' },
      { name: 'RSS of the crawling process', value: residentMegabytes(process.pid), unit: 'MB' },
    ];
  } finally {
    await Promise.all([proxy.close(), running.stop(), child.stop()]);
    place.remove();
  }
}

function nameProcess(command: string): string {
  if (command.includes('dom-child')) return 'dom-child';
  return /chrom/i.test(command) ? 'browser' : 'other';
}
