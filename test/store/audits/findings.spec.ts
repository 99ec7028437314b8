import { expect } from 'chai';
import { auditRowsModel } from '../../../store/audits/audit-rows-model.js';
import type { AuditPart, AuditRows } from '../../../store/audits/findings.js';
import { packJson } from '../../../store/base/json-codec.js';
import { exploredPage } from '../../support/samples/explored-page.js';
import { stubFinding } from '../../support/samples/stub-checks.js';
import { startStore, type TestStore } from '../../support/store.js';

const SOON = new Date(Date.now() + 3_600_000);
const findings = (count: number, word = 'a') =>
  Array.from({ length: count }, (_, index) => stubFinding('x/y', `/${word}${index}`, { page_url: null }));

describe('[I] findings repository', function () {
  this.timeout(60_000);
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  async function read<Part extends AuditPart>(operation: string, part: Part, from = 0, user = 'alice') {
    const rows: AuditRows[Part][] = [];
    for await (const run of running.store.findings.stream(user, operation, part, from)) rows.push(...run);
    return rows;
  }
  const save = (operation: string, rows: ReturnType<typeof findings>, expires = SOON) =>
    running.store.findings.save('alice', operation, 'site_findings', rows, expires);

  it('gives back every row in order, over the bounds of its runs', async () => {
    const rows = findings(1203);
    await save('op1', rows);
    expect(await read('op1', 'site_findings')).to.deep.equal(rows);
    for (const from of [0, 1, 499, 500, 1202])
      expect(await read('op1', 'site_findings', from)).to.deep.equal(rows.slice(from));
  });

  it('gives nothing from behind the end', async () => {
    for (const from of [1203, 5000]) expect(await read('op1', 'site_findings', from)).to.deep.equal([]);
  });

  it('completes rows of older audits', async () => {
    const old = { url: 'https://site.example/a', status: 404, indexable: false };
    const data = Buffer.from(packJson([old]).buffer);
    const place = { operation_id: 'old', part: 'pages', user_id: 'alice', index: 0 };
    await auditRowsModel(running.connection).create({ ...place, last: true, data, expires_at: SOON });
    expect(await read('old', 'pages')).to.deep.equal([
      {
        ...old,
        index_blocker: 'not_measured',
        link_score: null,
        outlinks: null,
        external_links: null,
        language: null,
        in_sitemap: null,
        template: '/*',
      },
    ]);
  });

  it('finds the row of one page from its place in the crawl, which may be behind it', async () => {
    const rows = Array.from({ length: 1100 }, (_, index) =>
      exploredPage({ url: `https://site.example/${index}`, words: index }),
    );
    const { findings: repository } = running.store;
    await repository.save('alice', 'rows', 'pages', rows, SOON);
    const find = async (index: number, order: number, user = 'alice') =>
      (await repository.findPageRow(user, 'rows', `https://site.example/${index}`, order))?.words ?? null;
    expect(await find(700, 700)).to.equal(700);
    expect(await find(499, 503)).to.equal(499);
    expect(await find(3, 1099)).to.equal(3);
    expect(await find(1099, 9_999)).to.equal(1099);
    expect(await find(5_000, 5_000)).to.equal(null);
    expect(await find(700, 700, 'bob')).to.equal(null);
  });

  it('replaces what was saved before, longer or shorter', async () => {
    for (const count of [1100, 600, 2, 1500]) {
      await save('op2', findings(count, 'b'));
      expect(await read('op2', 'site_findings')).to.deep.equal(findings(count, 'b'));
    }
    expect(await auditRowsModel(running.connection).countDocuments({ operation_id: 'op2' })).to.equal(3);
  });

  it('knows none from never', async () => {
    await save('op3', []);
    expect(await read('op3', 'site_findings')).to.deep.equal([]);
    const { findings: repository } = running.store;
    expect([
      await repository.has('alice', 'op3', 'site_findings'),
      await repository.has('alice', 'op3', 'pages'),
    ]).to.deep.equal([true, false]);
  });

  it('keeps rows from other users', async () => {
    expect(await running.store.findings.has('bob', 'op1', 'site_findings')).to.equal(false);
    expect(await read('op1', 'site_findings', 0, 'bob').catch(String)).to.contain('are missing');
  });

  it('lets no one take half a table for a whole one', async () => {
    await save('op4', findings(1203));
    await auditRowsModel(running.connection).deleteOne({ operation_id: 'op4', index: 1 });
    expect(await read('op4', 'site_findings').catch(String)).to.equal(
      'Error: Rows of site_findings of audit op4 are missing from run 1 on',
    );
  });

  it('reads long tables in full, from anywhere, and misses a run wherever it is gone', async () => {
    const rows = findings(10_203);
    await save('long', rows);
    for (const from of [0, 4_999, 5_000, 5_001, 9_999, 10_202])
      expect(await read('long', 'site_findings', from)).to.deep.equal(rows.slice(from));
    expect(await read('long', 'site_findings', 10_500)).to.deep.equal([]);
    for (const index of [10, 19, 20]) {
      await save('long', rows);
      await auditRowsModel(running.connection).deleteOne({ operation_id: 'long', index });
      expect(await read('long', 'site_findings').catch(String)).to.contain(`from run ${index} on`);
    }
  });

  it('has nothing once it has expired', async () => {
    await save('op5', findings(1), new Date(Date.now() - 1000));
    expect(await running.store.findings.has('alice', 'op5', 'site_findings')).to.equal(false);
  });
});
