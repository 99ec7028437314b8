import { expect } from 'chai';
import type { CrawlOptions } from '../../../domain/crawl/crawl.js';
import { crawlSite } from '../../support/crawl-site.js';
import { findFindings } from '../../support/find-findings.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { startStore, type TestStore } from '../../support/store.js';

const LINKS: Record<string, string[]> = {
  '/': ['/blog/', '/shop/', '/shop/?utm_source=home', '/private/'],
  '/blog/': ['/blog/a', '/'],
  '/blog/a': ['/shop/'],
  '/shop/': ['/shop/?sort=price', '/blog/a'],
};

describe('[I] the scope of a crawl', () => {
  let running: TestStore;
  let site: LoopbackServer;
  let isProtected = false;
  let number = 0;
  before(async function () {
    this.timeout(180_000);
    running = await startStore();
    site = await startHttpServer((request, response) => {
      const url = request.url ?? '/';
      const isOpen =
        !isProtected || request.headers.authorization === `Basic ${Buffer.from('ann:secret').toString('base64')}`;
      if (!isOpen) return response.writeHead(401).end();
      if (url === '/robots.txt') {
        response.writeHead(200, { 'content-type': 'text/plain' });
        return response.end(
          'User-agent: Googlebot\nDisallow: /private/\n\nSitemap: https://www.example.com/sitemap.xml\n',
        );
      }
      if (url === '/sitemap.xml') {
        response.writeHead(200, { 'content-type': 'application/xml' });
        const locs = ['/', '/blog/a', '/shop/'].map((path) => `<url><loc>https://www.example.com${path}</loc></url>`);
        return response.end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locs.join('')}</urlset>`);
      }
      const path = url.split('?', 1)[0] ?? url;
      const anchors = (LINKS[path] ?? []).map((target) => `<a href="${target}">${target}</a>`).join(' ');
      const canonical = `<link rel="canonical" href="https://www.example.com${path}">`;
      response.writeHead(path in LINKS || path === '/private/' ? 200 : 404, { 'content-type': 'text/html' });
      return response.end(htmlPage(anchors).replace('</head>', `${canonical}</head>`));
    });
  });
  after(async () => {
    await site?.close();
    await running?.stop();
  });

  async function crawl(
    options: Partial<CrawlOptions>,
    access?: { basic_auth: { username: string; password: string } },
  ) {
    site.hits.length = 0;
    const crawled = await crawlSite(
      running.store,
      { host: site.host, startUrl: `${site.url}/` },
      {
        crawlId: `scope ${++number}`,
        options,
        ...(access && { deps: { openAccess: async () => access } }),
      },
    );
    const paths = crawled.judged.site.pages
      .filter((page) => page.allowed_by_robots)
      .map(({ url }) => url.slice(site.url.length));
    return { crawled, paths };
  }

  it('is a folder, patterns, a list, what the sitemap lists, or URLs without parameters', async () => {
    expect((await crawl({ scope: { folder: '/blog/' } })).paths).to.deep.equal(['/', '/blog/', '/blog/a']);
    const excluded = await crawl({ scope: { exclude: ['/blog/*', '*[?]*', 're:\\?'] } });
    expect(excluded.paths).to.deep.equal(['/', '/shop/', '/private/']);
    const listed = await crawl({ scope: { urls: [`${site.url}/blog/a`, `${site.url}/gone`] } });
    expect(listed.paths).to.deep.equal(['/blog/a', '/gone']);
    expect(listed.crawled.incomplete).to.equal(true);
    const mapped = await crawl({
      scope: { sitemap_only: true },
      include_sitemap_urls: true,
      production_origin: 'https://www.example.com',
    });
    expect(mapped.paths).to.deep.equal(['/', '/blog/a', '/shop/']);
    const clean = await crawl({ scope: { ignore_parameters: ['*'] } });
    expect(clean.paths).to.deep.equal(['/', '/blog/', '/shop/', '/private/', '/blog/a']);
    expect(clean.crawled.judged.site.inlinks.get(`${site.url}/shop/`)).to.have.length(2);
  });

  it('of a staging copy is judged as the production site that it means', async () => {
    const alone = await crawl({});
    expect(alone.crawled.judged.site.pages.some(({ indexable }) => indexable)).to.equal(false);
    const standing = await crawl({ production_origin: 'https://www.example.com' });
    expect(standing.crawled.judged.site.by_url.get(`${site.url}/blog/`)).to.include({ indexable: true });
    expect(findFindings(standing.crawled, 'canonical/cross-domain')).to.deep.equal([]);
    // The copy is served over http; of the site that it stands for that says nothing.
    expect(findFindings(alone.crawled, 'sec/http-page')).to.have.length(1);
    expect(findFindings(standing.crawled, 'sec/http-page')).to.deep.equal([]);
    const { skipped } = standing.crawled.judged.coverage.technical_seo;
    expect(skipped.find(({ id }) => id === 'sec/http-page')?.reason).to.include('not checked on a copy');
    expect(standing.crawled.judged.site.sitemap?.entries.map(({ url }) => url)).to.include(`${site.url}/shop/`);
  });

  it('of Googlebot obeys the group of robots.txt for Googlebot', async () => {
    expect((await crawl({ user_agent: 'googlebot_smartphone' })).paths).to.not.include('/private/');
    expect((await crawl({})).paths).to.include('/private/');
  });

  it('of a protected site is open with its credentials', async () => {
    isProtected = true;
    try {
      const options = { access: { id: 'access:1', origin: site.url } };
      const { paths } = await crawl(options, { basic_auth: { username: 'ann', password: 'secret' } });
      expect(paths).to.include('/blog/a');
      const failure: unknown = await crawl({}).catch((caught: unknown) => caught);
      expect(failure).to.include({ code: 'site_refused' });
    } finally {
      isProtected = false;
    }
  });
});
