import { expect } from 'chai';
import { migrateInSlices } from '../../../store/migrations/migrate-in-slices.js';
import type { MigrationContext, MigrationProgress } from '../../../store/migrations/migration.js';
import { changedBy, measureTexts, OLD_RECORDS, storeOldRecords } from '../../support/old-records.js';
import { startStore, type TestStore } from '../../support/store.js';

describe('[I] migration in slices', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  beforeEach(() => running.connection.collection(OLD_RECORDS).deleteMany({}));
  after(() => running.stop());

  function contextOf(checkpoint: (progress: MigrationProgress) => Promise<void>): MigrationContext {
    return { connection: running.connection, from: { last: null, changed: 0 }, checkpoint };
  }

  it('looks once more for what a process of the release before has written meanwhile', async () => {
    await storeOldRecords(running.connection, 1_500);
    let late = true;
    const first = await running.connection.collection(OLD_RECORDS).findOne({}, { sort: { _id: 1 } });
    await measureTexts('new').run(
      contextOf(async () => {
        // Its id is before the checkpoint: an old process has written the record again.
        if (late)
          await running.connection
            .collection(OLD_RECORDS)
            .updateOne({ _id: first?._id }, { $unset: { length: '', by: '' } });
        late = false;
      }),
    );
    expect(await changedBy(running.connection)).to.deep.equal({ new: 1_500 });
  });

  it('gives up on records that keep their old shape', async () => {
    await storeOldRecords(running.connection, 3);
    const stuck = migrateInSlices(
      contextOf(async () => {}),
      { collection: OLD_RECORDS, old: { length: null }, fields: [], set: () => ({ by: 'new' }) },
    );
    expect(await stuck.catch((error: Error) => error.message)).to.match(/"old_records" keep their old shape/);
  });
});
