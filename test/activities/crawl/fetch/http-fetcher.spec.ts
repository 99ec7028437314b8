import { getEventListeners } from 'node:events';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { createGuardedFetcher, type GuardedFetcher } from '../../../support/guarded-fetcher.js';
import { freePort } from '../../../support/servers/free-port.js';
import { startH2Site } from '../../../support/servers/h2-site.js';
import {
  type LoopbackServer,
  pour,
  startHttpServer,
  startRawServer,
} from '../../../support/servers/loopback-server.js';
import { until } from '../../../support/until.js';

describe('[I] createHttpFetcher', () => {
  const running: { close(): Promise<unknown> }[] = [];
  const keep = <Closable extends { close(): Promise<unknown> }>(closable: Closable): Closable => {
    running.push(closable);
    return closable;
  };
  afterEach(async () => {
    await Promise.all(running.splice(0).map((each) => each.close()));
  });

  const fetcherFor = (...servers: LoopbackServer[]): GuardedFetcher['fetcher'] =>
    keep(createGuardedFetcher(servers.map(({ host }) => host))).fetcher;
  const httpServer = async (listener: Parameters<typeof startHttpServer>[0]) => keep(await startHttpServer(listener));
  const rawServer = async (answer: Parameters<typeof startRawServer>[0]) => keep(await startRawServer(answer));
  /** Answers every connection with these bytes and ends it. */
  const saying = (bytes: string) => rawServer((socket) => socket.end(Buffer.from(bytes, 'latin1')));

  it('tells the facts of a plain exchange', async () => {
    const site = await httpServer((_request, response) => {
      response.setHeader('Set-Cookie', ['a=1; Path=/', 'b=2']);
      response.setHeader('X-Robots-Tag', ['noindex', 'nofollow']);
      response.setHeader('Content-Type', 'Text/HTML; charset=utf-8');
      response.end('<p>Grüße</p>');
    });
    const { facts, body } = await fetcherFor(site).fetchOnce(`${site.url}/a?b=c`);
    expect(body?.toString()).to.equal('<p>Grüße</p>');
    expect(site.hits).to.deep.equal(['GET /a?b=c']);
    const { headers, ttfb_ms, duration_ms, ...rest } = facts;
    expect(rest).to.deep.equal({
      status: 200,
      error: null,
      set_cookies: ['a=1; Path=/', 'b=2'],
      x_robots_tags: ['noindex', 'nofollow'],
      media_type: 'text/html',
      body_bytes: 14,
      encoded_bytes: 14,
      truncated: false,
      http_version: '1.1',
      location: null,
      redirect_url: null,
      body_hash: null,
      not_modified: false,
    });
    expect(headers['x-robots-tag']).to.equal('noindex, nofollow');
    expect(headers).not.to.have.property('set-cookie');
    expect(duration_ms).to.be.at.least(ttfb_ms);
  });

  it('lets the headers decide how much of a body is worth reading', async () => {
    const site = await httpServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': 100_000 });
      response.end(Buffer.alloc(100_000));
    });
    const { facts, body } = await fetcherFor(site).fetchOnce(site.url, {
      maxBytes: ({ encoded_bytes, media_type }) => (encoded_bytes === 100_000 && media_type === 'image/png' ? 10 : 0),
    });
    expect(body).to.have.length(10);
    expect(facts).to.include({ body_bytes: 10, encoded_bytes: 100_000, truncated: true });
  });

  it('cuts an endless body at the limit', async () => {
    const site = await httpServer((_request, response) => {
      pour(response);
    });
    const { facts, body } = await fetcherFor(site).fetchOnce(site.url, { maxBytes: 300_000 });
    expect(body?.length).to.equal(300_000);
    expect(facts).to.include({ status: 200, error: null, truncated: true, body_bytes: 300_000, encoded_bytes: null });
  });

  it('does not call a body of exactly the limit cut, and knows the announced size of one that is', async () => {
    const site = await httpServer((_request, response) => response.setHeader('content-length', 10).end('0123456789'));
    const fetcher = fetcherFor(site);
    expect((await fetcher.fetchOnce(site.url, { maxBytes: 10 })).facts).to.include({
      truncated: false,
      body_bytes: 10,
    });
    expect((await fetcher.fetchOnce(site.url, { maxBytes: 9 })).facts).to.include({
      truncated: true,
      body_bytes: 9,
      encoded_bytes: 10,
    });
  });

  it('ends a body that drips for ever, keeping the status', async () => {
    const site = await httpServer((_request, response) => {
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    });
    const { facts, body } = await fetcherFor(site).fetchOnce(site.url, { timeoutMs: 1_500 });
    expect(body).to.equal(null);
    expect(facts.status).to.equal(200);
    expect(facts.error).to.deep.equal({ kind: 'timeout', message: 'The server did not answer in time.' });
  });

  it('ends headers that never do', async () => {
    const site = await rawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const drip = setInterval(() => socket.write('X-A: 1\r\n'), 20);
      socket.on('close', () => clearInterval(drip));
    });
    const { facts } = await fetcherFor(site).fetchOnce(site.url, { timeoutMs: 200 });
    expect(facts).to.include({ status: 0, redirect_url: null });
    expect(facts.error?.kind).to.equal('timeout');
  });

  it('refuses a hundred thousand headers', async () => {
    const site = await saying(`HTTP/1.1 200 OK\r\n${'X-A: 1\r\n'.repeat(100_000)}\r\nbody`);
    const { facts } = await fetcherFor(site).fetchOnce(site.url);
    expect(facts.status).to.equal(0);
    expect(facts.error?.kind).to.equal('protocol');
  });

  it('says reset when a body ends too early', async () => {
    const site = await saying('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf');
    const { facts, body } = await fetcherFor(site).fetchOnce(site.url);
    expect(body).to.equal(null);
    expect(facts).to.include({ status: 200, encoded_bytes: 100 });
    expect(facts.error?.kind).to.equal('reset');
    expect(site.hits).to.have.length(1);
  });

  it('says protocol for what is not HTTP', async () => {
    const site = await saying('SSH-2.0-OpenSSH_9.2\r\n');
    expect((await fetcherFor(site).fetchOnce(site.url)).facts.error?.kind).to.equal('protocol');
  });

  it('tries a lost connection once more, and no oftener', async () => {
    const flaky = await rawServer((socket) => {
      if (flaky.hits.length === 1) socket.destroy();
      else socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
    });
    const dead = await rawServer((socket) => socket.destroy());
    const fetcher = fetcherFor(flaky, dead);
    expect((await fetcher.fetchOnce(flaky.url)).body?.toString()).to.equal('ok');
    expect((await fetcher.fetchOnce(dead.url)).facts.error?.kind).to.equal('reset');
    expect([flaky.hits.length, dead.hits.length]).to.deep.equal([2, 2]);
  });

  it('reads no body after HEAD, 204 and 304, even when one is sent', async () => {
    const site = await saying('HTTP/1.1 204 No Content\r\nContent-Encoding: gzip\r\n\r\nsmuggled');
    const other = await httpServer((request, response) => {
      if (request.url === '/304') response.writeHead(304, { etag: '"x"' }).end();
      else response.writeHead(200, { 'content-length': '7', 'content-encoding': 'gzip' }).end();
    });
    const fetcher = fetcherFor(site, other);
    const noContent = await fetcher.fetchOnce(site.url);
    expect([noContent.facts.status, noContent.facts.error, noContent.body?.length]).to.deep.equal([204, null, 0]);
    const notModified = await fetcher.fetchOnce(`${other.url}/304`);
    expect([notModified.facts.status, notModified.facts.error, notModified.body?.length]).to.deep.equal([304, null, 0]);
    const head = await fetcher.fetchOnce(other.url, { method: 'HEAD' });
    expect([head.facts.status, head.facts.error, head.body, head.facts.encoded_bytes]).to.deep.equal([
      200,
      null,
      null,
      7,
    ]);
    expect(other.hits).to.deep.equal(['GET /304', 'HEAD /']);
  });

  it('drops a body that no one wants, the endless kind too', async () => {
    const site = await httpServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'video/mp4' });
      pour(response);
    });
    const asked: unknown[] = [];
    const wantsBody = (answer: unknown) => asked.push(answer) < 0;
    const { facts, body } = await fetcherFor(site).fetchOnce(site.url, { wantsBody });
    expect(asked).to.deep.equal([{ status: 200, media_type: 'video/mp4' }]);
    expect(body).to.equal(null);
    expect(facts).to.include({ status: 200, error: null, body_bytes: 0, truncated: false });
  });

  it('keeps a header called __proto__ a header', async () => {
    const site = await saying('HTTP/1.1 200 OK\r\n__proto__: a\r\n__proto__: b\r\nContent-Length: 0\r\n\r\n');
    const { headers } = (await fetcherFor(site).fetchOnce(site.url)).facts;
    expect(Object.getPrototypeOf(headers)).to.equal(Object.prototype);
    expect(Object.entries(headers)).to.deep.include(['__proto__', 'a, b']);
  });

  describe('Location', () => {
    const forms: [location: string, redirectUrl: string | null][] = [
      ['../b?c=1#frag', '{site}/b?c=1'],
      ['  /padded\t', '{site}/padded'],
      ['/caf\u00c3\u00a9', '{site}/caf%C3%A9'],
      ['/caf\u00e9', '{site}/caf%C3%A9'],
      ['/a%0d%0aSet-Cookie:x', '{site}/a%0D%0ASet-Cookie:x'],
      ['', null],
      ['file:///etc/passwd', null],
    ];
    for (const [location, expected] of forms) {
      it(`reads ${JSON.stringify(location)}`, async () => {
        const site = await saying(`HTTP/1.1 302 Found\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`);
        const { facts } = await fetcherFor(site).fetchOnce(`${site.url}/dir/a`);
        expect(facts.status).to.equal(302);
        expect(facts.redirect_url).to.equal(expected?.replace('{site}', site.url) ?? null);
        expect(site.hits).to.have.length(1);
      });
    }
  });

  describe('refuses and fails with a kind', () => {
    const resolve = async (hostname: string) => {
      if (hostname === 'inside.example') return ['10.0.0.1'];
      if (hostname === 'mixed.example') return ['1.1.1.1', '127.0.0.1'];
      throw new Error('ENOTFOUND');
    };
    const cases: [url: string, kind: string][] = [
      ['http://127.0.0.1/', 'url_not_allowed'],
      ['file:///etc/passwd', 'url_not_allowed'],
      ['http://inside.example/', 'url_not_allowed'],
      ['http://mixed.example/', 'url_not_allowed'],
      ['http://gone.example/', 'dns'],
    ];
    for (const [url, kind] of cases) {
      it(`${url}: ${kind}`, async () => {
        const { fetcher } = keep(createGuardedFetcher([], { resolve }));
        const { facts, body } = await fetcher.fetchOnce(url);
        expect([facts.status, facts.error?.kind, body]).to.deep.equal([0, kind, null]);
        // The address that the caller named, at most.
        expect(facts.error?.message.replaceAll('127.0.0.1:80', '')).not.to.match(/\d+\.\d+/);
      });
    }

    it('a closed port: refused', async () => {
      const host = `127.0.0.1:${await freePort()}`;
      const { fetcher } = keep(createGuardedFetcher([host]));
      expect((await fetcher.fetchOnce(`http://${host}/`)).facts.error?.kind).to.equal('refused');
    });

    it('a certificate no one vouches for: tls', async () => {
      const site = keep(await startH2Site());
      const { fetcher } = keep(
        createGuardedFetcher([`site.example:${site.port}`], { resolve: async () => ['127.0.0.1'] }),
      );
      const { facts } = await fetcher.fetchOnce(`https://site.example:${site.port}/`);
      expect(facts.error).to.deep.equal({
        kind: 'tls',
        message: 'The secure connection could not be set up (DEPTH_ZERO_SELF_SIGNED_CERT).',
      });
    });

    it('plain HTTP on a TLS port: tls', async () => {
      const site = await saying('HTTP/1.1 400 Bad Request\r\n\r\n');
      expect((await fetcherFor(site).fetchOnce(`https://${site.host}/`)).facts.error?.kind).to.equal('tls');
    });
  });

  it('speaks HTTP/2 where it is offered and says so', async () => {
    const site = keep(await startH2Site());
    const { fetcher } = keep(
      createGuardedFetcher([`site.example:${site.port}`], { resolve: async () => ['127.0.0.1'], ca: site.cert }),
    );
    const { facts, body } = await fetcher.fetchOnce(`https://site.example:${site.port}/a`);
    expect(facts).to.include({ status: 200, error: null, http_version: '2', media_type: 'text/html' });
    expect(body?.toString()).to.equal('h2 site.example');
    const after = await fetcher.fetchOnce(`https://site.example:${site.port}/goaway`);
    expect(after.facts.error).to.equal(null);
  });

  it('throws the reason of the caller’s signal, before and during the exchange', async () => {
    const site = await httpServer((_request, response) => response.write('a'));
    const fetcher = fetcherFor(site);
    const reason = new Error('stop');
    expect(await fetcher.fetchOnce(site.url, { signal: AbortSignal.abort(reason) }).catch((error) => error)).to.equal(
      reason,
    );
    expect(site.hits).to.have.length(0);
    const controller = new AbortController();
    const pending = fetcher.fetchOnce(site.url, { signal: controller.signal });
    await until('it is asked for', () => site.hits.length === 1);
    controller.abort(reason);
    expect(await pending.catch((error) => error)).to.equal(reason);
    expect(site.hits).to.have.length(1);
    expect(getEventListeners(controller.signal, 'abort')).to.deep.equal([]);
  });

  it('undoes the coding of a real answer', async () => {
    const page = gzipSync('compressed');
    const site = await httpServer((_request, response) => response.setHeader('content-encoding', 'gzip').end(page));
    const { facts, body } = await fetcherFor(site).fetchOnce(site.url);
    expect(body?.toString()).to.equal('compressed');
    expect(facts).to.include({ body_bytes: 10, encoded_bytes: page.length, error: null });
  });

  it('stops a gzip bomb and keeps the status', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const site = await httpServer((_request, response) => response.setHeader('content-encoding', 'gzip').end(bomb));
    const { facts, body } = await fetcherFor(site).fetchOnce(site.url);
    expect([facts.status, facts.error?.kind, body]).to.deep.equal([200, 'bad_encoding', null]);
  });
});
