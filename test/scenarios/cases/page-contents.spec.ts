import { expect } from 'chai';
import { type CrawledSite, crawlSite } from '../../support/crawl-site.js';
import { findFindings } from '../../support/find-findings.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { startStore, type TestStore } from '../../support/store.js';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const IMAGES = 300;
const shell = (title: string, text: string) =>
  `<!DOCTYPE html><html lang="en"><title>${title}</title><div id="__next">${text}</div></html>`;

const refresh = (target: string) => htmlPage('<p>Wait.</p>', `<meta http-equiv="refresh" content="0; url=${target}">`);

const PAGES: Record<string, { type?: string; body: string | Buffer }> = {
  '/': {
    body: htmlPage(
      [
        '/images',
        '/lazy',
        '/cyrillic',
        '/svg',
        '/title',
        '/noindex',
        '/slow',
        '/metadata',
        '/file',
        '/shell',
        '/article',
        '/json',
        '/data',
        '/trial',
      ]
        .map((path) => `<a href="${path}">Page ${path}</a>`)
        .join(' '),
    ),
  },
  '/images': {
    body: htmlPage(Array.from({ length: IMAGES }, (_, at) => `<img src="/i/${at}.png" alt="Picture ${at}">`).join('')),
  },
  '/lazy': { body: htmlPage(`<img src="${PIXEL}" data-src="/real.jpg"><noscript><img src="/real.jpg"></noscript>`) },
  '/cyrillic': {
    type: 'text/html',
    body: Buffer.concat([
      Buffer.from('<!DOCTYPE html><html><head><script charset="koi8-r">var a = "charset=utf-16";</script>'),
      Buffer.from('<meta charset="windows-1251"><title>'),
      Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]),
      Buffer.from('</title></head><body><p>.</p></body></html>'),
    ]),
  },
  '/svg': {
    body: '<!DOCTYPE html><html lang="en"><head><title>The right title</title></head><body><svg><title>Arrow</title></svg></body></html>',
  },
  '/title': {
    body: '<!DOCTYPE html><html lang="en"><head><img src="/a.png" alt="A"><title>Late</title></head><body></body></html>',
  },
  '/noindex': {
    body: '<!DOCTYPE html><html lang="en"><head><title>Late</title><div></div><meta name="robots" content="noindex"></head><body></body></html>',
  },
  '/slow': { body: htmlPage('<script src="/wait.js"></script><p>Text before any script has run.</p>') },
  '/metadata': { body: refresh('http://169.254.169.254/latest/') },
  '/file': { body: refresh('file:///etc/passwd') },
  '/shell': { body: shell('404: This page could not be found', '<h1>404</h1><h2>This page could not be found.</h2>') },
  '/article': {
    body: shell(
      'What is a 404 error',
      `<h1>What is a 404 error</h1><p>${'A status that tells of a page that is gone. '.repeat(12)}</p>`,
    ),
  },
  '/json': { body: '{"title":"<title>None</title>","url":"/nowhere"}' },
  '/data': {
    body: htmlPage(
      '<script type="application/ld+json"> </script><script type="application/ld+json">[{"@context":"https://schema.org","@type":["Recipe","Thing"]},{"@context":"https://schema.org","@graph":[{"@type":"Person"}]}]</script>',
    ),
  },
};

