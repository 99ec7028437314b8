import { expect } from 'chai';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { readText } from '../../support/browser/render-part.js';
import { type ExploredSite, seedExploredSite } from '../../support/samples/explored-site.js';
import { newOrphan, storeOrphans } from '../../support/samples/stored-orphans.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');

describe('[I] page of the structure of a site', function () {
  this.timeout(60_000);
  let pages: AppPages;
  let explored: ExploredSite;
  before(async () => {
    pages = await startAppPages();
    explored = await seedExploredSite(pages.store);
    const [newer] = explored.audits;
    const orphans = Array.from({ length: 12 }, (_, index) => newOrphan({ url: `${explored.home}alone-${index}` }));
    await storeOrphans(pages.store, newer, orphans);
  });
  after(() => pages.stop());

  const path = (query = '') => `/app/sites/${explored.site_id}/structure${query}`;
  const folder = (name: string) => `?folder=${encodeURIComponent(`${explored.home}${name}`)}`;

  it('shows folders, depths, most linked URLs and orphan pages of the latest audit', async () => {
    const { status, text } = await pages.get(path());
    expect(status).to.equal(200);
    const shown = readText(text);
    expect(shown).to.match(/Structure: lamps\.example.*URLs 130.*Clicks 127/);
    expect(shown).to.match(/floor\/ 86 .*desk\/ 43 /);
    expect(shown).to.match(/Start page 1 .*1 click 32/);
    expect(shown).to.match(/Most linked URLs .*lamps\.example/);
    expect(shown).to.contain('View 12 orphan pages');
    expect(text).to.contain(`/app/sites/${explored.site_id}/pages?depth=1`);
    expect(text).to.contain(path(folder('desk/')).replaceAll('&', '&amp;'));
  });

  it('goes into a folder and back, in an older audit too', async () => {
    const inside = readText((await pages.get(path(folder('desk')))).text);
    expect(inside).to.match(/All folders .*https:\/\/lamps\.example\/desk\/ .*URLs 43/);
    expect(inside).not.to.contain('Orphan pages');
    const [, older] = explored.audits;
    const then = (await pages.get(path(`${folder('desk/')}&audit=${older}`))).text;
    expect(readText(then)).to.contain('URLs 33');
    expect(then).to.contain(`structure?audit=${older}"`);
  });

  it('says what is not there', async () => {
    expect(readText((await pages.get(path(folder('none/')))).text)).to.contain('crawled no page in https://lamps');
    expect(readText((await pages.get(path('?folder=ftp%3A%2F%2Fx'))).text)).to.contain('crawled no page in ftp://x');
    const input = { site_url: 'https://new.example/', site: 'new.example', competitors: [], target_keywords: [] };
    const { site } = await pages.store.sites.insert('alice', input, NOW);
    const fresh = readText((await pages.get(`/app/sites/${site.id}/structure`)).text);
    expect(fresh).to.match(/Structure: new\.example No audits yet\. Run an audit/);
    expect((await pages.get(path(`?audit=${'f'.repeat(24)}`))).status).to.equal(404);
    expect((await pages.get(`/app/sites/${'f'.repeat(24)}/structure`)).status).to.equal(404);
  });
});
