import { expect } from 'chai';
import { takeMigrationLease } from '../../../store/migrations/migration-lease.js';
import { startStore, type TestStore } from '../../support/store.js';
import { until } from '../../support/until.js';

describe('[I] lease of migrations', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  beforeEach(() => running.connection.collection('migration_leases').deleteMany({}));
  after(() => running.stop());

  it('is held by one at a time, and its fence grows from holder to holder', async () => {
    const taken = await Promise.all([1, 2, 3, 4].map(() => takeMigrationLease(running.connection, 60_000)));
    const [first, ...others] = taken.filter((lease) => lease !== null);
    expect(others).to.deep.equal([]);
    await first?.release();
    const second = await takeMigrationLease(running.connection, 60_000);
    expect(second?.fence).to.be.greaterThan(first?.fence ?? Number.NaN);
    await second?.release();
  });

  it('is renewed while it is held', async () => {
    const lease = await takeMigrationLease(running.connection, 300);
    const endOf = async () =>
      (await running.connection.collection('migration_leases').findOne({}))?.['until'].getTime();
    const firstEnd = await endOf();
    await until('it was renewed twice over', async () => (await endOf()) > firstEnd + 300);
    expect(await takeMigrationLease(running.connection, 300)).to.equal(null);
    await lease?.release();
  });
});
