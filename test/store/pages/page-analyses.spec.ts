import { expect } from 'chai';
import type { PageAnalysis } from '../../../domain/pages/analysis/page-analysis.js';
import { analyzeHtml } from '../../support/samples/analyzed-page.js';
import { startStore, type TestStore } from '../../support/store.js';

const base = analyzeHtml('<h1>Lamps</h1>');
const at = (day: number, overrides: Partial<PageAnalysis> = {}): PageAnalysis => ({
  ...base,
  url: 'https://site.example/',
  final_url: 'https://www.site.example/home',
  analyzed_at: `2026-06-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  ...overrides,
});

describe('[I] page analyses repository', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('gives back the whole, by the address named and by where it led, to its user alone', async () => {
    const { pageAnalyses } = running.store;
    await pageAnalyses.put('alice', 'op1', at(1));
    expect(await pageAnalyses.find('alice', 'https://site.example/')).to.deep.equal(at(1));
    expect(await pageAnalyses.find('alice', 'https://www.site.example/home')).to.deep.equal(at(1));
    expect(await pageAnalyses.find('bob', 'https://site.example/')).to.equal(null);
    expect(await pageAnalyses.find('alice', 'https://site.example/other')).to.equal(null);
  });

  it('keeps the latest, whichever is put last', async () => {
    const { pageAnalyses } = running.store;
    await pageAnalyses.put('carol', 'op2', at(5));
    await pageAnalyses.put('carol', 'op1', at(3));
    expect((await pageAnalyses.find('carol', 'https://site.example/'))?.analyzed_at).to.equal(at(5).analyzed_at);
    await pageAnalyses.put('carol', 'op3', at(6, { kind: 'full' }));
    expect(await pageAnalyses.find('carol', 'https://site.example/')).to.deep.include({ kind: 'full' });
    expect(await running.connection.collection('page_analyses').countDocuments({ user_id: 'carol' })).to.equal(1);
  });

  it('keeps one of many that are put at once', async () => {
    const { pageAnalyses } = running.store;
    await Promise.all(Array.from({ length: 10 }, (_, day) => pageAnalyses.put('dave', 'op', at(day + 1))));
    expect(await running.connection.collection('page_analyses').countDocuments({ user_id: 'dave' })).to.equal(1);
  });

  it('lists those of a site, newest first and in pages', async () => {
    const { pageAnalyses } = running.store;
    for (const day of [1, 2, 3])
      await pageAnalyses.put('erin', `op${day}`, at(day, { url: `https://site.example/p${day}` }));
    await pageAnalyses.put('erin', 'op4', at(4, { url: 'https://other.example/' }));
    const first = await pageAnalyses.list('erin', { site: 'site.example' }, 2, null);
    expect(first.items.map(({ url }) => url)).to.deep.equal(['https://site.example/p3', 'https://site.example/p2']);
    expect(first.items[0]).to.deep.include({ kind: 'comprehensive', operation_id: 'op3', site: 'site.example' });
    expect(first.next_cursor).to.be.a('string');
    expect((await pageAnalyses.list('erin', {}, 10, null)).items).to.have.length(4);
  });
});
