import { createSocket, type Socket } from 'node:dgram';
import { networkInterfaces } from 'node:os';
import { expect } from 'chai';
import { chromium } from 'playwright-core';
import { chromeFlags } from '../../../activities/browser/chrome-flags.js';
import { findChrome } from '../../../activities/browser/find-chrome.js';
import { type FilteringProxy, startFilteringProxy } from '../../../platform/network/filtering-proxy.js';
import { createNetworkGuard } from '../../../platform/network/network-guard.js';
import { ESCAPE_ROUTES, escapePage, webRtcPage } from '../../support/escape-page.js';
import { type LoopbackServer, startHttpServer } from '../../support/loopback-server.js';

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

describe('[I] chromeFlags in Chromium', function () {
  this.timeout(60_000);
  let chromePath: string;
  let site: LoopbackServer;
  let canary: LoopbackServer;
  let proxy: FilteringProxy;
  let stun: Socket;
  let packets = 0;
  const pages = new Map<string, string>();

  before(async () => {
    const found = await findChrome();
    if (found === null) throw new Error('These specs need Chromium');
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

  /** Opens each URL in a tab of its own and gives everything time to get out. */
  async function load(args: string[], urls: string[]): Promise<void> {
    const browser = await chromium.launch({ executablePath: chromePath, args });
    try {
      const context = await browser.newContext();
      const open = async (url: string) => (await context.newPage()).goto(url, { waitUntil: 'commit' }).catch(() => {});
      await Promise.all(urls.map(open));
      await new Promise((resolve) => setTimeout(resolve, 3_000));
    } finally {
      await browser.close();
    }
  }

  it('the page gets out of a browser without them by every route: these specs can fail', async () => {
    pages.set('/escape', escapePage(canary.url));
    await load(
      ['--headless=new', '--no-sandbox'],
      [`${site.url}/escape`, `${site.url}/redirect`, `${site.url}/webrtc`],
    );
    const paths = canary.hits.map((hit) => hit.split(' ')[1]);
    expect([...ESCAPE_ROUTES, 'redirect'].filter((route) => !paths.includes(`/${route}`))).to.deep.equal([]);
    // WebRTC asks from real interfaces only; a machine with loopback alone proves nothing here.
    if (hasInterface) expect(packets).to.be.greaterThan(0);
  });

  it('let allowed pages load and nothing reach another port, by number, name, IPv6 or redirect, nor over UDP', async () => {
    const { port, url } = canary;
    const spellings = [url, `http://localhost:${port}`, `http://[::1]:${port}`, `http://2130706433:${port}`];
    for (const [index, origin] of spellings.entries()) pages.set(`/escape/${index}`, escapePage(origin));
    const escapes = spellings.map((_, index) => `/escape/${index}`);
    const inside = [...spellings.map((origin) => `${origin}/top`), 'http://169.254.169.254/'];
    const allowed = ['/redirect', '/webrtc', ...escapes].map((path) => `${site.url}${path}`);
    await load(chromeFlags({ proxyUrl: proxy.url, noSandbox: true }), [...allowed, ...inside]);
    expect(site.hits).to.include.members([...escapes, '/webrtc', '/redirect'].map((path) => `GET ${path}`));
    expect(canary.hits).to.deep.equal([]);
    expect(packets).to.equal(0);
    // Each page was refused nearly every route, so it was the proxy that held.
    expect(proxy.refused).to.be.at.least(spellings.length * (ESCAPE_ROUTES.length - 2));
  });
});
