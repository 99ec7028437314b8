import type { IncomingHttpHeaders } from 'node:http';
import { expect } from 'chai';
import { createStartPageCamera } from '../../../../activities/browser/camera/start-page-camera.js';
import { listProcesses } from '../../../../activities/browser/chrome/processes.js';
import { createLighthouseRunner } from '../../../../activities/browser/lighthouse/lighthouse-runner.js';
import { createPageRenderer } from '../../../../activities/browser/rendering/page-renderer.js';
import { type SiteHeaders, toSiteHeaders } from '../../../../activities/site-headers.js';
import { type FilteringProxy, startFilteringProxy } from '../../../../platform/network/filtering-proxy.js';
import { createNetworkGuard } from '../../../../platform/network/network-guard.js';
import { type ChromiumPlace, chromiumPlace } from '../../../support/browser/chromium.js';
import { type LoopbackServer, startHttpServer } from '../../../support/servers/loopback-server.js';

interface Seen {
  path: string;
  headers: IncomingHttpHeaders;
}

const ACCESS = {
  basic_auth: { username: 'ann', password: 'tr0ub4dor' },
  headers: { 'X-Preview': 'h3aderv4lue' },
  cookies: { gate: 'c00kievalue' },
};
const SECRETS = ['tr0ub4dor', Buffer.from('ann:tr0ub4dor').toString('base64'), 'h3aderv4lue', 'c00kievalue'];

/** A page of a protected site that uses all ways to another host. */
const page = (other: string) => `<!doctype html><html lang="en"><head><title>Open</title>
<link rel="stylesheet" href="/style.css"><script src="${other}/lib.js"></script></head>
<body><h1>Protected</h1><img src="${other}/pixel.png" alt=""><img src="/hop" alt=""><iframe src="${other}/frame"></iframe>
<iframe src="/leads-away"></iframe><p id="data"></p>
<script>fetch('${other}/api', { credentials: 'include' }).catch(() => {});
fetch('${other}/back').catch(() => {});
fetch('/data').then((answer) => answer.text()).then((text) => { document.getElementById('data').textContent = text; });
</script></body></html>`;

describe('[I] send site headers', function () {
  this.timeout(200_000);
  let site: LoopbackServer;
  let stranger: LoopbackServer;
  let proxy: FilteringProxy;
  let place: ChromiumPlace;
  let opens: SiteHeaders;
  const own: Seen[] = [];
  const strange: Seen[] = [];
  const commands: string[] = [];

  before(async () => {
    stranger = await startHttpServer(({ url: path = '/', headers }, response) => {
      strange.push({ path, headers });
      response.setHeader('access-control-allow-origin', '*');
      if (path === '/back') response.writeHead(302, { location: `${site.url}/returned` }).end();
      else response.setHeader('content-type', path === '/frame' ? 'text/html' : 'text/plain').end('');
    });
    site = await startHttpServer(({ url: path = '/', headers }, response) => {
      own.push({ path, headers });
      commands.push(...listProcesses().map(({ command }) => command));
      const isOpen =
        headers.authorization === opens.headers['authorization'] &&
        headers['x-preview'] === 'h3aderv4lue' &&
        headers.cookie?.includes('gate=c00kievalue');
      const away = ['/hop', '/leads-away'].includes(path);
      if (!isOpen) response.writeHead(401, { 'content-type': 'text/html' }).end('<title>Closed</title>');
      else if (away) response.writeHead(302, { location: `${stranger.url}${path}` }).end();
      else if (path === '/data') response.end('Data behind the gate');
      else if (path === '/style.css')
        response.setHeader('content-type', 'text/css').end(`@import url("${stranger.url}/imported.css");`);
      else
        response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'session=s1; Path=/' })
          .end(page(stranger.url));
    });
    opens = toSiteHeaders(ACCESS, site.url);
    const guard = createNetworkGuard({ allowedPrivateHosts: [site.host, stranger.host], allowedPorts: [] });
    [proxy, place] = await Promise.all([startFilteringProxy({ guard }), chromiumPlace()]);
  });
  after(async () => {
    await Promise.all([proxy.close(), site.close(), stranger.close()]);
    place.remove();
  });
  beforeEach(() => {
    for (const list of [own, strange, commands]) list.length = 0;
  });

  const options = () => ({
    chromePath: place.chromePath,
    parentDir: place.parentDir,
    proxyUrl: proxy.url,
    noSandbox: true,
  });
  const signal = new AbortController().signal;
  const expectKept = (...ways: string[]) => {
    const paths = strange.map(({ path }) => path);
    expect(paths).to.include.members(ways);
    for (const { path, headers } of strange) {
      const sent = JSON.stringify(headers);
      for (const secret of SECRETS) expect(sent, path).to.not.include(secret);
      expect(headers, path).to.not.have.any.keys('authorization', 'x-preview');
    }
    for (const secret of SECRETS) expect(commands.join('\n')).to.not.include(secret);
  };

  it('opens the rendered page and all that it loads of its site, and tells other hosts nothing', async () => {
    const renderer = createPageRenderer({ ...options(), agent: 'TestBot/1.0' });
    const [loaded] = await renderer.load({ urls: [`${site.url}/`], site: opens, signal });
    expect(loaded).to.include({ error: null, status: 200 });
    expect(loaded?.dom).to.include('Data behind the gate');
    expectKept('/lib.js', '/pixel.png', '/hop', '/frame', '/leads-away', '/api', '/back', '/imported.css');
    // Cookies that the site sets itself are kept beside those that open it.
    const data = own.find(({ path }) => path === '/data');
    expect(data?.headers.cookie?.split('; ').sort()).to.deep.equal(['gate=c00kievalue', 'session=s1']);
  });

  it('is not sent where the site that it opens is another one', async () => {
    const renderer = createPageRenderer({ ...options(), agent: 'TestBot/1.0' });
    const other = { ...opens, origin: 'https://elsewhere.example' };
    const [loaded] = await renderer.load({ urls: [`${site.url}/`], site: other, signal });
    expect(loaded).to.include({ status: 401 });
    expect(own.map(({ headers }) => headers['x-preview'] ?? null)).to.not.include('h3aderv4lue');
  });

  it('opens the start page for its screenshots', async () => {
    const camera = createStartPageCamera({ ...options(), agent: 'TestBot/1.0', settleLimitMs: 3_000 });
    const shots = await camera.capture({ url: `${site.url}/`, site: opens, signal });
    expect(shots.map(({ device }) => device)).to.deep.equal(['phone', 'desktop']);
    expectKept('/lib.js', '/hop');
    expect(own.filter(({ path, headers }) => path === '/' && headers.authorization === undefined)).to.deep.equal([]);
    for (const { jpeg } of shots)
      for (const secret of SECRETS) expect(jpeg.includes(secret, 0, 'latin1')).to.equal(false);
  });

  it('has Lighthouse measure the page itself, not its refusal', async () => {
    const measured = await createLighthouseRunner(options()).measure({
      url: `${site.url}/`,
      strategy: 'mobile',
      locale: null,
      site: opens,
      signal,
    });
    expect(measured.runtime_error).to.equal(null);
    expect(measured.scores.performance).to.be.within(0, 100);
    expect(own.filter(({ path }) => path === '/')).to.not.deep.equal([]);
    expectKept('/lib.js', '/hop', '/frame');
    for (const secret of SECRETS) expect(JSON.stringify(measured)).to.not.include(secret);
  });
});
