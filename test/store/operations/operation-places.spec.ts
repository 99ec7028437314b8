import { expect } from 'chai';
import type { Operation } from '../../../domain/operations/operations.js';
import { newOperation } from '../../support/operations.js';
import { startStore, type TestStore } from '../../support/store.js';

const LIMIT = { group: 'tools', most: 3 };

describe('[I] places of operations', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  const insert = (user_id: string, given: Partial<Operation> = {}) =>
    running.store.operations.insertInPlace(newOperation({ ...given, user_id }), LIMIT);
  const placeOf = async (user_id: string) => (await insert(user_id))?.place;
  const held = (user_id: string) => running.connection.collection('operation_places').countDocuments({ user_id });

  it('are given lowest first, each once, to those of one user and group', async () => {
    const got = await Promise.all(Array.from({ length: 6 }, () => placeOf('alice')));
    expect(got.filter((place) => place !== undefined).sort()).to.deep.equal([0, 1, 2]);
    expect(await placeOf('bob')).to.equal(0);
    const other = await running.store.operations.insertInPlace(newOperation(), { group: 'long', most: 1 });
    expect(other?.place).to.equal(0);
  });

  it('are left at the end, whatever it is, and given again', async () => {
    const second = (await Promise.all([insert('carol'), insert('carol')])).find((inserted) => inserted?.place === 1);
    await insert('carol');
    const { id } = second?.operation ?? expect.fail('nobody got the second place');
    expect(await placeOf('carol')).to.equal(undefined);
    await running.store.operations.finish('carol', id, { status: 'timed_out', error: null, has_result: false });
    expect(await placeOf('carol')).to.equal(1);
  });

  it('are taken once by a request that comes twice, also at once', async () => {
    const same = newOperation({ user_id: 'dave' });
    const got = await Promise.all(Array.from({ length: 3 }, () => running.store.operations.insertInPlace(same, LIMIT)));
    expect(got.filter((inserted) => inserted?.place === 0)).to.have.length(1);
    expect(await held('dave')).to.equal(1);
    expect(await running.store.operations.insertInPlace(same, LIMIT)).to.deep.equal({ operation: same, place: null });
  });

  it('of a process that died before it wrote the record come free after a minute', async () => {
    for (let number = 0; number < 3; number++) await insert('erin');
    const places = running.connection.collection('operation_places');
    await running.connection.collection('operations').deleteOne({ user_id: 'erin' });
    expect(await placeOf('erin')).to.equal(undefined);
    await places.updateMany({ user_id: 'erin' }, { $set: { taken_at: new Date(Date.now() - 61_000) } });
    expect(await placeOf('erin')).to.be.oneOf([0, 1, 2]);
    expect(await placeOf('erin')).to.equal(undefined);
  });
});
