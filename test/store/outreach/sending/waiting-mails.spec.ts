import { expect } from 'chai';
import type { QueueItem } from '../../../../domain/outreach/sending/send-queue.js';
import type { WaitingMailChange } from '../../../../domain/outreach/sending/waiting-mail.js';
import type { Store } from '../../../../store/index.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';
import { newQueueItem } from '../../../support/samples/new-queue-item.js';
import { startStore, type TestStore } from '../../../support/store.js';

const SLOTS = { day: '2026-06-01', domain_key: 'x', duplicate_key: null };
const TEXT = { subject: 'A better subject', body: 'Hello again' };
const change = (action: WaitingMailChange['action'], at = '2026-06-01T09:00:00.000Z'): WaitingMailChange => ({
  action,
  at,
  by: 'alice',
  by_name: 'Alice',
  reason: 'A better idea',
});

describe('[I] emails that wait in queues', () => {
  let running: TestStore;
  let mails: Store['waitingMails'];
  before(async () => {
    running = await startStore();
    mails = running.store.waitingMails;
  });
  after(() => running.stop());

  async function queue(
    over: Partial<QueueItem> = {},
  ): Promise<{ item: QueueItem; ref: Parameters<typeof mails.find>[0] }> {
    const item = newQueueItem(over);
    await running.store.queueItems.insertMany([item]);
    return { item, ref: { user_id: 'alice', campaign_id: item.campaign_id, id: item.id } };
  }
  /** As a worker records it before it connects. */
  async function begin({ id, campaign_id, lead_id, subject, body }: QueueItem, status: 'queued' | 'sending' | 'sent') {
    const created_at = '2026-06-01T08:00:01.000Z';
    const about = { id, campaign_id, lead_id, subject, body, created_at, origin: 'queue' as const, step: 0 };
    const attempt = newAttempt({ ...about, status: 'queued' });
    await running.store.attempts.insert(attempt, SLOTS);
    if (status !== 'queued') await running.store.attempts.beginSending('alice', id, { subject, body });
    return attempt;
  }

  it('get another text, with who changed it and why', async () => {
    const { item, ref } = await queue();
    const edited = await mails.edit(ref, TEXT, change('edited'));
    expect(edited).to.deep.include({ kind: 'changed' });
    expect(await mails.find(ref)).to.deep.include({ ...TEXT, status: 'waiting', changes: [change('edited')] });
    expect(await running.store.queueItems.find('alice', item.id)).to.deep.include(TEXT);
    expect(await mails.find({ ...ref, user_id: 'bob' })).to.equal(null);
    expect(await mails.edit({ ...ref, user_id: 'bob' }, TEXT, change('edited'))).to.deep.equal({ kind: 'not_waiting' });
  });

  it('give an attempt that waits for its server the new text, and no one claims it with the former one', async () => {
    const { item, ref } = await queue();
    const { subject, body } = await begin(item, 'queued');
    expect((await mails.edit(ref, TEXT, change('edited'))).kind).to.equal('changed');
    expect(await running.store.attempts.find('alice', item.id)).to.deep.include({ ...TEXT, status: 'queued' });
    expect(await running.store.attempts.beginSending('alice', item.id, { subject, body })).to.equal(false);
    expect(await running.store.attempts.beginSending('alice', item.id, TEXT)).to.equal(true);
  });

  it('keep their text and their place once they are claimed', async () => {
    const { item, ref } = await queue();
    await begin(item, 'sending');
    expect(await mails.edit(ref, TEXT, change('edited'))).to.deep.equal({ kind: 'claimed' });
    expect(await mails.cancel(ref, 'cancelled_by_user', change('cancelled'))).to.deep.equal({ kind: 'claimed' });
    const { subject, body } = item;
    expect(await mails.find(ref)).to.deep.include({ subject, body, status: 'waiting', changes: [] });
  });

  it('are either edited or claimed, anyone who is first', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 30; round++) {
      const { item, ref } = await queue();
      const { subject, body } = await begin(item, 'queued');
      const [edited, isClaimed] = await Promise.all([
        mails.edit(ref, TEXT, change('edited')),
        running.store.attempts.beginSending('alice', item.id, { subject, body }),
      ]);
      expect([edited.kind, isClaimed]).to.deep.equal(isClaimed ? ['claimed', true] : ['changed', false]);
      expect((await mails.find(ref))?.subject).to.equal(isClaimed ? subject : TEXT.subject);
      outcomes.add(edited.kind);
    }
    expect(outcomes.size).to.be.greaterThan(0);
  });

  it('are canceled with the reason, let go what they held, and the lead can be queued again', async () => {
    const { item, ref } = await queue();
    await begin(item, 'queued');
    const canceled = await mails.cancel(ref, 'cancelled_by_user', change('cancelled'));
    expect(canceled).to.deep.include({ kind: 'changed' });
    expect(await running.store.attempts.beginSending('alice', item.id)).to.equal(false);
    expect(await mails.find(ref)).to.deep.include({ status: 'cancelled', reason: 'cancelled_by_user' });
    const { campaign_id, lead_id } = item;
    const again = newQueueItem({ campaign_id, lead_id });
    expect((await running.store.queueItems.insertMany([again])).inserted).to.deep.equal([again.id]);
    const second = await mails.cancel(ref, 'cancelled_by_user', change('cancelled'));
    expect(second).to.deep.equal({ kind: 'not_waiting' });
  });

  it('are listed page by page: what waits by its time, what was canceled the other way round', async () => {
    const campaign_id = 'd'.repeat(24);
    const due = (hour: number) => `2026-06-01T0${hour}:00:00.000Z`;
    const made = await Promise.all([1, 2, 3].map((hour) => queue({ campaign_id, due_at: due(hour) })));
    const ids = made.map(({ item }) => item.id);
    const scope = { user_id: 'alice' as const, campaign_id };
    const first = await mails.list(scope, 'waiting', 2, null);
    expect(first.items.map(({ id }) => id)).to.deep.equal(ids.slice(0, 2));
    const [ms, id = ''] = (first.next_cursor ?? '').split('-');
    const rest = await mails.list(scope, 'waiting', 2, { created_at: new Date(Number(ms)), id });
    expect([rest.items.map((mail) => mail.id), rest.next_cursor]).to.deep.equal([ids.slice(2), null]);
    for (const { ref } of made) await mails.cancel(ref, 'cancelled_by_user', change('cancelled'));
    expect((await mails.list(scope, 'cancelled', 5, null)).items.map((mail) => mail.id)).to.deep.equal(
      ids.toReversed(),
    );
    expect((await mails.list(scope, 'waiting', 5, null)).items).to.deep.equal([]);
  });
});
