import type { Socket } from 'node:net';
import { expect } from 'chai';
import { OUTREACH } from '../support/api/outreach-paths.js';
import { connectByProgram } from '../support/browser/connect-by-program.js';
import { ODD_ANSWERS } from '../support/odd-answers.js';
import { startPlatform, type TestPlatform } from '../support/platform.js';
import { type LoopbackServer, startRawServer } from '../support/servers/loopback-server.js';
import { type ProviderServers, startProviderServers } from '../support/servers/provider-servers.js';

import { until } from '../support/until.js';

/** Those that came from the public reports, and some of every other kind: for entries that take one answer at a time. */
const NAMED =
  /^(?:Content-Encoding "(?:none|UTF-8|aws-chunked)"|none, (?:too short|reset.*|error page)|plain text called gzip|half a gzip|header "X: a.*b"|a reset after the headers|nothing, and a reset|status "(?:042|101 .*|700 .*)"|a storm of 103)$/;
const FEW = [...ODD_ANSWERS.entries()].filter(([, { name }]) => NAMED.test(name)).map(([at]) => at);

/** `/odd/<n>` is answered with that answer, everything else by `usual`. */
function oddServer(usual: (path: string, socket: Socket) => void): Promise<LoopbackServer> {
  return startRawServer((socket, head) => {
    const [, path = '/'] = /^\S+ (\S+)/.exec(head) ?? [];
    const at = /^\/odd\/(\d+)/.exec(path)?.[1];
    if (at === undefined) usual(path, socket);
    else void ODD_ANSWERS[Number(at)]?.give(socket);
  });
}

