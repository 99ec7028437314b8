import { expect } from 'chai';
import { connectStore } from '../../../store/base/connect.js';
import type { Migration } from '../../../store/migrations/migration.js';
import type { MigrationNote } from '../../../store/migrations/run-migration.js';
import { runMigrations } from '../../../store/migrations/run-migrations.js';
import { type Child, startChild } from '../../support/child.js';
import { changedBy, measureTexts, OLD_RECORDS, storeOldRecords } from '../../support/old-records.js';
import { startStore, type TestStore } from '../../support/store.js';
import { until } from '../../support/until.js';

/** Lapses soon, for those who wait for it. */
const LEASE = { leaseMs: 600, pauseMs: 20 };
/** Lasts on a busy machine, where no process may take over from one that is only slow. */
const LONG_LEASE = { leaseMs: 60_000, pauseMs: 20 };

describe('[I] migrations of stored records', () => {
  let running: TestStore;
  let notes: MigrationNote[];
  before(async () => {
    running = await startStore();
  });
  beforeEach(async () => {
    notes = [];
    for (const name of ['migrations', 'migration_leases', OLD_RECORDS])
      await running.connection.collection(name).deleteMany({});
  });
  after(() => running.stop());

  const uri = (): string => {
    const { host, port, name } = running.connection;
    return `mongodb://${host}:${port}/${name}`;
  };
  const note = (one: MigrationNote): void => void notes.push(one);
  const states = (): string[] => notes.map(({ state }) => state);
  const run = (...migrations: Migration[]): Promise<void> =>
    runMigrations(running.connection, migrations, { ...LEASE, note });
  const recordOf = (name: string) =>
    running.connection.collection<{ _id: string }>('migrations').findOne({ _id: name });

  it('change each record once, and are done for all starts to come', async () => {
    await storeOldRecords(running.connection, 2_500);
    await run(measureTexts('first'));
    await run(measureTexts('second'));
    expect(await changedBy(running.connection)).to.deep.equal({ first: 2_500 });
    expect(notes).to.deep.equal([
      { migration: '0001-measure-texts', state: 'started', changed: 0 },
      { migration: '0001-measure-texts', state: 'done', changed: 2_500 },
    ]);
    expect(await recordOf('0001-measure-texts')).to.include({ state: 'done', changed: 2_500, last: null, error: null });
  });

  it('run on an empty store', async () => {
    await run(measureTexts('first'));
    expect(await recordOf('0001-measure-texts')).to.include({ state: 'done', changed: 0 });
  });

  it('are left to one of several processes that start at once', async () => {
    await storeOldRecords(running.connection, 2_500);
    const others = await Promise.all([1, 2, 3].map(() => connectStore(uri())));
    await Promise.all(
      others.map((connection, index) =>
        runMigrations(connection, [measureTexts(`of ${index}`)], { ...LONG_LEASE, note }),
      ),
    );
    await Promise.all(others.map((connection) => connection.close()));
    expect(Object.values(await changedBy(running.connection))).to.deep.equal([2_500]);
    expect(states().filter((state) => state === 'started' || state === 'resumed')).to.deep.equal(['started']);
  });

  for (const place of ['before', 'after'] as const) {
    it(`are resumed by the next start when their process is killed ${place} a checkpoint`, async function () {
      this.timeout(60_000);
      await storeOldRecords(running.connection, 4_500);
      const child = await startMigrating('3', place, 60_000);
      const next = run(measureTexts('next'));
      await until('the next start waits for the process that migrates', () => states().includes('waiting'));
      await child.stop('SIGKILL');
      await next;
      expect(await changedBy(running.connection)).to.deep.equal({ child: 3_000, next: 1_500 });
      expect(states()).to.deep.equal(['waiting', 'resumed', 'done']);
      // Killed between the slice and its checkpoint, the slice's count is lost with the process.
      expect(notes[1]?.changed).to.equal(place === 'after' ? 3_000 : 2_000);
    });
  }

  it('are taken over from a process that slept through its lease, which then writes nothing more', async function () {
    this.timeout(60_000);
    await storeOldRecords(running.connection, 4_500);
    const child = await startMigrating('2', 'before', 5_000);
    process.kill(child.pid, 'SIGSTOP');
    await run(measureTexts('next'));
    const done = await recordOf('0001-measure-texts');
    process.kill(child.pid, 'SIGCONT');
    expect(await child.exited).to.equal(0);
    expect(child.output()).to.match(/stands still\s+waiting|stands still\s+ended/);
    expect(await changedBy(running.connection)).to.deep.equal({ child: 2_000, next: 2_500 });
    expect(await recordOf('0001-measure-texts')).to.deep.equal(done);
  });

  it('that fail say why in their record, and continue with the next start', async () => {
    await storeOldRecords(running.connection, 10);
    const broken: Migration = {
      name: '0001-measure-texts',
      run: async ({ checkpoint }) => {
        await checkpoint({ last: null, changed: 4 });
        throw new Error('no room on the disk');
      },
    };
    const later: Migration = { name: '0002-later', run: async () => {} };
    const failed = await run(broken, later).catch((error: Error) => error);
    expect(failed).to.have.property('message', 'no room on the disk');
    expect(await recordOf(broken.name)).to.include({ state: 'failed', error: 'no room on the disk', changed: 4 });
    expect(await recordOf(later.name)).to.equal(null);
    await run(measureTexts('next'), later);
    expect(await recordOf(broken.name)).to.include({ state: 'done', error: null, changed: 14 });
    expect(await recordOf(later.name)).to.include({ state: 'done' });
  });

  it('refuse a database that a newer version has written, before anything is changed', async () => {
    await storeOldRecords(running.connection, 10);
    await run({ name: '0002-of-tomorrow', run: async () => {} });
    const refused = await run(measureTexts('old code')).catch((error: Error) => error);
    expect(String(refused)).to.contain('newer version of Linkwright (migration 0002-of-tomorrow)');
    expect(String(refused)).to.contain('restore the backup');
    expect(await changedBy(running.connection)).to.deep.equal({ none: 10 });
  });

  async function startMigrating(slices: string, place: string, stillMs: number): Promise<Child> {
    const args = ['--import', 'tsx', 'test/support/migrate-and-stop.ts', uri(), slices, place, String(stillMs)];
    return startChild(process.execPath, args, { ready: /stands still/ });
  }
});
