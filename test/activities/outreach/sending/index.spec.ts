import { expect } from 'chai';
import { createSendingActivities, type SendingActivities } from '../../../../activities/outreach/sending/index.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';
import { newFollowUp } from '../../../support/samples/new-follow-up.js';
import { createSendingWorld, type SendingWorld } from '../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../support/store.js';
import { createActivityEnv } from '../../../support/temporal/activity-env.js';

const HOUR_MS = 3_600_000;

describe('[I] sending activities', () => {
  let test: TestStore;
  let world: SendingWorld;
  let activities: SendingActivities;
  before(async () => {
    test = await startStore();
    world = await createSendingWorld(test.store);
    activities = createSendingActivities(world.deps);
  });
  after(() => test.stop());

  const queue = () => ({ user_id: 'alice', sender_id: world.sender.id });

  it('have the names that workflows call them by', () => {
    expect(Object.keys(activities).sort()).to.deep.equal([
      'closeAnswer',
      'closeQueue',
      'closeSend',
      'dispatchDue',
      'measureQueue',
      'prepareAnswer',
      'prepareSend',
      'readFollowUp',
      'resolveUncertain',
      'sweepAttempts',
      'transmitAnswer',
      'transmitSend',
      'transmitTestMail',
      'wakeSenderQueue',
    ]);
  });

  it('tell how a follow-up stands, and that it is gone', async () => {
    const followUp = newFollowUp();
    await test.store.followUps.insert({ ...followUp, ...queue() });
    const read = (user_id: string, follow_up_id: string) =>
      createActivityEnv().run(activities.readFollowUp, { user_id, follow_up_id });
    expect(await read('alice', followUp.id)).to.deep.equal({ status: 'scheduled', due_at: followUp.scheduled_at });
    expect(await read('bob', followUp.id)).to.deep.equal({ status: 'gone', due_at: '' });
    // Resuming wakes its timer.
    await test.store.sequencePlaces.setPaused('alice', followUp.id, { from: [null], to: 'lead' });
    const due_at = new Date(world.clock.now.getTime() + 30 * 24 * HOUR_MS).toISOString();
    expect(await read('alice', followUp.id)).to.deep.equal({ status: 'scheduled', due_at });
    await test.store.sequencePlaces.setPaused('alice', followUp.id, { from: ['lead'], to: null });
  });

  it('sweep what no one ends and wake what no one woke in one go', async () => {
    const old = new Date(Date.now() - 2 * HOUR_MS).toISOString();
    const stuck = newAttempt({ status: 'sending', sent_at: null, created_at: old });
    await test.store.attempts.insert(stuck, { day: '2026-01-01', domain_key: 'x', duplicate_key: null });
    await test.store.followUps.insert({ ...newFollowUp({ scheduled_at: old }), ...queue() });
    const done = await createActivityEnv().run(activities.sweepAttempts, {});
    expect(done).to.deep.equal({ swept: 1, woken: 1, replanned: 0, started: 0 });
    expect(world.told.splice(0)).to.deep.equal([`wake ${world.sender.id}`]);
  });

  it('wake the queue of a sender', async () => {
    await createActivityEnv().run(activities.wakeSenderQueue, queue());
    expect(world.told.splice(0)).to.deep.equal([`wake ${world.sender.id}`]);
  });

  it('heed the cancellation of their worker', async () => {
    const env = createActivityEnv();
    let stopped = false;
    const deps = { ...world.deps, followUps: { ...world.deps.followUps, due: async () => never() } };
    const never = (): Promise<never> => {
      env.cancel();
      return Promise.reject(new Error('The store is away'));
    };
    const ended = await env.run(createSendingActivities(deps).dispatchDue, queue()).catch((failure: Error) => {
      stopped = true;
      return failure.name;
    });
    expect([stopped, ended]).to.deep.equal([true, 'CancelledFailure']);
  });
});
