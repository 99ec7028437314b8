import { expect } from 'chai';
import type { Store } from '../../../../store/index.js';
import { fillMails } from '../../../support/samples/fill-mails.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';
import { startStore, type TestStore } from '../../../support/store.js';

const CAMPAIGN = 'c'.repeat(24);
const SLOTS = { day: '2026-06-01', domain_key: 'x', duplicate_key: null };

describe('[I] emails of a campaign in the store', () => {
  let running: TestStore;
  let mails: Store['campaignMails'];
  let ids: Awaited<ReturnType<typeof fillMails>>;
  before(async () => {
    running = await startStore();
    mails = running.store.campaignMails;
    ids = await fillMails(running.store, CAMPAIGN);
  });
  after(() => running.stop());

  const scope = (q: string | null = null) => ({ user_id: 'alice', campaign_id: CAMPAIGN, q });

  it('are counted by part, for their owner alone', async () => {
    expect(await mails.count('alice', CAMPAIGN)).to.deep.equal({
      sent: 1,
      waiting: 1,
      failed: 1,
      follow_ups: 2,
      cancelled: 0,
    });
    expect(await mails.count('bob', CAMPAIGN)).to.deep.equal({
      sent: 0,
      waiting: 0,
      failed: 0,
      follow_ups: 0,
      cancelled: 0,
    });
    expect((await mails.listWaiting({ ...scope(), user_id: 'bob' }, 10, null)).items).to.deep.equal([]);
  });

  it('that wait are counted with the mailboxes they wait for, those on hold apart', async () => {
    const item = await running.store.queueItems.find('alice', ids.waiting);
    const planned = (await mails.listFollowUps(scope(), 10, null)).items;
    const held = await running.store.followUps.heldIn('alice', CAMPAIGN, 10);
    const found = await mails.countWaiting('alice', CAMPAIGN);
    expect(found).to.include({ waiting: 1, follow_ups: planned.length, held: held.length });
    expect([planned.length, held.length]).to.deep.equal([2, 1]);
    expect(found.sender_ids).to.include(item?.sender_id);
    const nothing = { waiting: 0, follow_ups: 0, held: 0, sender_ids: [] };
    expect(await mails.countWaiting('bob', CAMPAIGN)).to.deep.equal(nothing);
  });

  it('are listed by part, page by page', async () => {
    const made: string[] = [ids.sent];
    for (const minute of [1, 2, 3]) {
      const created_at = new Date(Date.now() + minute * 60_000).toISOString();
      const attempt = newAttempt({ campaign_id: CAMPAIGN, created_at, lead_id: 'f'.repeat(24) });
      await running.store.attempts.insert(attempt, SLOTS);
      made.unshift(attempt.id);
    }
    const first = await mails.listAttempts(scope(), 'sent', 3, null);
    expect(first.items.map(({ id }) => id)).to.deep.equal(made.slice(0, 3));
    const [milliseconds, id = ''] = (first.next_cursor ?? '').split('-');
    const rest = await mails.listAttempts(scope(), 'sent', 3, { created_at: new Date(Number(milliseconds)), id });
    expect([rest.items.map((each) => each.id), rest.next_cursor]).to.deep.equal([[ids.sent], null]);
  });

  it('know which leads were reached, and what queued an attempt', async () => {
    const leadOf = async (id: string) => (await running.store.attempts.find('alice', id))?.lead_id ?? '';
    const [sent, failed] = [await leadOf(ids.sent), await leadOf(ids.failed)];
    const item = await running.store.queueItems.find('alice', ids.waiting);
    const waiting = item?.lead_id ?? '';
    expect([...(await mails.reachedLeads('alice', [sent, failed, waiting]))]).to.have.members([sent, waiting]);
    const attempt = newAttempt({ id: 'b'.repeat(24), lead_id: waiting });
    const ending = { status: 'failed' as const, reason: null, attempt_id: attempt.id };
    if (item) await running.store.queueItems.end(item, ['waiting'], ending);
    expect((await mails.queuedAs('alice', [attempt])).get(attempt.id)?.id).to.equal(ids.waiting);
    expect((await mails.queuedAs('bob', [attempt])).size).to.equal(0);
  });
});
