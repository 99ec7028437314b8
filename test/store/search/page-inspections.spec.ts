import { expect } from 'chai';
import { inspectedPage } from '../../support/samples/inspected-page.js';
import { startStore, type TestStore } from '../../support/store.js';

const SITE = 'site.example';
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

describe('[I] inspections of pages', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('are kept by page, the newest first, to their owner alone', async () => {
    const { pageInspections } = running.store;
    const first = inspectedPage({ inspected_at: ago(5) });
    const other = inspectedPage({ url: 'https://site.example/b', inspected_at: ago(3) });
    await pageInspections.put('alice', SITE, first);
    await pageInspections.put('alice', SITE, other);
    expect(await pageInspections.list('alice', SITE)).to.deep.equal([other, first]);
    const again = inspectedPage({ verdict: 'neutral', coverage_state: 'Page with redirect', inspected_at: ago(1) });
    await pageInspections.put('alice', SITE, again);
    expect(await pageInspections.list('alice', SITE)).to.deep.equal([again, other]);
    expect(await pageInspections.find('alice', SITE, again.url)).to.deep.equal(again);
    expect(await pageInspections.find('alice', SITE, 'https://site.example/c')).to.equal(null);
    expect(await pageInspections.list('bob', SITE)).to.deep.equal([]);
    expect(await pageInspections.list('alice', 'other.example')).to.deep.equal([]);
  });

  it('are one for a page that two processes ask about at once', async () => {
    const { pageInspections } = running.store;
    const page = inspectedPage({ inspected_at: ago(1) });
    await Promise.all(Array.from({ length: 8 }, () => pageInspections.put('carol', SITE, page)));
    expect(await pageInspections.list('carol', SITE)).to.deep.equal([page]);
  });

  it('go with all that was collected through Search Console', async () => {
    const { pageInspections, searchDataErasures } = running.store;
    const page = inspectedPage({ inspected_at: ago(1) });
    for (const user of ['dora', 'erin']) await pageInspections.put(user, SITE, page);
    await searchDataErasures.erase('dora', 'analytics');
    expect(await pageInspections.list('dora', SITE)).to.have.length(1);
    await searchDataErasures.erase('dora', 'searchconsole');
    expect(await pageInspections.list('dora', SITE)).to.deep.equal([]);
    expect(await pageInspections.list('erin', SITE)).to.have.length(1);
  });
});
