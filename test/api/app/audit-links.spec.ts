import { expect } from 'chai';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { findNext } from '../../support/find-next.js';
import { indexStoredLinks } from '../../support/index-stored-links.js';
import { reportAudit } from '../../support/samples/report-audit.js';
import { storeAudit } from '../../support/samples/stored-audit.js';
import { newOrphan, storeOrphans } from '../../support/samples/stored-orphans.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { pageFrom } from '../../support/sites/pages.js';

const SHOP = 'https://shop.example';
const [AUDIT, UNLISTED, UNCERTAIN] = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24)];
const page = (path: string, body: string, status = 200) => pageFrom(htmlPage(body), { url: SHOP + path, status });
const PAGES = [
  page('/', '<nav><a href="/lamps">All &lt;lamps&gt;</a></nav><a href="/gone" rel="nofollow"></a>'),
  page('/lamps', '<a href="/">Home</a>'),
  page('/gone', '', 404),
  ...Array.from({ length: 150 }, (_, index) => page(`/p${index}`, '<a href="/lamps">Lamps</a>')),
];

describe('[I] pages about the links of an audit', function () {
  this.timeout(60_000);
  let pages: AppPages;
  before(async () => {
    pages = await startAppPages();
    const audit = (audit_id: string) => reportAudit({ issues: 1, overrides: { audit_id } });
    await storeAudit(pages.store, audit(AUDIT), { artifacts: PAGES });
    await indexStoredLinks(pages.store, AUDIT, PAGES.length);
    await storeOrphans(pages.store, AUDIT, [newOrphan({ url: `${SHOP}/lost`, clicks: 77 })]);
    await storeAudit(pages.store, audit(UNLISTED));
    await storeAudit(pages.store, audit(UNCERTAIN), { artifacts: PAGES.slice(0, 2) });
    await indexStoredLinks(pages.store, UNCERTAIN);
    await storeOrphans(pages.store, UNCERTAIN, [], 'The crawl is <incomplete>');
  });
  after(() => pages.stop());

  const get = async (query = '', audit = AUDIT) => {
    const { status, text } = await pages.get(`/app/audits/${audit}/links${query}`);
    expect(status, text.slice(0, 300)).to.equal(200);
    return text;
  };

  it('show URLs with most linking pages first, page by page, and orphan pages with what they are worth', async () => {
    const text = await get();
    expect(text.indexOf('/lamps</bdi>')).to.be.greaterThan(0).and.lessThan(text.indexOf('/gone</bdi>'));
    expect(text).to.contain('Inlinks by URL').and.contain('Orphan pages').and.contain('/lost').and.contain('77');
    expect(text).to.contain('Download 1 orphan page (CSV)');
    const next = await pages.get(findNext(text));
    expect(next.text).to.contain('Inlinks by URL').and.not.contain('Orphan pages').and.not.contain('/lamps</bdi>');
  });

  it('say why no orphan page is listed', async () => {
    expect(await get('', UNCERTAIN))
      .to.contain('The crawl is &lt;incomplete>')
      .and.contain('Unknown');
  });

  it('show the inlinks of a URL with their anchor texts, and where there are more', async () => {
    const text = await get(`?url=${encodeURIComponent(`${SHOP}/lamps`)}`);
    expect(text).to.contain('151 from 151 pages, 151 followed');
    expect(text).to.contain('All &lt;lamps>').and.contain('navigation').and.contain('Anchor texts');
    expect(text).to.contain('/p98</bdi>').and.not.contain('/p99</bdi>');
    const next = (await pages.get(findNext(text))).text;
    expect(next).to.contain('/p99</bdi>').and.contain('/p149</bdi>').and.not.contain('/p98</bdi>');
    const gone = await get(`?url=${SHOP}/gone`);
    expect(gone).to.contain('404').and.contain('(no text)').and.contain('No (nofollow');
  });

  it('show the links on a page', async () => {
    const text = await get(`?url=${SHOP}/lamps&show=from`);
    expect(text).to.contain('Links on this page').and.contain('Home').and.contain('View inlinks');
  });

  it('say what is not there', async () => {
    expect(await get(`?url=${SHOP}/never`)).to.contain('No page of this crawl links to this URL.');
    expect(await get('?url=javascript:alert(1)')).to.contain('Enter a full URL');
    expect(await get('?url=')).to.contain('Inlinks by URL');
    expect(await get('', UNLISTED)).to.contain('Run a new audit to get them.');
    expect((await pages.get(`/app/audits/${AUDIT}/links`, 'bob')).status).to.equal(404);
    expect((await pages.get(`/app/audits/${AUDIT}/links?cursor=x`)).status).to.equal(422);
  });
});
