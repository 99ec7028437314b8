import { expect } from 'chai';
import { newFollowUp } from '../../../support/samples/new-follow-up.js';
import { startStore, type TestStore } from '../../../support/store.js';

const NOW = new Date('2026-06-02T09:00:00.000Z');
const SOON = new Date('2026-06-02T09:05:00.000Z');

describe('[I] holds of follow-ups', () => {
  let test: TestStore;
  before(async () => {
    test = await startStore();
  });
  after(() => test.stop());

  let senders = 0;
  async function given(...times: string[]) {
    const sender_id = String(++senders).padStart(24, '0');
    const campaign_id = `c${sender_id.slice(1)}`;
    const ids: string[] = [];
    for (const scheduled_at of times) {
      const followUp = newFollowUp({ scheduled_at, campaign_id });
      ids.push(followUp.id);
      await test.store.followUps.insert({ ...followUp, user_id: 'alice', sender_id });
    }
    const { followUps } = test.store;
    const find = (index: number) => followUps.find('alice', ids[index] ?? '');
    return { followUps, sender_id, campaign_id, ids, find };
  }
  const due = async ({ followUps, sender_id }: Awaited<ReturnType<typeof given>>, at: Date) =>
    (await followUps.due('alice', sender_id, at, 20)).map(({ id }) => id);

  it('keep what is due from being tried until then, and leave its planned time as it is', async () => {
    const these = await given('2026-06-02T08:00:00.000Z', '2026-06-09T08:00:00.000Z');
    const { followUps, sender_id, ids, find } = these;
    await followUps.holdDue('alice', sender_id, NOW, { reason: 'mailbox_unreadable: x', until: SOON });
    expect(await find(0)).to.include({
      status: 'scheduled',
      scheduled_at: '2026-06-02T08:00:00.000Z',
      held_reason: 'mailbox_unreadable: x',
      next_at: SOON.toISOString(),
    });
    expect(await find(1)).to.include({ held_reason: null, next_at: '2026-06-09T08:00:00.000Z' });
    expect(await due(these, NOW)).to.deep.equal([]);
    expect(await followUps.nextDueAt('alice', sender_id)).to.equal(SOON.toISOString());
    expect(await due(these, SOON)).to.deep.equal([ids[0]]);
    expect(await followUps.overdue(NOW, 1_000)).to.not.deep.include({ user_id: 'alice', sender_id });
  });

  it("without an end tell why, and end with the sender's release", async () => {
    const these = await given('2026-06-02T08:00:00.000Z');
    const { followUps, sender_id, ids, find } = these;
    await followUps.holdDue('alice', sender_id, NOW, { reason: 'sender_paused: user', until: null });
    expect(await find(0)).to.include({ held_reason: 'sender_paused: user', next_at: null });
    expect(await due(these, NOW)).to.deep.equal(ids);
    await followUps.release('alice', sender_id);
    expect(await find(0)).to.include({ held_reason: null, next_at: '2026-06-02T08:00:00.000Z' });
  });

  it('are listed for their campaign, the longest waiting first', async () => {
    const { followUps, sender_id, ids, campaign_id } = await given(
      '2026-06-02T08:30:00.000Z',
      '2026-06-02T08:00:00.000Z',
      '2026-06-09T08:00:00.000Z',
    );
    await followUps.holdDue('alice', sender_id, NOW, { reason: 'mailbox_behind: x', until: SOON });
    const held = async (user: string, limit: number) =>
      (await followUps.heldIn(user, campaign_id, limit)).map(({ id }) => id);
    expect(await held('alice', 100)).to.deep.equal([ids[1], ids[0]]);
    expect([await held('alice', 1), await held('bob', 100)]).to.deep.equal([[ids[1]], []]);
    const count = (user: string, most: number) => followUps.countHeld(user, campaign_id, most);
    expect([await count('alice', 100), await count('alice', 1), await count('bob', 100)]).to.deep.equal([2, 1, 0]);
    await followUps.release('alice', sender_id);
    expect(await held('alice', 100)).to.deep.equal([]);
  });

  it('are gone when it has ended', async () => {
    const { followUps, ids, find } = await given('2026-06-02T08:00:00.000Z');
    await followUps.noteWait('alice', ids[0] ?? '', 'min_gap', SOON);
    expect(await find(0)).to.include({ held_reason: 'min_gap', next_at: SOON.toISOString() });
    await followUps.conclude('alice', ids[0] ?? '', 'scheduled', {
      status: 'sent',
      reason: null,
      sent_at: NOW,
      sent_attempt_id: null,
    });
    expect(await find(0)).to.include({ status: 'sent', held_reason: null, next_at: null });
  });
});
