import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import { startChild } from '../../support/child.js';
import { startStore, type TestStore } from '../../support/store.js';
import { until } from '../../support/until.js';

const CAMPAIGN = '1'.repeat(24);

describe('[I] figures of a campaign whose writers are killed', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  async function grow(name: string, rounds: number): Promise<() => Promise<void>> {
    const uri = `mongodb://${running.connection.host}:${running.connection.port}/${running.connection.name}`;
    const args = ['--import', 'tsx', 'test/support/grow-until-killed.ts', uri, CAMPAIGN, name];
    const ready = new RegExp(`(?:round\\s+){${rounds}}`);
    const child = await startChild(process.execPath, args, { ready });
    return () => child.stop('SIGKILL');
  }

  /** Counted one by one. */
  async function counted(): Promise<Record<string, number>> {
    const { connection } = running;
    const of = { user_id: 'alice', campaign_id: CAMPAIGN };
    const count = (name: string, filter = {}) => connection.collection(name).countDocuments({ ...of, ...filter });
    return {
      leads: await count('leads'),
      contacted: await count('leads', { status: 'contacted' }),
      attempts: await count('attempts'),
      sent: await count('attempts', { status: { $in: ['sent', 'bounced'] } }),
    };
  }

  async function read(): Promise<Record<string, number>> {
    const { outreachReports } = running.store;
    const found = await outreachReports.analytics('alice', CAMPAIGN, 7, new Date());
    const { total_leads, leads_by_status, total_attempts, total_sent } = found;
    return { leads: total_leads, contacted: leads_by_status.contacted, attempts: total_attempts, sent: total_sent };
  }

  /** The database ends what the writers have begun: for a moment it may come in between reading and counting. */
  const areTheirs = (): Promise<void> =>
    until('the figures are those of the records', async () => isDeepStrictEqual(await read(), await counted()));

  it('are those of the records, at whatever moment they are killed, and while others read', async function () {
    this.timeout(300_000);
    for (const [index, rounds] of [1, 3, 5].entries()) {
      const kills = await Promise.all([grow(`a${index}`, rounds), grow(`b${index}`, 1)]);
      for (let reads = 0; reads < 5; reads++) await read();
      await Promise.all(kills.map((kill) => kill()));
      await areTheirs();
    }
    // As if an hour had passed: what was left open is closed by time, counted, and kept.
    const { connection } = running;
    const past = new Date(Date.now() - 1_000);
    const open = { unsettled_until: { $ne: null } };
    await connection.collection('outreach_slices').updateMany(open, { $set: { unsettled_until: past } });
    await areTheirs();
    expect(await connection.collection('outreach_slices').countDocuments({ tally: null })).to.equal(0);
    expect(await read()).to.deep.equal(await counted());
  });
});
