import { type FilteringProxy, startFilteringProxy } from '../../../platform/network/filtering-proxy.js';
import { createNetworkGuard } from '../../../platform/network/network-guard.js';
import { type LoopbackServer, startHttpServer } from '../servers/loopback-server.js';
import { type ChromiumPlace, chromiumPlace } from './chromium.js';

export interface GuardedBrowser extends ChromiumPlace {
  /** Pages by path, as HTML; `/302` leads to the first, `/hang` never answers, `/drip` sends a text in two parts a second apart, the rest is 404. */
  site: LoopbackServer;
  /** Beside the site on loopback and not allowed. */
  canary: LoopbackServer;
  proxy: FilteringProxy;
  options: { chromePath: string; proxyUrl: string; noSandbox: true; parentDir: string };
  close(): Promise<void>;
}

/** A site of these pages, another one that must not be reached, and what a browser behind the proxy needs. */
export async function guardedBrowser(pages: (canaryUrl: string) => Record<string, string>): Promise<GuardedBrowser> {
  const place = await chromiumPlace();
  const canary = await startHttpServer((_request, response) => response.end('x'));
  const html = pages(canary.url);
  const site = await startHttpServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const page = html[path];
    if (path === '/hang') return;
    if (path === '/drip') {
      response.write('Dripped ');
      setTimeout(() => response.end('whole'), 1_000);
    } else if (path === '/302') response.writeHead(302, { location: Object.keys(html)[0] }).end();
    else if (path === '/file')
      response.writeHead(200, { 'content-type': 'application/zip', 'content-disposition': 'attachment' }).end('PK');
    else if (page === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>');
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
  const guard = createNetworkGuard({ allowedPrivateHosts: [site.host], allowedPorts: ['80', '443'] });
  const proxy = await startFilteringProxy({ guard });
  return {
    ...place,
    site,
    canary,
    proxy,
    options: { chromePath: place.chromePath, proxyUrl: proxy.url, noSandbox: true, parentDir: place.parentDir },
    async close() {
      await Promise.all([proxy.close(), site.close(), canary.close()]);
      place.remove();
    },
  };
}
