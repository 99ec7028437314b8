import { expect } from 'chai';
import { probeHost } from '../../../../activities/crawl/probe/probe-host.js';
import { type SitePages, sitePages } from '../../../support/crawl-deps.js';
import { createGuardedFetcher } from '../../../support/guarded-fetcher.js';
import { stubFetcher } from '../../../support/samples/stub-fetcher.js';
import { startHttpServer } from '../../../support/servers/loopback-server.js';

const never = new AbortController().signal;
const randomWord = () => 'abc';
const openSocket = () => Promise.reject(new Error('no handshake here'));

describe('[I] probe host', () => {
  async function probe(pages: SitePages) {
    const site = await startHttpServer(sitePages(pages));
    const { fetcher, close } = createGuardedFetcher([site.host]);
    try {
      return { site, probes: await probeHost({ fetcher, randomWord, openSocket }, `${site.url}/start`, never) };
    } finally {
      await close();
      await site.close();
    }
  }

  it('asks for a path that cannot exist, the icon and llms.txt; on a port of its own for no other form', async () => {
    const { site, probes } = await probe({
      '/favicon.ico': { headers: { 'content-type': 'image/x-icon' }, body: 'icon' },
      '/llms.txt': { headers: { 'content-type': 'text/plain' }, body: '\ufeff# Site\n\n> Lamps' },
    });
    expect(site.hits.sort()).to.deep.equal(['GET /abc-page-that-cannot-exist', 'GET /favicon.ico', 'GET /llms.txt']);
    const { random_path, ...others } = probes;
    expect(others).to.deep.equal({
      http_form: null,
      https_form: null,
      www_form: null,
      favicon: { status: 200 },
      llms_txt: { status: 200, bytes: 18, looks_like_markdown: true },
      tls: null,
    });
    expect(random_path).to.deep.include({
      url: `${site.url}/abc-page-that-cannot-exist`,
      status: 404,
      redirect_url: null,
      title: 'Not found',
    });
    expect(random_path?.simhash).to.match(/^[0-9a-f]{16}$/);
  });

  it('says where a made-up path leads, and whether llms.txt is but another page', async () => {
    const home = '<!doctype html><title>Home</title><p>Lamps and more lamps for every room</p>';
    const { site, probes } = await probe({
      '/abc-page-that-cannot-exist': { status: 302, headers: { location: '/' } },
      '/': home,
      '/llms.txt': home,
    });
    expect(probes.random_path).to.deep.include({ status: 200, redirect_url: `${site.url}/`, title: 'Home' });
    expect(probes.llms_txt).to.deep.equal({ status: 200, bytes: home.length, looks_like_markdown: false });
    expect(probes.favicon).to.deep.equal({ status: 404 });
  });

  it('a redirect without end and an answer that is no page are facts too', async () => {
    const { site, probes } = await probe({
      '/abc-page-that-cannot-exist': { headers: { 'content-type': 'image/png' }, body: 'x' },
      '/favicon.ico': { status: 302, headers: { location: '/favicon.ico' } },
    });
    expect(probes.favicon).to.deep.equal({ status: 302 });
    expect(probes.random_path).to.deep.equal({
      url: `${site.url}/abc-page-that-cannot-exist`,
      status: 200,
      redirect_url: null,
      title: null,
      simhash: null,
    });
  });

  it('stops when told to', async () => {
    const reason = new Error('cancelled');
    const { fetcher, close } = createGuardedFetcher([]);
    const failure: unknown = await probeHost(
      { fetcher, randomWord, openSocket },
      'http://127.0.0.1:9/',
      AbortSignal.abort(reason),
    ).catch((caught: unknown) => caught);
    await close();
    expect(failure).to.equal(reason);
  });
});

describe('[U] probe host on the usual ports', () => {
  const dns = { kind: 'dns', message: 'The host name does not resolve.' } as const;

  it('tries both schemes and the form with www.', async () => {
    const { fetcher } = stubFetcher({
      'http://site.example/en/': { status: 301, redirect_url: 'https://site.example/en/' },
      'https://site.example/en/': { status: 200 },
      'https://www.site.example/en/': { error: dns },
    });
    const probes = await probeHost({ fetcher, randomWord, openSocket }, 'https://site.example/en/?q=1', never);
    expect(probes.http_form).to.deep.equal({ status: 200, final_url: 'https://site.example/en/', error: null });
    expect(probes.https_form).to.deep.equal({ status: 200, error: null });
    expect(probes.www_form).to.deep.equal({
      url: 'https://www.site.example/en/',
      status: 0,
      final_url: 'https://www.site.example/en/',
      error: dns,
    });
  });

  const forms: [site: string, www: string | null][] = [
    ['http://www.site.example/', 'http://site.example/'],
    ['https://shop.site.example/', 'https://www.shop.site.example/'],
    ['http://localhost/', null],
    ['http://192.0.2.1/', null],
    ['http://[2001:db8::1]/', null],
    ['http://site.example:8080/', null],
  ];
  for (const [site, www] of forms) {
    it(`the other form of ${site} is ${www ?? 'nothing'}`, async () => {
      const { fetcher, asked } = stubFetcher({});
      const probes = await probeHost({ fetcher, randomWord, openSocket }, site, never);
      expect(probes.www_form?.url ?? null).to.equal(www);
      expect(asked).to.have.length(3 + (site.includes(':8080') ? 0 : 2) + (www === null ? 0 : 1));
    });
  }
});