describe('[I] what is on pages', () => {
  let running: TestStore;
  let site: LoopbackServer;
  let crawled: CrawledSite;
  before(async function () {
    this.timeout(180_000);
    running = await startStore();
    site = await startHttpServer((request, response) => {
      const url = request.url ?? '/';
      if (url === '/trial' && request.headers.cookie !== 'seen=1')
        return response.writeHead(302, { location: '/trial', 'set-cookie': 'seen=1' }).end();
      const page = PAGES[url];
      response.writeHead(page || url === '/trial' ? 200 : 404, {
        'content-type': page?.type ?? 'text/html; charset=utf-8',
      });
      const trial = htmlPage('<p>A page for those who bring the cookie back that it handed out.</p>');
      return response.end(page?.body ?? (url === '/trial' ? trial : ''));
    });
    crawled = await crawlSite(
      running.store,
      { host: site.host, startUrl: `${site.url}/` },
      { crawlId: 'contents', options: { max_pages: 15 } },
    );
  });
  after(async () => {
    await site?.close();
    await running?.stop();
  });

  const page = (path: string) => crawled.judged.site.by_url.get(site.url + path);
  const paths = (checkId: string) => findFindings(crawled, checkId).map(({ url }) => url.slice(site.url.length));

  it('three hundred images on a page use up nothing of the budget for pages', () => {
    expect(page('/images')?.images).to.have.length(IMAGES);
    expect([crawled.fetched, crawled.incomplete]).to.deep.equal([15, false]);
    expect(site.hits.filter((hit) => hit.includes('/i/'))).to.deep.equal([]);
  });

  it('an image that scripts load and its copy for the scriptless are one, judged once', () => {
    expect(page('/lazy')?.images).to.deep.equal([`${site.url}/real.jpg`]);
    const missing = findFindings(crawled, 'image/alt-missing').find(({ url }) => url.endsWith('/lazy'));
    expect([missing?.count, missing?.observed]).to.deep.equal([1, '/real.jpg']);
  });

  it('a charset that only the meta names is followed, whatever scripts say before it', () => {
    expect(page('/cyrillic')?.title).to.equal('Привет');
  });

  it('the title of a drawing is not that of the page', () => {
    expect(page('/svg')?.title).to.equal('The right title');
    expect(paths('title/multiple')).to.not.include('/svg');
  });

  it('a title behind what ends the head is reported', () => {
    expect(paths('title/outside-head')).to.deep.equal(['/title']);
    const finding = findFindings(crawled, 'head/invalid-element').find(({ url }) => url.endsWith('/title'));
    expect([finding?.observed, finding?.where]).to.deep.equal(['<img> ends the head before title', 'head > img']);
  });

  it('a noindex behind what ends the head counts, and its place is reported', () => {
    expect([page('/noindex')?.noindex, page('/noindex')?.indexable]).to.deep.equal([true, false]);
    expect(findFindings(crawled, 'index/robots-meta-in-body').map(({ where }) => where)).to.deep.equal([
      'body; the head was ended by <div>',
    ]);
  });

  it('an app that says "not found" with 200 is a soft 404, an article about such errors is not', () => {
    expect(paths('crawl/soft-404')).to.deep.equal(['/shell']);
  });

  it('the time of an answer ends with its body: scripts are not asked for, let alone run', () => {
    expect(page('/slow')?.word_count).to.equal(6);
    expect(site.hits.filter((hit) => hit.includes('wait.js'))).to.deep.equal([]);
  });

  it('refreshes to inside addresses and files are reported and not followed', () => {
    const targets = findFindings(crawled, 'crawl/redirect-meta-refresh').map(({ url, observed }) => [
      url.slice(site.url.length),
      observed.includes('169.254.169.254') || observed.includes('file:///etc/passwd'),
    ]);
    expect(targets).to.deep.equal([
      ['/metadata', true],
      ['/file', true],
    ]);
    expect(crawled.judged.site.pages.filter(({ url }) => !url.startsWith(site.url))).to.deep.equal([]);
  });

  it('JSON sent as a page is none', () => {
    expect([page('/json')?.is_html, page('/json')?.status]).to.deep.equal([false, 200]);
    expect(site.hits.filter((hit) => hit.includes('nowhere'))).to.deep.equal([]);
  });

  it('a blank block of structured data is empty, and every node of the others is seen', () => {
    expect(paths('schema/empty-block')).to.deep.equal(['/data']);
    expect(page('/data')?.json_ld_types).to.deep.equal(['Recipe', 'Thing', 'Person']);
    expect(paths('schema/missing-required')).to.deep.equal(['/data']);
  });

  it('a page that sets a cookie and redirects to itself until it comes back is one page and no loop', () => {
    expect([page('/trial')?.status, page('/trial')?.redirect_url]).to.deep.equal([200, null]);
    expect(paths('crawl/redirect-loop')).to.deep.equal([]);
  });
});
