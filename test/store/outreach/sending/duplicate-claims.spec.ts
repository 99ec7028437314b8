import { expect } from 'chai';
import type { Store } from '../../../../store/index.js';
import { startStore, type TestStore } from '../../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const on = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);

describe('[I] duplicate claims', () => {
  let running: TestStore;
  let slots: Store['sendSlots'];
  before(async () => {
    running = await startStore();
    slots = running.store.sendSlots;
    // What is under test here is the clock of the caller, not the database's own sweep of what is old.
    await running.connection.collection('duplicate_claims').dropIndexes();
  });
  after(() => running.stop());

  it('are held by one attempt, which may ask again', async () => {
    expect(await slots.claimDuplicate('alice', 'k', 'a1', NOW)).to.deep.equal({ claimed: true, holder: 'a1' });
    expect(await slots.claimDuplicate('alice', 'k', 'a2', on(1))).to.deep.equal({ claimed: false, holder: 'a1' });
    expect(await slots.claimDuplicate('alice', 'k', 'a1', on(1))).to.deep.equal({ claimed: true, holder: 'a1' });
    expect(await slots.findDuplicate('alice', 'k', on(1))).to.equal('a1');
    expect(await slots.findDuplicate('alice', 'other', NOW)).to.equal(null);
  });

  it('belong to a user', async () => {
    await slots.claimDuplicate('carol', 'k', 'a1', NOW);
    expect(await slots.findDuplicate('bob', 'k', NOW)).to.equal(null);
    expect(await slots.claimDuplicate('bob', 'k', 'b1', NOW)).to.deep.equal({ claimed: true, holder: 'b1' });
    await slots.releaseDuplicate('bob', 'k', 'a1');
    expect(await slots.findDuplicate('carol', 'k', NOW)).to.equal('a1');
  });

  it('of 50 at once give the key to one, and tell all who it is', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, number) => slots.claimDuplicate('dan', 'k', `a${number}`, NOW)),
    );
    expect(outcomes.filter(({ claimed }) => claimed)).to.have.length(1);
    expect(new Set(outcomes.map(({ holder }) => holder)).size).to.equal(1);
  });

  it('end after 24 hours, or those that were said, for one of 20 that come next', async () => {
    await slots.claimDuplicate('eva', 'k', 'old', NOW);
    expect(await slots.findDuplicate('eva', 'k', on(23.9))).to.equal('old');
    expect(await slots.findDuplicate('eva', 'k', on(24))).to.equal(null);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, number) => slots.claimDuplicate('eva', 'k', `a${number}`, on(24))),
    );
    expect(outcomes.filter(({ claimed }) => claimed)).to.have.length(1);
    await slots.claimDuplicate('eva', 'short', 'a1', NOW, 1);
    expect((await slots.claimDuplicate('eva', 'short', 'a2', on(1))).claimed).to.equal(true);
  });

  it('are renewed when their own attempt comes back after they ended', async () => {
    await slots.claimDuplicate('fay', 'k', 'a1', NOW);
    expect((await slots.claimDuplicate('fay', 'k', 'a1', on(30))).claimed).to.equal(true);
    expect(await slots.claimDuplicate('fay', 'k', 'a2', on(31))).to.deep.equal({ claimed: false, holder: 'a1' });
  });

  it('are let go by their attempt alone', async () => {
    await slots.claimDuplicate('gil', 'k', 'a1', NOW);
    await slots.releaseDuplicate('gil', 'k', 'a2');
    expect(await slots.findDuplicate('gil', 'k', NOW)).to.equal('a1');
    await slots.releaseDuplicate('gil', 'k', 'a1');
    await slots.releaseDuplicate('gil', 'k', 'a1');
    expect(await slots.claimDuplicate('gil', 'k', 'a2', NOW)).to.deep.equal({ claimed: true, holder: 'a2' });
  });
});
