import { expect } from 'chai';
import { composeStrategicReport } from '../../../domain/dashboard/strategy/compose-strategy.js';
import { strategicSources } from '../../support/samples/strategic-sources.js';
import { startStore, type TestStore } from '../../support/store.js';

const report = (day: string, duration_ms = 1) => ({
  ...composeStrategicReport(strategicSources(), `${day}T00:00:00.000Z`),
  generated_at: `${day}T00:00:00.000Z`,
  duration_ms,
});

describe('[I] strategic reports repository', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('keeps one a site and week, the last one written, for its user', async () => {
    const { strategicReports } = running.store;
    await strategicReports.put('alice', report('2026-06-01'));
    await strategicReports.put('alice', report('2026-06-03', 9));
    const { items } = await strategicReports.list('alice', 'site.example', 52, null);
    expect(items.map(({ week_commencing: week, duration_ms }) => [week, duration_ms])).to.deep.equal([
      ['2026-06-01', 9],
    ]);
    expect((await strategicReports.list('bob', 'site.example', 52, null)).items).to.deep.equal([]);
  });

  it('lists weeks newest first, in pages, and those before one', async () => {
    const { strategicReports } = running.store;
    for (const day of ['2026-05-04', '2026-05-18', '2026-05-11']) await strategicReports.put('carol', report(day));
    const first = await strategicReports.list('carol', 'site.example', 2, null);
    expect(first.items.map(({ week_commencing: week }) => week)).to.deep.equal(['2026-05-18', '2026-05-11']);
    expect(first.next_cursor).to.be.a('string');
    const weeksBefore = async (week: string, limit: number) =>
      (await strategicReports.listBefore('carol', 'site.example', week, limit)).map(({ week_commencing: of }) => of);
    expect(await weeksBefore('2026-05-18', 1)).to.deep.equal(['2026-05-11']);
    expect(await weeksBefore('2026-05-18', 9)).to.deep.equal(['2026-05-11', '2026-05-04']);
    expect(await weeksBefore('2026-05-04', 9)).to.deep.equal([]);
  });
});