function answer(socket: Socket, body: string, type = 'text/html', status = '200 OK'): void {
  const length = Buffer.byteLength(body);
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${body}`,
  );
}

const notFound = (socket: Socket) => answer(socket, 'none', 'text/plain', '404 Not Found');

/** A site whose home page links to every odd page, and is made of every odd file of the others. */
function oddSite(others: readonly LoopbackServer[]): Promise<LoopbackServer> {
  const on = (at: number) => `${others[at % others.length]?.url}/odd/${at}`;
  const list = (write: (at: number) => string) => ODD_ANSWERS.map((_, at) => write(at)).join('\n');
  const home = `<!doctype html><html lang="en"><head><title>Home of the odd answers</title>
    ${list((at) => `<link rel="stylesheet" href="${on(at)}?style"><script src="${on(at)}?script"></script>`)}</head>
    <body><h1>Home</h1>${list((at) => `<a href="/odd/${at}">Page ${at}</a> <a href="${on(at)}?link">Out ${at}</a> <img src="${on(at)}?image" alt="">`)}</body></html>`;
  return oddServer((path, socket) => {
    if (path === '/' || path === '/odd-target') answer(socket, home);
    else notFound(socket);
  });
}

describe('[E] odd answers of every kind of server', function () {
  this.timeout(240_000);
  let platform: TestPlatform;
  let providers: ProviderServers;
  let others: LoopbackServer[];
  let site: LoopbackServer;
  let rivals: LoopbackServer[];
  /** Answers one request after the other with the next of the few. */
  let api: LoopbackServer;
  let robots: LoopbackServer[];
  let turn = 0;
  let pids: number[];

  before(async () => {
    others = await Promise.all(Array.from({ length: 12 }, () => oddServer((_path, socket) => notFound(socket))));
    [site, ...rivals] = await Promise.all([oddSite(others), oddSite(others), oddSite(others)]);
    api = await startRawServer((socket) => {
      const at = FEW[turn++ % FEW.length] ?? 0;
      void ODD_ANSWERS[at]?.give(socket);
    });
    robots = await Promise.all(
      FEW.map((at) =>
        startRawServer((socket, head) => {
          if (/^\S+ \/ /.test(head)) answer(socket, '<title>Home</title><p>Words</p>');
          else void ODD_ANSWERS[at]?.give(socket);
        }),
      ),
    );
    providers = await startProviderServers();
    const servers = [...others, site, ...rivals, api, ...robots, providers];
    platform = await startPlatform({
      allow: servers.map(({ host }) => host),
      env: {
        ...providers.env,
        GOOGLE_OAUTH_TOKEN_URL: `${api.url}/token`,
        CHROME_PATH: '/nonexistent/chromium',
        CRAWL_CONCURRENCY: '32',
        OPENAI_API_KEY: 'key',
        OPENAI_BASE_URL: `${api.url}/v1`,
        OPENAI_MODEL: 'odd',
        SEARXNG_URL: api.url,
      },
    });
    pids = [platform.workerPid(), platform.apiPid()];
  });
  after(async () => {
    await platform?.stop();
    await Promise.all([...others, site, ...rivals, api, ...robots, providers].map((server) => server?.close()));
  });
  /** The same processes, and none of their streams was left unheard. */
  afterEach(() => {
    for (const pid of pids) expect(process.kill(pid, 0)).to.equal(true);
    expect([platform.workerPid(), platform.apiPid()]).to.deep.equal(pids);
    expect(platform.workerOutput() + platform.apiOutput()).not.to.match(/without a handler|unexpected failure/);
  });

  const begin = async (path: string, body: object, user = 'alice') => {
    const headers = { prefer: 'respond-async' };
    const begun = await platform.call<{ id: string }>(path, { body, user, headers });
    expect(begun.status, JSON.stringify(begun.body)).to.equal(202);
    return platform.waitForEnd<{ status: string; result: Record<string, unknown>; error: unknown }>(begun.body.id, {
      user,
    });
  };

  it('as pages, styles, scripts, images, links and a competitor of one site: the audit ends and names them', async () => {
    expect(ODD_ANSWERS.length).to.be.at.least(150);
    const body = { website_url: site.url, competitors: rivals.map(({ url }) => url), max_pages: 500, crawl_depth: 2 };
    const { status, result } = await begin('/api/seo/enterprise/complete-audit', body);
    expect(status).to.equal('completed');
    const found = JSON.stringify(result);
    expect(found).to.include('crawl/unknown-content-encoding');
    const asked = new Set(site.hits.map((hit) => /\/odd\/(\d+)/.exec(hit)?.[1]).filter((at) => at !== undefined));
    expect(asked.size).to.equal(ODD_ANSWERS.length);
    for (const kind of ['style', 'script', 'image', 'link'])
      expect(
        others.flatMap(({ hits }) => hits).filter((hit) => hit.includes(`?${kind} `)),
        kind,
      ).not.to.be.empty;
  });

  it('as the one page that is analyzed, as robots.txt and as sitemap', async () => {
    const [first] = others;
    const ends = await Promise.all(
      FEW.flatMap((at, index) => [
        begin('/api/seo/on-page-analysis', { url: `${first?.url}/odd/${at}` }, `page-${at}`),
        begin('/api/seo/technical-seo', { url: robots[index]?.url }, `robots-${at}`),
        begin('/api/seo/sitemap-analysis', { sitemap_url: `${first?.url}/odd/${at}` }, `sitemap-${at}`),
      ]),
    );
    expect(ends.filter(({ status }) => status !== 'completed' && status !== 'failed')).to.deep.equal([]);
    const [analyzed] = ends;
    expect(analyzed?.status, JSON.stringify(analyzed?.error)).to.equal('completed');
    expect(JSON.stringify(analyzed?.result)).to.include('crawl/unknown-content-encoding');
  });

  it('as search provider, model and token endpoint', async () => {
    await Promise.all(
      FEW.map(async (at) => {
        const user = `asks-${at}`;
        await begin(`${OUTREACH}/discover/deep`, { keyword: 'odd' }, user);
        await begin('/api/seo/meta-description', { url: rivals[0]?.url, keywords: ['odd'] }, user);
        const { answer } = await connectByProgram(platform.call, 'searchconsole', user);
        expect(answer.status, JSON.stringify(answer.body)).to.be.lessThan(600);
      }),
    );
    for (const asked of ['/search', '/v1/', '/token'])
      expect(api.hits.filter((hit) => hit.includes(asked)).length, asked).to.be.at.least(FEW.length);
  });

  it('as the endpoint of a webhook', async () => {
    const made = await Promise.all(
      FEW.map((at) =>
        platform.call<{ id: string }>('/api/webhooks', {
          body: { url: `${others[1]?.url}/odd/${at}` },
          user: `hook-${at}`,
        }),
      ),
    );
    await Promise.all(
      made.map(async ({ body: { id } }, index) => {
        const user = `hook-${FEW[index]}`;
        await platform.call(`/api/webhooks/${id}/test`, { method: 'POST', user });
        await until(`a try at ${user} is noted`, async () => {
          const { body } = await platform.call<{ tries: number }[]>(`/api/webhooks/${id}/deliveries`, { user });
          return (body[0]?.tries ?? 0) > 0;
        });
      }),
    );
  });
});
