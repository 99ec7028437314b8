import { expect } from 'chai';
import { indexReportKey, searchPagesKey } from '../../../domain/operations/artifact-keys.js';
import { rejection } from '../../support/rejection.js';
import { exploredPage } from '../../support/samples/explored-page.js';
import { inspectedPage } from '../../support/samples/inspected-page.js';
import { startStore, type TestStore } from '../../support/store.js';

const SOON = new Date(Date.now() + 3_600_000);

describe('[I] tables of pages', function () {
  this.timeout(60_000);
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  const save = (audit_id: string, words: number[], user = 'alice') =>
    running.store.findings.save(
      user,
      audit_id,
      'pages',
      words.map((count, index) => exploredPage({ url: `https://site.example/${index}?a=1`, words: count })),
      SOON,
    );
  const load = (audit_id: string, judged_at: string, user_id = 'alice') =>
    running.store.pageTables.load({ user_id, audit_id, site: 'site.example', judged_at });

  it('are read once, also by those who ask at once, until the audit is judged again', async () => {
    await save('one', [1, 2]);
    const [first, second] = await Promise.all([load('one', 'day 1'), load('one', 'day 1')]);
    expect(first).to.equal(second);
    await save('one', [3]);
    expect(await load('one', 'day 1')).to.equal(first);
    expect((await load('one', 'day 2')).pages.map(({ words }) => words)).to.deep.equal([3]);
  });

  it('have the search figures of the last analysis, without tracking parameters', async () => {
    const { artifacts } = running.store;
    await save('two', [1, 2]);
    expect((await load('two', 'x')).has_search).to.equal(false);
    const pages = [['https://site.example/1?a=1', 3, 12, 2]];
    await artifacts.put('alice', searchPagesKey('site.example'), { is_cut: false, pages });
    const table = await load('two', 'x');
    expect(table.pages.map(({ clicks, impressions, ctr }) => [clicks, impressions, ctr])).to.deep.equal([
      [0, 0, null],
      [3, 12, 0.25],
    ]);
    await artifacts.put('alice', searchPagesKey('site.example'), { is_cut: true, pages });
    expect((await load('two', 'x')).pages.map(({ clicks }) => clicks)).to.deep.equal([null, 3]);
    await artifacts.remove('alice', searchPagesKey('site.example'));
    expect((await load('two', 'x')).has_search).to.equal(false);
  });

  it('have what Google said of pages that it was asked about, once the report of the inspection is there', async () => {
    const { artifacts, pageInspections } = running.store;
    await save('inspected', [1, 2]);
    expect((await load('inspected', 'x')).has_inspections).to.equal(false);
    const left = { verdict: 'neutral', coverage_state: 'Page with redirect' } as const;
    const url = 'https://site.example/1?a=1';
    await pageInspections.put(
      'alice',
      'site.example',
      inspectedPage({ url, ...left, inspected_at: new Date().toISOString() }),
    );
    await artifacts.put('alice', indexReportKey('site.example'), {});
    const table = await load('inspected', 'x');
    expect(table.has_inspections).to.equal(true);
    expect(table.pages.map(({ google_index, google_reason }) => [google_index, google_reason])).to.deep.equal([
      [null, null],
      ['not_indexed', 'Page with redirect'],
    ]);
    expect(table.count({}).google_index.values).to.deep.equal([{ value: 'not_indexed', pages: 1 }]);
  });

  it('of several audits at once are each their own, also beside one that fails', async () => {
    const ids = ['four', 'five', 'six'];
    for (const [index, id] of ids.entries()) await save(id, [index]);
    const read = [...ids, 'missing'].map((id) => load(id, 'x').then(({ pages }) => pages[0]?.words ?? null));
    const outcomes = await Promise.allSettled(read);
    expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'failed'))).to.deep.equal([
      0,
      1,
      2,
      'failed',
    ]);
    expect((await load('four', 'y')).pages).to.have.length(1);
  });

  it('belong to one owner, and are not there without rows; a failure is not kept', async () => {
    expect(await rejection(load('two', 'x', 'bob'))).to.be.an('error');
    expect(await rejection(load('three', 'x'))).to.be.an('error');
    await save('three', [7]);
    expect((await load('three', 'x')).pages).to.have.length(1);
  });
});
