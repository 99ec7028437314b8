import { expect } from 'chai';
import { followRedirects } from '../../../../activities/crawl/fetch/follow-redirects.js';
import { createGuardedFetcher, type GuardedFetcher } from '../../../support/guarded-fetcher.js';
import { type LoopbackServer, startHttpServer } from '../../../support/servers/loopback-server.js';

describe('[I] followRedirects', () => {
  let site: LoopbackServer;
  let inside: LoopbackServer;
  let other: LoopbackServer;
  const heard: (string | undefined)[] = [];
  let guarded: GuardedFetcher;

  before(async () => {
    inside = await startHttpServer((_request, response) => response.end('secret'));
    other = await startHttpServer((request, response) => {
      heard.push(request.headers.authorization, request.headers.cookie, String(request.headers['x-plain']));
      if (request.url === '/back') response.writeHead(302, { location: `${site.url}/ears` }).end();
      else response.end('other');
    });
    site = await startHttpServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
      const left = Number(searchParams.get('left'));
      const to = (location: string, status = 302) => response.writeHead(status, { location }).end('moved');
      if (pathname === '/chain') return left > 0 ? to(`/chain?left=${left - 1}`, 301) : response.end('end');
      if (pathname === '/self') return to('/self');
      if (pathname === '/ping') return to('/pong');
      if (pathname === '/pong') return to('/ping');
      if (pathname === '/inside') return to(`${inside.url}/`, Number(searchParams.get('status')));
      if (pathname === '/deep') return left > 0 ? to(`/deep?left=${left - 1}`) : to(`${inside.url}/`);
      if (pathname === '/metadata') return to('http://169.254.169.254/latest/');
      if (pathname === '/file') return to('file:///etc/passwd');
      if (pathname === '/bounce' && request.headers.cookie !== 'seen=1') {
        return response.writeHead(302, { location: '/bounce', 'set-cookie': 'seen=1; Path=/' }).end();
      }
      if (pathname === '/count')
        return response.writeHead(302, { location: '/count', 'set-cookie': `n=${site.hits.length}` }).end();
      if (pathname === '/near') return to('/ears');
      if (pathname === '/away') return to(`${other.url}${searchParams.get('to')}`);
      if (pathname === '/ears') {
        heard.push(request.headers.authorization, request.headers.cookie, String(request.headers['x-plain']));
        return response.end('ears');
      }
      if (pathname === '/javascript') return to('javascript:alert(1)');
      if (pathname === '/gone') return response.writeHead(410).end();
      return response.end('home');
    });
    guarded = createGuardedFetcher([site.host, other.host]);
  });
  beforeEach(() => {
    site.hits.length = 0;
    heard.length = 0;
  });
  after(async () => {
    await guarded.close();
    await Promise.all([site.close(), inside.close(), other.close()]);
  });
  const follow = (path: string, options = {}) => followRedirects(guarded.fetcher, `${site.url}${path}`, options);

  it('gives a first answer that is final as it is', async () => {
    const { start_url, hops, final, exhausted } = await follow('/gone');
    expect([start_url, hops, final.url, final.facts.status, exhausted]).to.deep.equal([
      `${site.url}/gone`,
      [],
      `${site.url}/gone`,
      410,
      false,
    ]);
  });

  it('follows five redirects by default and tells each', async () => {
    const { hops, final, exhausted } = await follow('/chain?left=5');
    expect(final.body?.toString()).to.equal('end');
    expect([final.url, exhausted, hops.length]).to.deep.equal([`${site.url}/chain?left=0`, false, 5]);
    expect(hops[0]).to.deep.equal({
      url: `${site.url}/chain?left=5`,
      status: 301,
      redirect_url: `${site.url}/chain?left=4`,
    });
  });

  it('stops at the sixth, and at the limit it is given', async () => {
    const six = await follow('/chain?left=6');
    expect([
      six.exhausted,
      six.hops.length,
      six.final.facts.status,
      six.final.facts.error?.kind,
      six.final.body,
    ]).to.deep.equal([true, 5, 301, 'too_many_redirects', null]);
    expect(site.hits).to.have.length(6);
    expect((await follow('/chain?left=1', { maxHops: 0 })).exhausted).to.equal(true);
    expect((await follow('/chain?left=8', { maxHops: 8 })).exhausted).to.equal(false);
  });

  it('sees a circle as soon as it closes', async () => {
    expect((await follow('/self')).exhausted).to.equal(true);
    expect(site.hits).to.deep.equal(['GET /self']);
    expect((await follow('/ping')).exhausted).to.equal(true);
    expect(site.hits).to.deep.equal(['GET /self', 'GET /ping', 'GET /pong']);
  });

  it('passes a page that wants its cookie back, and ends one that always sets another', async () => {
    const bounced = await follow('/bounce');
    expect([bounced.exhausted, bounced.final.facts.status, bounced.hops.length]).to.deep.equal([false, 200, 1]);
    const counting = await follow('/count');
    expect([counting.exhausted, counting.hops.length]).to.deep.equal([true, 5]);
  });

  for (const status of [301, 302, 303, 307, 308]) {
    it(`does not follow a ${status} to an inside address`, async () => {
      const { final, exhausted } = await follow(`/inside?status=${status}`);
      expect([final.facts.error?.kind, final.facts.status, final.body, exhausted]).to.deep.equal([
        'url_not_allowed',
        0,
        null,
        false,
      ]);
      expect(inside.hits).to.deep.equal([]);
    });
  }

  it('judges the last hop of a long chain like the first, and metadata and other schemes as well', async () => {
    expect((await follow('/deep?left=4')).final.facts.error?.kind).to.equal('url_not_allowed');
    expect((await follow('/metadata')).final.facts.error?.kind).to.equal('url_not_allowed');
    const file = await follow('/file');
    expect([file.final.facts.status, file.final.facts.location, file.hops.length]).to.deep.equal([
      302,
      'file:///etc/passwd',
      0,
    ]);
    expect(inside.hits).to.deep.equal([]);
  });

  it('leaves a script as target for what it is: no place to go', async () => {
    const { final, hops, exhausted } = await follow('/javascript');
    expect([final.facts.status, final.facts.location, hops, exhausted]).to.deep.equal([
      302,
      'javascript:alert(1)',
      [],
      false,
    ]);
  });

  it('does not pass credentials on to another origin, nor back to the first', async () => {
    const headers = { Authorization: 'Bearer secret', cookie: 'a=1', 'x-plain': 'p' };
    await follow('/near', { headers });
    expect(heard.splice(0)).to.deep.equal(['Bearer secret', 'a=1', 'p']);
    await follow('/away?to=/', { headers });
    expect(heard.splice(0)).to.deep.equal([undefined, undefined, 'p']);
    await follow('/away?to=/back', { headers });
    expect(heard.splice(0)).to.deep.equal([undefined, undefined, 'p', undefined, undefined, 'p']);
  });

  it('reports a start URL that is none', async () => {
    expect((await followRedirects(guarded.fetcher, 'nonsense')).final.facts.error?.kind).to.equal('url_not_allowed');
  });
});
