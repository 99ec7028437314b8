import { expect } from 'chai';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { seedExploredSite } from '../../support/samples/explored-site.js';
import { seedIndexing } from '../../support/samples/seed-indexing.js';

describe('[I] page on the state of a site in the index', () => {
  let pages: AppPages;
  let path: string;
  let site: string;
  before(async () => {
    pages = await startAppPages();
    const { site_id } = await seedExploredSite(pages.store);
    site = `/app/sites/${site_id}`;
    path = `${site}/indexing`;
  });
  after(() => pages.stop());

  it('says what to do before the first inspection', async () => {
    const { status, text } = await pages.get(path);
    expect(status).to.equal(200);
    expect(text).to.contain('Google Search Console is not connected.');
    expect((await pages.get(`${site}/pages`)).text).to.not.contain('Google: reason</summary>');
  });

  it('shows findings, coverage, sitemaps and pages, narrowed and page by page', async () => {
    await seedIndexing(pages.store, 'lamps.example');
    const { text } = await pages.get(path);
    for (const shown of ['Pages in a sitemap are blocked by robots.txt', '64 of 2,000', 'old.xml', 'Page 1 of 3'])
      expect(text, shown).to.contain(shown);
    expect((await pages.get(`${path}?page=99`)).text).to.contain('Page 3 of 3');
    const reason = encodeURIComponent('Blocked by robots.txt');
    const { text: narrowed } = await pages.get(`${path}?reason=${reason}`);
    expect(narrowed).to.contain('https://lamps.example/cart').and.to.contain('Clear filter');
    expect((await pages.get(`${path}?state=unknown`)).text).to.contain('No inspected pages match.');
    expect((await pages.get(path, 'bob')).status).to.equal(404);
  });

  it('is joined to the crawled pages: a column, facets, and the details of a page', async () => {
    const { text } = await pages.get(`${site}/pages`);
    expect(text).to.contain('google_index=not_indexed').and.to.contain('Crawled - currently not indexed');
    const { text: left } = await pages.get(`${site}/pages?google_index=not_indexed&columns=google_reason`);
    expect(left).to.match(/16 of 130 pages/);
    const url = encodeURIComponent('https://lamps.example/desk/lamp-3');
    const { text: details } = await pages.get(`${site}/pages?url=${url}`);
    expect(details).to.contain('Google chose a different canonical than the page declares');
  });
});
