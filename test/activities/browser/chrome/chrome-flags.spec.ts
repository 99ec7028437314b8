import { createSocket, type Socket } from 'node:dgram';
import { networkInterfaces } from 'node:os';
import { expect } from 'chai';
import { chromium } from 'playwright-core';
import { chromeFlags } from '../../../../activities/browser/chrome/chrome-flags.js';
import { findChrome } from '../../../../activities/browser/chrome/find-chrome.js';
import { type FilteringProxy, startFilteringProxy } from '../../../../platform/network/filtering-proxy.js';
import { createNetworkGuard } from '../../../../platform/network/network-guard.js';
import { type LoopbackServer, startHttpServer } from '../../../support/servers/loopback-server.js';
import { ESCAPE_ROUTES, escapePage, webRtcPage } from '../../../support/sites/escape-page.js';
import { until } from '../../../support/until.js';

const hasInterface = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ family, internal }) => family === 'IPv4' && !internal),
);

describe('[U] chromeFlags', () => {
  const flags = chromeFlags({ proxyUrl: 'http://127.0.0.1:3128/', noSandbox: false });

  it('send everything through the proxy, loopback too, and leave Chromium no names to resolve', () => {
    expect(flags).to.include.members([
      '--proxy-server=http://127.0.0.1:3128',
      '--proxy-bypass-list=<-loopback>',
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
      '--disable-quic',
      '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    ]);
  });

  it('give up the sandbox only when told to', () => {
    expect(flags).not.to.include('--no-sandbox');
    expect(chromeFlags({ proxyUrl: 'http://127.0.0.1:3128', noSandbox: true })).to.include('--no-sandbox');
  });

  it('leave disable-features to chrome-launcher, whose list a second one would replace', () => {
    expect(flags.filter((flag) => flag.startsWith('--disable-features'))).to.deep.equal([]);
  });
});

/** Both programs that the browser worker may find: with a window and without. */
const PROGRAMS = ['chromium-headless-shell', 'chromium'];
for (const program of PROGRAMS) {
  describe(`[I] chromeFlags in ${program}`, function () {
    this.timeout(120_000);
    let chromePath: string;
    let site: LoopbackServer;
    let canary: LoopbackServer;
    let proxy: FilteringProxy;
    let stun: Socket;
    let packets = 0;
    const pages = new Map<string, string>();

    before(async () => {
      const found = await findChrome(undefined, [program]);
      if (found === null) throw new Error(`These specs need ${program}`);
      chromePath = found;
      canary = await startHttpServer((_request, response) => response.end('x'));
      site = await startHttpServer((request, response) => {
        const page = pages.get(request.url ?? '');
        if (request.url === '/redirect') response.writeHead(302, { location: `${canary.url}/redirect` }).end();
        else if (page === undefined) response.writeHead(404).end();
        else response.setHeader('content-type', 'text/html').end(page);
      });
      const guard = createNetworkGuard({ allowedPrivateHosts: [site.host], allowedPorts: ['80', '443'] });
      proxy = await startFilteringProxy({ guard });
      stun = createSocket('udp4').on('message', () => packets++);
      await new Promise<void>((resolve) => stun.bind(0, '0.0.0.0', resolve));
      pages.set('/webrtc', webRtcPage(stun.address().port));
    });
    after(async () => {
      stun.close();
      await Promise.all([proxy.close(), site.close(), canary.close()]);
    });
    beforeEach(() => {
      site.hits.length = 0;
      canary.hits.length = 0;
      packets = 0;
    });

    /** Opens each URL in a tab of its own, until this has come about, and gives what should not get out time to. */
    async function load(args: string[], urls: string[], what: string, isSo: () => boolean): Promise<void> {
      const browser = await chromium.launch({ executablePath: chromePath, args, timeout: 0 });
      try {
        const context = await browser.newContext();
        const open = async (url: string) =>
          (await context.newPage()).goto(url, { waitUntil: 'commit' }).catch(() => {});
        await Promise.all(urls.map(open));
        await until(what, isSo);
        await new Promise((resolve) => setTimeout(resolve, 2_000));
      } finally {
        await browser.close();
      }
    }

    it('the page gets out of a browser without them by every route: these specs can fail', async () => {
      pages.set('/escape', escapePage(canary.url));
      const missing = () => {
        const paths = canary.hits.map((hit) => hit.split(' ')[1]);
        return [...ESCAPE_ROUTES, 'redirect'].filter((route) => !paths.includes(`/${route}`));
      };
      await load(
        ['--headless=new', '--no-sandbox'],
        [`${site.url}/escape`, `${site.url}/redirect`, `${site.url}/webrtc`],
        'every route leads out',
        // WebRTC asks from real interfaces only; a machine with loopback alone proves nothing here.
        () => missing().length === 0 && (packets > 0 || !hasInterface),
      );
      expect(missing()).to.deep.equal([]);
    });

    it('let allowed pages load and nothing reach another port, by number, name, IPv6 or redirect, nor over UDP', async () => {
      const { port, url } = canary;
      const spellings = [url, `http://localhost:${port}`, `http://[::1]:${port}`, `http://2130706433:${port}`];
      for (const [index, origin] of spellings.entries()) pages.set(`/escape/${index}`, escapePage(origin));
      const escapes = spellings.map((_, index) => `/escape/${index}`);
      const inside = [...spellings.map((origin) => `${origin}/top`), 'http://169.254.169.254/'];
      const allowed = ['/redirect', '/webrtc', ...escapes].map((path) => `${site.url}${path}`);
      const wanted = [...escapes, '/webrtc', '/redirect'].map((path) => `GET ${path}`);
      // Each page is refused nearly every route, so it is the proxy that holds.
      const refusals = spellings.length * (ESCAPE_ROUTES.length - 2);
      await load(
        chromeFlags({ proxyUrl: proxy.url, noSandbox: true }),
        [...allowed, ...inside],
        'the pages have tried their routes',
        () => wanted.every((hit) => site.hits.includes(hit)) && proxy.refused >= refusals,
      );
      expect(canary.hits).to.deep.equal([]);
      expect(packets).to.equal(0);
    });
  });
}
