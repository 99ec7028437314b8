import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect } from 'chai';
import { createDomRenderer } from '../../../../activities/browser/rendering/dom-renderer.js';
import type { DomSession, RenderedDom } from '../../../../activities/dom-renderer.js';
import { type FilteringProxy, startFilteringProxy } from '../../../../platform/network/filtering-proxy.js';
import { createNetworkGuard } from '../../../../platform/network/network-guard.js';
import { type ChromiumPlace, chromiumPlace } from '../../../support/browser/chromium.js';
import { type LoopbackServer, startHttpServer } from '../../../support/servers/loopback-server.js';

/** Without the quotes that the document has when it is read: the script itself is no match. */
const ADD = "document.body.insertAdjacentHTML('beforeend', '<a href=/a>more</a>')";
/** Longer than what counts as rest. */
const WHILE_MS = 600;

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (request.url === '/body') {
    response.write('begun');
    setTimeout(() => response.end('and done'), WHILE_MS);
  } else if (request.url === '/late') setTimeout(() => response.end('late'), WHILE_MS);
  else if (request.url === '/events')
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
  else if (request.url === '/stream') {
    const timer = setInterval(() => response.write('x'), 100);
    response.once('close', () => clearInterval(timer));
  } else if (request.url === '/other')
    response.setHeader('content-type', 'text/html').end(`<body><script>${ADD}</script>`);
  else if (request.url === '/long') response.end('y'.repeat(3_000_000));
  else if (request.url !== '/hang') response.end('x');
}

describe('[I] what a tab still loads', function () {
  this.timeout(120_000);
  let site: LoopbackServer;
  let place: ChromiumPlace;
  let proxy: FilteringProxy;
  let session: DomSession;
  before(async () => {
    site = await startHttpServer(answer);
    place = await chromiumPlace();
    proxy = await startFilteringProxy({
      guard: createNetworkGuard({ allowedPrivateHosts: [site.host], allowedPorts: [] }),
    });
    const { chromePath, parentDir } = place;
    const renderer = createDomRenderer({ chromePath, parentDir, proxyUrl: proxy.url, noSandbox: true });
    const settings = { agent: 'T/1', tabs: 1, origin: site.url, site: null, robots: null };
    session = await renderer.open(settings, new AbortController().signal);
  });
  after(async () => {
    await session?.close();
    await Promise.all([proxy?.close(), site?.close()]);
    place?.remove();
  });
  const render = (script: string): Promise<RenderedDom> =>
    session.render({
      url: `${site.url}/page`,
      body: Buffer.from(`<!doctype html><title>Page</title><p>Text<script>${script}</script>`),
      content_type: 'text/html',
    });
  const expectRest = (dom: RenderedDom) => {
    expect(dom).to.include({ settled: true });
    expect(dom).to.have.property('html').that.includes('<a href="/a">more</a>');
  };

  for (const [what, script] of [
    ['an answer to come', `fetch('/late').then((answer) => answer.text()).then(() => ${ADD})`],
    ['the body of an answer', `fetch('/body').then((answer) => answer.text()).then(() => ${ADD})`],
    [
      'one request after another',
      `fetch('/body').then((a) => a.text()).then(() => fetch('/body')).then((a) => a.text()).then(() => ${ADD})`,
    ],
    ['the document that a script leads to', "location.href = '/other'"],
    ['data in an address', `fetch('data:text/plain,abc').then((answer) => answer.text()).then(() => ${ADD})`],
  ] as const)
    it(`is waited for: ${what}`, async () => expectRest(await render(script)));

  for (const [what, script] of [
    ['events', `new EventSource('/events').onmessage = () => ${ADD}`],
    ['a stream', `fetch('/stream').then((answer) => answer.text()); ${ADD}`],
    ['a text that the page does not read', `fetch('/long'); ${ADD}`],
    ['what a worker loads', `new Worker(URL.createObjectURL(new Blob(['fetch("/hang")']))); ${ADD}`],
  ] as const)
    it(`keeps no page from rest: ${what}`, async () => expectRest(await render(script)));

  it('is not at rest while an answer does not come, and the next page in the tab is', async () => {
    expect(await render(`fetch('/hang'); ${ADD}`)).to.include({ settled: false });
    expectRest(await render(ADD));
  });
});
