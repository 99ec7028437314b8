import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { requestResource } from '../../../../activities/crawl/resource/request-resource.js';
import type { ResourceUse } from '../../../../activities/crawl/resource/resource-uses.js';
import type { ResourceKind } from '../../../../domain/seo/artifacts/resource.js';
import { createGuardedFetcher, type GuardedFetcher } from '../../../support/guarded-fetcher.js';
import { type LoopbackServer, pour, startHttpServer } from '../../../support/servers/loopback-server.js';
import { IMAGE_FILES } from '../../../support/sites/image-files.js';

const NOW = Date.parse('2026-06-01T00:00:00Z');
const html = '<!doctype html><title>Not here</title><p>Nothing here';

type Answer = { status?: number; headers?: Record<string, string>; body?: Buffer | string };
const ANSWERS: Record<string, Answer> = {
  '/ok.png': {
    headers: { 'content-type': 'image/png', 'cache-control': 'max-age=60', etag: '"1"' },
    body: IMAGE_FILES.png,
  },
  '/moved.png': { status: 301, headers: { location: '/ok.png' } },
  '/twice.png': { status: 302, headers: { location: '/moved.png' } },
  '/lost.png': { status: 302, headers: { location: '/gone.png' } },
  '/loop.png': { status: 302, headers: { location: '/loop.png' } },
  '/nowhere.png': { status: 302 },
  '/gone.png': { status: 404, headers: { 'content-type': 'text/html' }, body: html },
  '/wall.png': { status: 403, body: 'no' },
  '/soft.png': { headers: { 'content-type': 'text/html' }, body: html },
  '/called-html.png': { headers: { 'content-type': 'text/html' }, body: IMAGE_FILES.png },
  '/text.png': { headers: { 'content-type': 'text/plain' }, body: 'no picture' },
  '/bad.svg': { headers: { 'content-type': 'image/svg+xml' }, body: '<svg><g></svg>' },
  '/big.js': {
    headers: { 'content-type': 'text/javascript', 'content-encoding': 'gzip', 'last-modified': 'x' },
    body: gzipSync('a'.repeat(300_000)),
  },
  '/a.css': { headers: { 'content-type': 'text/css' }, body: 'p{}' },
  '/broken-gzip.js': { headers: { 'content-encoding': 'gzip' }, body: 'plain' },
};

