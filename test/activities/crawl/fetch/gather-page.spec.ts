import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect } from 'chai';
import { gatherPage } from '../../../../activities/crawl/fetch/gather-page.js';
import { createPoliteness, type Politeness } from '../../../../activities/crawl/fetch/politeness.js';
import type { PageValidators } from '../../../../store/crawl/pack-page.js';
import { createGuardedFetcher, type GuardedFetcher } from '../../../support/guarded-fetcher.js';
import { type LoopbackServer, startHttpServer, startRawServer } from '../../../support/servers/loopback-server.js';

const never = new AbortController().signal;
const HTML = { 'content-type': 'text/html; charset=utf-8' };
/** Spares the test the wait that a crawl would make. */
const AT_ONCE = { 'retry-after': '0' };

describe('[I] gather page', () => {
  const running: { close(): Promise<unknown> }[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((each) => each.close()));
  });

  type Answer = (request: IncomingMessage, response: ServerResponse, turn: number) => unknown;
  let politeness: Politeness;

  interface Overrides {
    signal?: AbortSignal;
    validators?: PageValidators;
  }

  async function gather(answer: Answer, overrides: Overrides = {}) {
    let turn = 0;
    const site = await startHttpServer((request, response) => answer(request, response, ++turn));
    return { site, page: await gatherFrom(site, overrides) };
  }

  async function gatherFrom(site: LoopbackServer, overrides: Overrides = {}, allow = [site.host]) {
    const { signal = never, validators } = overrides;
    const guarded: GuardedFetcher = createGuardedFetcher(allow);
    running.push(site, guarded);
    politeness = createPoliteness({ concurrency: 8, crawlDelayS: null, now: Date.now });
    const { fetcher } = guarded;
    return gatherPage({ fetcher, politeness, signal, now: Date.now }, `${site.url}/a`, validators);
  }

  it('fetches a page', async () => {
    const { page } = await gather((_request, response) => response.writeHead(200, HTML).end('<title>Lamps</title>'));
    expect(page.facts).to.include({ status: 200, error: null, media_type: 'text/html' });
    expect(page.body?.toString()).to.equal('<title>Lamps</title>');
  });

  it('asks with what an earlier answer said of its version', async () => {
    const seen: [string | undefined, string | undefined][] = [];
    const answer: Answer = ({ headers }, response) => {
      seen.push([headers['if-none-match'], headers['if-modified-since']]);
      response.writeHead(304, { etag: '"v1"' }).end();
    };
    const date = 'Sat, 01 Jan 2022 00:00:00 GMT';
    const { page } = await gather(answer, { validators: { etag: '"v1"', last_modified: date, ttfb_ms: 1 } });
    await gather(answer, { validators: { etag: null, last_modified: date, ttfb_ms: 1 } });
    await gather(answer);
    expect(seen).to.deep.equal([
      ['"v1"', date],
      [undefined, date],
      [undefined, undefined],
    ]);
    expect(page.facts).to.deep.include({ status: 304, error: null });
    expect(page.body).to.have.length(0);
  });

  it('a page that hands out a cookie and redirects to itself is one page, and no loop', async () => {
    const seen: (string | undefined)[] = [];
    const { site, page } = await gather((request, response) => {
      seen.push(request.headers.cookie);
      if (request.headers.cookie === 'seen=1; lang=en') response.writeHead(200, HTML).end('<title>In</title>');
      else
        response
          .writeHead(302, { location: '/a', 'set-cookie': ['seen=1; Path=/; HttpOnly', 'lang=en; Secure'] })
          .end();
    });
    expect(seen).to.deep.equal([undefined, 'seen=1; lang=en']);
    expect(site.hits).to.have.length(2);
    expect(page.facts).to.deep.include({
      status: 200,
      redirect_url: null,
      set_cookies: ['seen=1; Path=/; HttpOnly', 'lang=en; Secure'],
    });
    expect(page.body?.toString()).to.equal('<title>In</title>');
  });

  it('a page that redirects to itself without a cookie is a loop after one hop', async () => {
    const { site, page } = await gather((_request, response) => response.writeHead(301, { location: '/a' }).end());
    expect(site.hits).to.deep.equal(['GET /a']);
    expect(page.facts).to.include({ status: 301, error: null, redirect_url: `${site.url}/a` });
  });

  it('a new cookie each time is a loop too, after the second request', async () => {
    const { site, page } = await gather((_request, response, turn) =>
      response.writeHead(302, { location: '#again', 'set-cookie': `turn=${turn}` }).end(),
    );
    expect(site.hits).to.deep.equal(['GET /a', 'GET /a']);
    expect(page.facts).to.deep.include({
      status: 302,
      redirect_url: `${site.url}/a`,
      set_cookies: ['turn=1', 'turn=2'],
    });
  });

  it('a redirect elsewhere is left to the frontier, cookie or not', async () => {
    const { site, page } = await gather((_request, response) =>
      response.writeHead(302, { location: '/b', 'set-cookie': 'seen=1' }).end(),
    );
    expect(site.hits).to.deep.equal(['GET /a']);
    expect(page.facts).to.deep.include({ status: 302, redirect_url: `${site.url}/b`, set_cookies: ['seen=1'] });
  });

  for (const status of [429, 500, 503]) {
    it(`${status} may be a passing mood: asked up to three times`, async () => {
      const { site, page } = await gather((_request, response, turn) =>
        turn < 3 ? response.writeHead(status, AT_ONCE).end() : response.writeHead(200, HTML).end('<p>back</p>'),
      );
      expect(site.hits).to.have.length(3);
      expect(page.facts).to.include({ status: 200 });
    });

    it(`${status} for the third time stands`, async () => {
      const { site, page } = await gather((_request, response) => response.writeHead(status, AT_ONCE).end());
      expect(site.hits).to.have.length(3);
      expect(page.facts).to.include({ status });
      expect(politeness.limit()).to.equal(status === 500 ? 8 : 1);
    });
  }

  it('404 is an answer: asked once', async () => {
    const { site } = await gather((_request, response) => response.writeHead(404, AT_ONCE).end());
    expect(site.hits).to.have.length(1);
  });

  it('a connection that always breaks is a fact in the end', async () => {
    const site = await startRawServer((socket) => socket.destroy());
    const page = await gatherFrom(site, {});
    expect(page.facts).to.deep.include({
      status: 0,
      error: { kind: 'reset', message: 'The connection broke off.' },
    });
    expect(page.body).to.equal(null);
    // Each try repeats once on a new connection.
    expect(site.hits).to.have.length(6);
  });

  it('an address that may not be fetched is not tried again', async () => {
    const site = await startHttpServer((_request, response) => response.end());
    const page = await gatherFrom(site, {}, []);
    expect(page.facts.error?.kind).to.equal('url_not_allowed');
    expect(site.hits).to.have.length(0);
  });

  it('stops with the reason while it waits for better times', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const failure: unknown = await gather(
      (_request, response) => {
        response.on('close', () => controller.abort(reason));
        response.writeHead(503, { 'retry-after': '60' }).end();
      },
      { signal: controller.signal },
    ).catch((caught: unknown) => caught);
    expect(failure).to.equal(reason);
  });

  it('makes no further try that could not end in time', async () => {
    const site = await startHttpServer((_request, response) => response.writeHead(503, { 'retry-after': '30' }).end());
    const guarded = createGuardedFetcher([site.host]);
    running.push(site, guarded);
    const polite = createPoliteness({ concurrency: 8, crawlDelayS: null, now: Date.now });
    const deps = { fetcher: guarded.fetcher, politeness: polite, signal: never, now: Date.now };
    const page = await gatherPage({ ...deps, lastTryMs: Date.now() + 20_000 }, `${site.url}/a`);
    expect([page.facts.status, site.hits.length]).to.deep.equal([503, 1]);
  });
});
