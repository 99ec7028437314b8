import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { listProcesses } from '../../../../activities/browser/chrome/processes.js';
import { createDomRenderer, type DomRendererOptions } from '../../../../activities/browser/rendering/dom-renderer.js';
import type { DomSession, DomSettings, RenderedDom } from '../../../../activities/dom-renderer.js';
import { startFilteringProxy } from '../../../../platform/network/filtering-proxy.js';
import { createNetworkGuard } from '../../../../platform/network/network-guard.js';
import { NOTHING_LEFT } from '../../../support/browser/chromium.js';
import { type GuardedBrowser, guardedBrowser } from '../../../support/browser/guarded-browser.js';
import { startHttpServer } from '../../../support/servers/loopback-server.js';
import { escapePage } from '../../../support/sites/escape-page.js';

const doc = (script: string) => `<!doctype html><html lang="en"><title>Page</title><p>Text<script>${script}</script>`;
const link = (path: string) => `document.body.insertAdjacentHTML('beforeend', '<a href="${path}">more</a>')`;
const never = new AbortController().signal;

describe('[I] createDomRenderer', function () {
  this.timeout(200_000);
  let browser: GuardedBrowser;
  before(async () => {
    browser = await guardedBrowser((canary) => ({
      '/data': '/from-data',
      '/private.js': link('/secret'),
      '/escape': escapePage(canary),
    }));
  });
  after(() => browser.close());
  beforeEach(() => browser.site.hits.splice(0));

  async function render(
    pages: Record<string, string>,
    settings: Partial<DomSettings> = {},
    overrides: Partial<DomRendererOptions> = {},
  ): Promise<Record<string, RenderedDom>> {
    const renderer = createDomRenderer({ ...browser.options, pageLimitMs: 5_000, settleLimitMs: 3_000, ...overrides });
    const origin = browser.site.url;
    const all: DomSettings = { agent: 'TestBot/1.0', tabs: 3, origin, site: null, robots: null, ...settings };
    const session = await renderer.open(all, never);
    try {
      const rendered = Object.entries(pages).map(async ([path, body]) => {
        const page = { url: origin + path, body: Buffer.from(body), content_type: 'text/html; charset=utf-8' };
        return [path, await session.render(page)] as const;
      });
      return Object.fromEntries(await Promise.all(rendered));
    } finally {
      await session.close();
      expect(browser.leftovers()).to.deep.equal(NOTHING_LEFT);
    }
  }
  /**
   * Each once: a page that did not come to rest, as on a busy machine, is rendered a second time. The icon is the browser's
   * own wish.
   */
  const requests = () => [...new Set(browser.site.hits)].filter((hit) => !hit.endsWith('/favicon.ico'));
  const htmlOf = (dom: RenderedDom | undefined) => (dom && 'html' in dom ? dom.html : `error: ${dom?.error}`);

  it('gives what scripts make of the fetched source, which is not requested again', async () => {
    const fetched = `fetch('/data').then((answer) => answer.text()).then((path) => { ${link("' + path + '")} })`;
    const found = await render({
      '/now': doc(link('/a')),
      '/later': doc(fetched),
      '/moved': doc(`history.replaceState({}, '', '/elsewhere'); ${link('/b')}`),
    });
    expect(htmlOf(found['/now'])).to.include('<a href="/a">more</a>');
    expect(htmlOf(found['/later'])).to.include('<a href="/from-data">more</a>');
    expect(found['/moved']).to.include({ url: `${browser.site.url}/elsewhere` });
    expect(requests()).to.deep.equal(['GET /data']);
  });

  it('loads no images, media and fonts, and what robots.txt forbids neither', async () => {
    const page =
      '<!doctype html><img src="/a.png"><video src="/b.mp4"></video><script src="/private.js"></script><p>Text';
    const robots = { text: 'User-agent: *\nDisallow: /private', agentToken: 'LinkwrightBot' };
    expect(htmlOf((await render({ '/': page }, { robots }))['/'])).to.not.include('/secret');
    expect(requests()).to.deep.equal([]);
    expect(htmlOf((await render({ '/': page }))['/'])).to.include('/secret');
    expect(requests()).to.deep.equal(['GET /private.js']);
  });

  it('sends what opens the site to its origin alone', async () => {
    const seen: string[] = [];
    const echo = await startHttpServer((request, response) => {
      if (request.url === '/data') seen.push(String(request.headers['x-preview']));
      response.end('x');
    });
    const guard = createNetworkGuard({ allowedPrivateHosts: [echo.host], allowedPorts: [] });
    const proxy = await startFilteringProxy({ guard });
    const renderer = createDomRenderer({ ...browser.options, proxyUrl: proxy.url });
    for (const origin of [echo.url, 'https://other.example']) {
      const site = { origin, headers: { 'x-preview': 'yes' } };
      const session = await renderer.open({ agent: 'T/1', tabs: 1, origin, site, robots: null }, never);
      const body = Buffer.from(doc("fetch('/data')"));
      await session.render({ url: `${echo.url}/`, body, content_type: 'text/html' }).finally(() => session.close());
    }
    await Promise.all([proxy.close(), echo.close()]);
    expect(seen).to.deep.equal(['yes', 'undefined']);
  });

  it('lets pages that hang, eat memory or kill the browser fail alone', async () => {
    const found = await render(
      {
        '/loop': doc('for (;;);'),
        '/hog': doc('const kept = []; setInterval(() => kept.push(new Uint8Array(2e7).fill(1)), 5)'),
        '/dialogs': doc('for (;;) alert(1)'),
        ...Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`/good${at}`, doc(link(`/a${at}`))])),
      },
      {},
      { memoryLimitBytes: 300_000_000 },
    );
    for (const path of ['/loop', '/hog', '/dialogs']) expect(found[path], path).to.have.property('error');
    for (let at = 0; at < 5; at++) expect(htmlOf(found[`/good${at}`])).to.include(`/a${at}`);
  });

  /** A session whose parts may be stopped, as if they hung, or killed. */
  async function withSession(work: (session: DomSession) => Promise<void>): Promise<void> {
    const limits = { openLimitMs: 5_000, pageLimitMs: 4_000, settleLimitMs: 2_000 };
    const settings: DomSettings = { agent: 'T/1', tabs: 1, origin: browser.site.url, site: null, robots: null };
    const session = await createDomRenderer({ ...browser.options, ...limits }).open(settings, never);
    try {
      await work(session);
    } finally {
      await session.close();
    }
    expect(browser.leftovers()).to.deep.equal(NOTHING_LEFT);
  }
  const page = (body: string) => ({ url: `${browser.site.url}/x`, body: Buffer.from(body), content_type: null });
  const signalAll = (signal: NodeJS.Signals, isMeant: (command: string) => boolean) => {
    const meant = listProcesses().filter(({ command }) => isMeant(command));
    expect(meant).to.not.deep.equal([]);
    for (const { pid } of meant) process.kill(pid, signal);
  };
  const isHead = (command: string) => command.includes(browser.options.parentDir) && !command.includes('--type=');
  /** The child that talks to the browser is told its port. */
  const isChild = (command: string) => command.includes('dom-child') && command.includes(`"port":${portInUse()},`);
  const portInUse = () => {
    const { parentDir } = browser.options;
    const [run = ''] = readdirSync(parentDir);
    return readFileSync(join(parentDir, run, 'profile/DevToolsActivePort'), 'utf8').split('\n')[0];
  };

  it('continues with a new browser where one was killed', () =>
    withSession(async (session) => {
      const hung = session.render(page(doc('for (;;);')));
      signalAll('SIGKILL', isHead);
      expect(await hung).to.have.property('error');
      expect(htmlOf(await session.render(page(doc(link('/again')))))).to.include('/again');
    }));

  // Opening a tab whose process dies meanwhile gets no answer either: what speaks to a browser waits three minutes for it.
  it('continues with a new browser where one opens no tab', () =>
    withSession(async (session) => {
      signalAll('SIGSTOP', isHead);
      expect(htmlOf(await session.render(page(doc(link('/opened')))))).to.include('/opened');
    }));

  it('continues with a new browser where what talks to it hangs', () =>
    withSession(async (session) => {
      expect(htmlOf(await session.render(page(doc(link('/first')))))).to.include('/first');
      signalAll('SIGSTOP', isChild);
      expect(htmlOf(await session.render(page(doc(link('/answered')))))).to.include('/answered');
    }));

  it('lets nothing of a page reach what the proxy refuses', async () => {
    browser.canary.hits.length = 0;
    const refused = browser.proxy.refused;
    await render({ '/escape': escapePage(browser.canary.url) });
    expect(browser.proxy.refused).to.be.greaterThan(refused);
    expect(browser.canary.hits).to.deep.equal([]);
  });

  it('says that there is no browser', async () => {
    const failure: unknown = await createDomRenderer({ ...browser.options, chromePath: null })
      .open({ agent: 'T/1', tabs: 1, origin: browser.site.url, site: null, robots: null }, never)
      .catch((caught: unknown) => caught);
    expect(failure).to.include({ code: 'browser_unavailable' });
  });
});