describe('[I] request resource', () => {
  let site: LoopbackServer;
  let guarded: GuardedFetcher;
  let seen: IncomingHttpHeaders = {};
  before(async () => {
    site = await startHttpServer((request, response) => {
      seen = request.headers;
      const path = request.url ?? '/';
      if (special(path, response)) return;
      const { status = 200, headers = {}, body = '' } = ANSWERS[path] ?? { status: 404 };
      response.writeHead(status, headers).end(body);
    });
    guarded = createGuardedFetcher([site.host]);
  });
  after(async () => {
    await guarded.close();
    await site.close();
  });

  /** Answers that never end well. */
  function special(path: string, response: ServerResponse): boolean {
    if (path === '/slow.png') response.writeHead(200, { 'content-length': 9_000 }).write(IMAGE_FILES.png);
    else if (path === '/cut.png')
      response.writeHead(200, { 'content-length': 100 }).write('x', () => response.destroy());
    else if (path === '/huge.png') {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': 40_000_000 }).write(IMAGE_FILES.png);
      pour(response);
    } else if (path === '/endless.png') {
      response.writeHead(200, { 'content-type': 'image/png' }).write(IMAGE_FILES.png);
      pour(response);
    } else return false;
    return true;
  }

  async function request(path: string, kinds: ResourceKind[] = ['image'], isOwn = true, user = `${site.url}/page?a`) {
    const use: ResourceUse = { url: `${site.url}${path}`, kinds, used_by: [user], use_count: 3 };
    const { signal } = new AbortController();
    const timeoutMs = path === '/slow.png' ? 400 : 20_000;
    return requestResource(
      { fetcher: guarded.fetcher, isOwnHost: () => isOwn, now: () => NOW, timeoutMs, signal },
      use,
    );
  }

  it('tells everything about a sound image', async () => {
    expect(await request('/ok.png')).to.deep.equal({
      url: `${site.url}/ok.png`,
      kinds: ['image'],
      used_by: [`${site.url}/page?a`],
      use_count: 3,
      allowed_by_robots: true,
      status: 200,
      error: null,
      verdict: 'ok',
      redirect_url: null,
      media_type: 'image/png',
      bytes: IMAGE_FILES.png.length,
      cache_control: 'max-age=60',
      fresh_s: 60,
      has_validator: true,
      image: { format: 'png', width: 40, height: 20 },
      svg_error: null,
    });
  });

  it('follows redirects, names the first and tells of the last', async () => {
    expect(await request('/twice.png')).to.deep.include({
      verdict: 'redirect',
      status: 200,
      redirect_url: `${site.url}/moved.png`,
      image: { format: 'png', width: 40, height: 20 },
    });
  });

  const broken: [path: string, status: number][] = [
    ['/gone.png', 404],
    ['/lost.png', 404],
    ['/loop.png', 302],
    ['/nowhere.png', 302],
    ['/soft.png', 200],
    ['/cut.png', 200],
  ];
  for (const [path, status] of broken) {
    it(`${path} is broken (${status})`, async () => {
      expect(await request(path)).to.deep.include({ verdict: 'broken', status, image: null });
    });
  }

  it('a wall says nothing about the image, nor does a page of a strange host or a broken coding', async () => {
    expect(await request('/wall.png')).to.include({ verdict: 'unverified', status: 403 });
    expect(await request('/soft.png', ['image'], false)).to.include({ verdict: 'unverified', status: 200 });
    expect(await request('/broken-gzip.js', ['script'])).to.include({ verdict: 'unverified' });
  });

  it('a body that does not come in time may be slow for us alone', async () => {
    const { verdict, error } = await request('/slow.png');
    expect([verdict, error?.kind]).to.deep.equal(['unverified', 'timeout']);
  });

  it('the bytes decide, not the media type', async () => {
    expect(await request('/called-html.png')).to.deep.include({
      verdict: 'ok',
      media_type: 'text/html',
      image: { format: 'png', width: 40, height: 20 },
    });
    expect(await request('/text.png')).to.deep.include({ verdict: 'ok', media_type: 'text/plain', image: null });
  });

  it('says why a drawing is not well-formed', async () => {
    expect(await request('/bad.svg')).to.include({ svg_error: 'line 1: Unexpected close tag' });
  });

  it('reads only the beginning of a huge image that says how long it is', async () => {
    expect(await request('/huge.png')).to.deep.include({
      verdict: 'ok',
      bytes: 40_000_000,
      image: { format: 'png', width: 40, height: 20 },
    });
  });

  it('counts one without end up to five million bytes', async () => {
    expect(await request('/endless.png')).to.include({ verdict: 'ok', bytes: 5_000_000 });
  });

  it('counts scripts and style sheets decoded, and looks for no image in them', async () => {
    expect(await request('/big.js', ['script'])).to.deep.include({ bytes: 300_000, image: null, has_validator: true });
    expect(await request('/a.css', ['style'])).to.include({ bytes: 3, has_validator: false });
    expect(await request('/soft.png', ['script'])).to.include({ verdict: 'ok', media_type: 'text/html' });
  });

  it('asks as the page would', async () => {
    await request('/ok.png');
    expect([seen.accept, seen.referer]).to.deep.equal([
      'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
      `${site.url}/page?a`,
    ]);
    await request('/a.css', ['style'], true, 'http://other.example/dir/page');
    expect([seen.accept, seen.referer]).to.deep.equal(['text/css,*/*;q=0.1', 'http://other.example/']);
    await request('/big.js', ['script'], true, 'https://other.example/dir/page');
    expect([seen.accept, seen.referer]).to.deep.equal(['*/*', undefined]);
  });

  it('does not call broken what it may not ask for', async () => {
    const use: ResourceUse = { url: 'http://10.0.0.1/i.png', kinds: ['image'], used_by: [], use_count: 0 };
    const { signal } = new AbortController();
    const result = await requestResource(
      { fetcher: guarded.fetcher, isOwnHost: () => false, now: () => NOW, signal },
      use,
    );
    expect(result).to.include({ verdict: 'not_checked', status: 0 });
  });
});
