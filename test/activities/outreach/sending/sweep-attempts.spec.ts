import { expect } from 'chai';
import { prepareAttempt } from '../../../../activities/outreach/sending/attempts/prepare-attempt.js';
import { sweepAttempts } from '../../../../activities/outreach/sending/sweep-attempts.js';
import { newSendPlan } from '../../../support/samples/new-send-plan.js';
import { createSendingWorld, type SendingWorld } from '../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../support/store.js';

const HOUR_MS = 3_600_000;

describe('[I] sweep of attempts', () => {
  let test: TestStore;
  let world: SendingWorld;
  before(async () => {
    test = await startStore();
    world = await createSendingWorld(test.store);
  });
  after(() => test.stop());

  const prepared = async (email: string) => {
    const given = await prepareAttempt(world.deps, newSendPlan(world, await world.addLead(email)), 'manual');
    if (given.kind !== 'ready') throw new Error(given.kind);
    return given.attempt;
  };
  const sweepIn = (ms: number) => sweepAttempts({ ...world.deps, now: () => new Date(Date.now() + ms) });
  const statusOf = async (id: string) => (await test.store.attempts.find('alice', id))?.status;

  it('ends what no one ends any more, and nothing that may be alive', async () => {
    const queued = await prepared('a@queued.example');
    const sending = await prepared('a@sending.example');
    await test.store.attempts.beginSending('alice', sending.id);
    expect(await sweepIn(HOUR_MS / 3)).to.deep.equal({ swept: 0 });
    expect(await sweepIn(HOUR_MS)).to.deep.equal({ swept: 1 });
    expect(await statusOf(sending.id)).to.equal('uncertain');
    expect(await statusOf(queued.id)).to.equal('queued');
    expect(await sweepIn(7 * HOUR_MS)).to.deep.equal({ swept: 1 });
    expect(await statusOf(queued.id)).to.equal('failed');
    expect(await test.store.attempts.beginSending('alice', queued.id)).to.equal(false);
    expect(await sweepIn(7 * HOUR_MS)).to.deep.equal({ swept: 0 });
  });
});
