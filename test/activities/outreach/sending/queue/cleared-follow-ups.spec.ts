import { expect } from 'chai';
import { clearedFollowUps } from '../../../../../activities/outreach/sending/queue/cleared-follow-ups.js';
import type { RepliesCheck } from '../../../../../domain/outreach/replies/replies-check.js';
import { newFollowUp } from '../../../../support/samples/new-follow-up.js';
import { createSendingWorld } from '../../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../../support/store.js';

const MINUTE_MS = 60_000;
const TOUCHED = { follow_ups: [], senders: [] };

describe('[I] follow-ups that may be tried', () => {
  let test: TestStore;
  before(async () => {
    test = await startStore();
  });
  after(() => test.stop());

  async function given(lateMs: number, check: RepliesCheck) {
    const world = await createSendingWorld(test.store);
    const scheduled_at = new Date(world.clock.now.getTime() - lateMs).toISOString();
    const queue = { user_id: 'alice', sender_id: world.sender.id };
    const { id } = newFollowUp();
    await test.store.followUps.insert({ ...newFollowUp({ id, scheduled_at }), ...queue });
    const state = { check };
    const deps = { ...world.deps, checkReplies: async () => state.check };
    const try_ = async () => {
      const due = await test.store.followUps.due('alice', world.sender.id, world.clock.now, 20);
      return (await clearedFollowUps(deps, queue, due, new AbortController().signal)).map((each) => each.id);
    };
    return { world, id, state, try_, stored: () => test.store.followUps.find('alice', id), queue };
  }
  const waitOf = (next: string | null | undefined, now: Date) => Date.parse(next ?? '') - now.getTime();

  it('are all of them when the replies are known', async () => {
    const { id, try_, stored } = await given(MINUTE_MS, { ok: true, touched: TOUCHED });
    expect(await try_()).to.deep.equal([id]);
    expect(await stored()).to.include({ status: 'scheduled', held_reason: null });
  });

  it('are none when they are not: each says why, and is not tried before its next time', async () => {
    const reason = 'mailbox_unreadable: authentication failed';
    const { world, id, state, try_, stored } = await given(1_000, { ok: false, touched: TOUCHED, reason });
    expect(await try_()).to.deep.equal([]);
    const held = await stored();
    expect(held).to.include({ status: 'scheduled', held_reason: reason });
    expect(waitOf(held?.next_at, world.clock.now)).to.equal(MINUTE_MS);
    expect(await test.store.followUps.nextDueAt('alice', world.sender.id)).to.equal(held?.next_at);
    expect(await try_()).to.deep.equal([]);

    world.clock.now = new Date(world.clock.now.getTime() + MINUTE_MS);
    state.check = { ok: true, touched: TOUCHED };
    expect(await try_()).to.deep.equal([id]);
    expect(await stored()).to.include({ held_reason: null });
  });

  it('are tried the more seldom the longer they have waited', async () => {
    const waits: number[] = [];
    for (const lateMinutes of [5, 24 * 60]) {
      const { world, try_, stored } = await given(lateMinutes * MINUTE_MS, {
        ok: false,
        touched: TOUCHED,
        reason: 'x',
      });
      await try_();
      waits.push(waitOf((await stored())?.next_at, world.clock.now) / MINUTE_MS);
    }
    expect(waits).to.deep.equal([5, 15]);
  });

  it('has the clocks told whose records a reply has just changed', async () => {
    const affected = { follow_ups: [{ user_id: 'alice', follow_up_id: 'f1' }], senders: [] };
    const { world, try_ } = await given(1_000, { ok: true, touched: affected });
    await try_();
    expect(world.told).to.deep.equal(['look f1']);
  });
});
