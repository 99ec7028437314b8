import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { searchSitemaps } from '../../../../activities/crawl/sitemap/search-sitemaps.js';
import { UNRECORDED, type Visits } from '../../../../activities/crawl/visits/careful-visits.js';
import { VisitEnd } from '../../../../activities/visit-end.js';
import { createGuardedFetcher, type GuardedFetcher } from '../../../support/guarded-fetcher.js';
import { type LoopbackServer, startHttpServer } from '../../../support/servers/loopback-server.js';
import { skippedVisits } from '../../../support/temporal/skipped-visits.js';

const never = new AbortController().signal;
const urlset = (origin: string, ...paths: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`;
const index = (...urls: string[]) =>
  `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`;

describe('[I] search sitemaps', () => {
  let site: LoopbackServer;
  let guarded: GuardedFetcher;
  let answer: (path: string) => {
    status?: number;
    body?: string | Buffer;
    hangs?: boolean;
    headers?: Record<string, string>;
  };
  before(async () => {
    site = await startHttpServer((request, response) => {
      const { status = 200, body = '', hangs = false, headers = {} } = answer(request.url ?? '/');
      if (hangs) return;
      response.writeHead(status, { 'content-type': 'application/xml', ...headers });
      response.end(body);
    });
    guarded = createGuardedFetcher([site.host]);
  });
  after(async () => {
    await guarded.close();
    await site.close();
  });

  const search = (
    overrides: { visits?: Visits; robots_urls?: string[]; given_url?: string; file_timeout_ms?: number } = {},
    seconds = 60,
  ) => {
    const end = new VisitEnd(seconds, never);
    const base = { site_url: `${site.url}/`, robots_urls: [], given_url: null, visits: UNRECORDED };
    const given = { ...base, end, ...overrides };
    return searchSitemaps({ fetcher: guarded.fetcher, now: () => Date.now() }, given).finally(() => end.clear());
  };

  it('looks in the usual places when robots.txt names none, and stops at the first that holds one', async () => {
    answer = (path) => (path === '/sitemap_index.xml' ? { body: urlset(site.url, '/a', '/b') } : { status: 404 });
    site.hits.length = 0;
    const found = await search();
    expect(found.files.map((file) => [file.url, file.source, file.kind])).to.deep.equal([
      [`${site.url}/sitemap_index.xml`, 'well_known', 'urlset'],
    ]);
    expect(found.url_count).to.equal(2);
    expect(site.hits).to.deep.equal(['GET /sitemap.xml', 'GET /sitemap_index.xml']);
  });

  it('reads no file that has ended its worker twice, and says so', async () => {
    answer = (path) => {
      if (path === '/index.xml') return { body: index(`${site.url}/bad.xml`, `${site.url}/good.xml`) };
      return path === '/good.xml' ? { body: urlset(site.url, '/a', '/b') } : {};
    };
    site.hits.length = 0;
    const visits = skippedVisits(`${site.url}/bad.xml`);
    const found = await search({ robots_urls: [`${site.url}/index.xml`], visits });
    const reason = 'This URL crashed the crawler twice and was skipped.';
    expect(found.files.map(({ url, error }) => [url.slice(site.url.length), error])).to.deep.equal([
      ['/index.xml', null],
      ['/bad.xml', { kind: 'unreadable', message: reason }],
      ['/good.xml', null],
    ]);
    expect(site.hits.filter((hit) => hit.includes('bad'))).to.deep.equal([]);
  });

  it('says why when the only place that is known was set aside', async () => {
    answer = () => ({ status: 404 });
    const given_url = `${site.url}/bad.xml`;
    const failed = await search({ given_url, visits: skippedVisits(given_url) }).catch(String);
    expect(failed).to.include('This URL crashed the crawler twice and was skipped.');
  });

  it('reads the children of an index that is in a usual place', async () => {
    answer = (path) => {
      if (path === '/sitemap_index.xml') return { body: index(`${site.url}/one.xml`, `${site.url}/two.xml`) };
      return path === '/one.xml' || path === '/two.xml' ? { body: urlset(site.url, path) } : { status: 404 };
    };
    const found = await search();
    expect(found.files.map((file) => [file.url.slice(site.url.length), file.source])).to.deep.equal([
      ['/sitemap_index.xml', 'well_known'],
      ['/one.xml', 'index'],
      ['/two.xml', 'index'],
    ]);
    expect(found.url_count).to.equal(2);
  });

  it('looks in the usual places when all that robots.txt names is of no use', async () => {
    answer = (path) => {
      if (path === '/dead.xml') return { status: 404 };
      if (path === '/page.xml') return { body: '<html></html>' };
      return path === '/sitemap.xml' ? { body: urlset(site.url, '/a') } : { status: 404 };
    };
    const found = await search({ robots_urls: [`${site.url}/dead.xml`, `${site.url}/page.xml`] });
    expect(found.files.map((file) => [file.source, file.status, file.kind])).to.deep.equal([
      ['robots', 404, 'unknown'],
      ['robots', 200, 'unknown'],
      ['well_known', 200, 'urlset'],
    ]);
    expect(found.entries.map(({ url }) => url)).to.deep.equal([`${site.url}/a`]);
  });

  it('does not guess when one file of robots.txt can be read, nor beside a given one', async () => {
    answer = (path) => (path === '/good.xml' ? { body: urlset(site.url, '/a') } : { status: 404 });
    site.hits.length = 0;
    await search({ robots_urls: [`${site.url}/dead.xml`, `${site.url}/good.xml`] });
    await search({ given_url: `${site.url}/dead.xml` });
    expect(site.hits).to.deep.equal(['GET /dead.xml', 'GET /good.xml', 'GET /dead.xml']);
  });

  it('decides by the bytes how often to unzip: gzip around a gzip file, inside of a plain name, or none', async () => {
    const plain = urlset(site.url, '/a');
    const answers: Record<string, ReturnType<typeof answer>> = {
      '/zipped.xml.gz': { body: gzipSync(plain) },
      '/twice.xml.gz': { body: gzipSync(gzipSync(plain)), headers: { 'content-encoding': 'gzip' } },
      '/once.xml.gz': { body: gzipSync(plain), headers: { 'content-encoding': 'gzip' } },
      '/inside.xml': { body: gzipSync(plain) },
      '/plain.xml.gz': { body: plain },
    };
    answer = (path) => answers[path] ?? { status: 404 };
    const found = await search({ robots_urls: Object.keys(answers).map((path) => site.url + path) });
    expect(found.files.map((file) => [file.url_count, file.gzip, file.gzip_mislabelled])).to.deep.equal([
      [1, true, false],
      [1, true, false],
      [1, false, false],
      [1, true, true],
      [1, false, true],
    ]);
  });

  it('lets an index that robots.txt names vouch for its children, wherever they lie', async () => {
    const child = { body: urlset(site.url, '/a') };
    answer = (path) => (path === '/maps/one.xml' ? child : { body: index(`${site.url}/maps/one.xml`) });
    const named = await search({ robots_urls: [`${site.url}/index.xml`] });
    expect(named.files[1]?.error_counts).to.deep.equal({});
    const guessed = await search();
    expect(guessed.files[1]?.error_counts).to.deep.equal({ outside_path: 1 });
  });

  it('nothing anywhere is an answer, not a failure', async () => {
    answer = () => ({ status: 404 });
    expect(await search()).to.deep.equal({
      files: [],
      url_count: 0,
      entries: [],
      pictures: [],
      incomplete: false,
      sampled: [],
    });
  });

  it('reads an index with gzip children, one of them missing, and counts a URL in both once', async () => {
    answer = (path) => {
      if (path === '/index.xml')
        return { body: index(`${site.url}/one.xml.gz`, `${site.url}/two.xml`, `${site.url}/gone.xml`) };
      if (path === '/one.xml.gz') return { body: gzipSync(urlset(site.url, '/a', '/b')) };
      if (path === '/two.xml') return { body: urlset(site.url, '/b', '/c') };
      return { status: 404 };
    };
    const found = await search({ robots_urls: [`${site.url}/index.xml`] });
    expect(found.files.map((file) => [file.source, file.status, file.kind, file.gzip])).to.deep.equal([
      ['robots', 200, 'index', false],
      ['index', 200, 'urlset', true],
      ['index', 200, 'urlset', false],
      ['index', 404, 'unknown', false],
    ]);
    expect(found.url_count).to.equal(3);
  });

  it('gathers the images of all files, each once', async () => {
    const listing = (...images: string[]) =>
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:i="http://www.google.com/schemas/sitemap-image/1.1"><url><loc>${site.url}/a</loc>${images
        .map((image) => `<i:image><i:loc>${site.url}${image}</i:loc></i:image>`)
        .join('')}</url></urlset>`;
    answer = (path) => ({ body: path === '/one.xml' ? listing('/1.png', '/2.png') : listing('/2.png', '/3.png') });
    const found = await search({ robots_urls: [`${site.url}/one.xml`, `${site.url}/two.xml`] });
    expect(found.pictures?.map(({ url }) => url.slice(site.url.length))).to.deep.equal(['/1.png', '/2.png', '/3.png']);
  });

  it('an index that names itself and another that names it back come to an end', async () => {
    answer = (path) => ({
      body: path === '/a.xml' ? index(`${site.url}/a.xml`, `${site.url}/b.xml`) : index(`${site.url}/a.xml`),
    });
    const found = await search({ given_url: `${site.url}/a.xml` });
    expect(found.files).to.have.length(2);
  });

  it('no more than 50 files are read, and that is said', async () => {
    answer = (path) => ({
      body:
        path === '/i.xml'
          ? index(...Array.from({ length: 80 }, (_, number) => `${site.url}/${number}.xml`))
          : urlset(site.url, path),
    });
    const found = await search({ given_url: `${site.url}/i.xml` });
    expect(found.files).to.have.length(50);
    expect(found.incomplete).to.equal(true);
  });

  it('gives back the files that it has read when its time is up, and says that it is not all', async () => {
    answer = (path) => {
      if (path === '/index.xml')
        return { body: index(`${site.url}/one.xml`, `${site.url}/never.xml`, `${site.url}/two.xml`) };
      return path === '/never.xml' ? { hangs: true } : { body: urlset(site.url, path) };
    };
    const found = await search({ given_url: `${site.url}/index.xml` }, 1);
    expect(found.files.map(({ url }) => url.slice(site.url.length))).to.deep.equal(['/index.xml', '/one.xml']);
    expect(found).to.include({ incomplete: true, url_count: 1 });
  });

  it('places that never answer make it fail as a whole', async () => {
    answer = () => ({ hangs: true });
    const failure: unknown = await search({ given_url: `${site.url}/never.xml`, file_timeout_ms: 300 }).catch(
      (caught: unknown) => caught,
    );
    expect(failure).to.include({ code: 'timeout' });
  });

  it('a dead place that robots.txt names is an error of the site, with its reason', async () => {
    answer = () => ({ hangs: true });
    const found = await search({ robots_urls: [`${site.url}/never.xml`], file_timeout_ms: 300 });
    expect(found.files.map(({ url, source, status, error }) => [url, source, status, error?.kind])).to.deep.equal([
      [`${site.url}/never.xml`, 'robots', 0, 'timeout'],
    ]);
  });

  it('a bomb and entities cost neither memory nor time', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024));
    const entities =
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><urlset><url><loc>http://x.example/&b;</loc></url></urlset>';
    answer = (path) => ({ body: path === '/bomb.xml.gz' ? bomb : entities });
    const bombed = await search({ given_url: `${site.url}/bomb.xml.gz` });
    expect(bombed.url_count).to.equal(0);
    const expanded = await search({ given_url: `${site.url}/entities.xml` });
    expect(JSON.stringify(expanded.entries)).to.not.include('aaaaaaaaaaaaaaaaaaaa');
  });
});
