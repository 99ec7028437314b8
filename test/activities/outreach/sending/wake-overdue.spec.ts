import { expect } from 'chai';
import { wakeOverdue } from '../../../../activities/outreach/sending/wake-overdue.js';
import { newFollowUp } from '../../../support/samples/new-follow-up.js';
import { createSendingWorld } from '../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../support/store.js';

describe('[I] wake-up of overdue follow-ups', () => {
  let test: TestStore;
  before(async () => {
    test = await startStore();
  });
  after(() => test.stop());

  it('wakes each sender with some once, and none whose follow-ups are only due', async () => {
    const { deps, clock, told: reported } = await createSendingWorld(test.store);
    const plan = async (sender_id: string, minutesAgo: number) => {
      const scheduled_at = new Date(clock.now.getTime() - minutesAgo * 60_000).toISOString();
      await test.store.followUps.insert({ ...newFollowUp({ scheduled_at }), user_id: 'alice', sender_id });
    };
    const [late, due] = ['a'.repeat(24), 'b'.repeat(24)];
    await plan(late, 11);
    await plan(late, 60);
    await plan(due, 9);
    expect(await wakeOverdue(deps)).to.deep.equal({ woken: 1 });
    expect(reported).to.deep.equal([`wake ${late}`]);
  });
});
