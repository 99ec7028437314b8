import { expect } from 'chai';
import { explainLeads, explainMails } from '../../../../api/outreach/campaigns/explain-leads.js';
import { newFollowUp } from '../../../support/samples/new-follow-up.js';
import { newQueueItem } from '../../../support/samples/new-queue-item.js';
import { newSender } from '../../../support/samples/new-sender.js';
import { startStore, type TestStore } from '../../../support/store.js';

const NOW = new Date('2026-06-02T08:00:00.000Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
const id = (digit: string) => digit.repeat(24);

describe('[I] why mail to leads waits', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  const addSender = async (user: string) => {
    const sender = await running.store.senders.insert(user, newSender(`ana@${user}.example`), NOW);
    if (!sender) throw new Error('no sender');
    return sender;
  };

  it('names the wait of each lead alone: queued mails by queue, sender or themselves, and follow-ups that are held', async () => {
    const { store } = running;
    const { id: sender_id, email: sender_email } = await addSender('amy');
    const of = { user_id: 'amy', sender_id };
    const due = newQueueItem({ ...of, lead_id: id('1'), due_at: hours(-1).toISOString() });
    const later = newQueueItem({ ...of, lead_id: id('2'), due_at: hours(-1).toISOString() });
    const paused = newQueueItem({ ...of, lead_id: id('3'), operation_id: id('9'), due_at: hours(-1).toISOString() });
    await store.queueItems.insertMany([due, later, paused]);
    await store.queueItems.reschedule('amy', later.id, hours(3), 'recipient_cooldown');
    await store.queueItems.pause('amy', id('9'), true);
    const followUp = newFollowUp({ lead_id: id('4'), scheduled_at: hours(-1).toISOString() });
    await store.followUps.insert({ ...followUp, ...of });
    await store.followUps.noteWait('amy', followUp.id, 'mailbox_unreadable: authentication failed', hours(1));
    await store.senderStates.noteReading('amy', sender_id, null, hours(-5));
    await store.senderStates.noteReading('amy', sender_id, 'authentication failed', hours(-1));

    const leads = ['1', '2', '3', '4', '5'].map(id);
    const waits = await explainLeads(store, 'amy', leads, NOW);
    expect(waits).to.have.deep.members([
      { kind: 'mail', lead_id: id('1'), sender_email, waiting: null },
      {
        kind: 'mail',
        lead_id: id('2'),
        sender_email,
        waiting: { reason: 'recipient_cooldown', detail: null, next_at: hours(3).toISOString() },
      },
      {
        kind: 'mail',
        lead_id: id('3'),
        sender_email,
        waiting: { reason: 'queue_paused', detail: null, next_at: null },
      },
      {
        kind: 'follow_up',
        lead_id: id('4'),
        reason: 'mailbox_unreadable: authentication failed',
        next_at: hours(1).toISOString(),
        last_read_at: hours(-5).toISOString(),
      },
    ]);
    expect(await explainLeads(store, 'bob', leads, NOW)).to.deep.equal([]);
    expect(await explainLeads(store, 'amy', [], NOW)).to.deep.equal([]);
  });

  it('lists the mails of a queue that come next, and the pause of their sender', async () => {
    const { store } = running;
    const { id: sender_id } = await addSender('cy');
    const operation_id = id('8');
    const items = [3, 1, 2].map((hour) =>
      newQueueItem({
        user_id: 'cy',
        sender_id,
        operation_id,
        lead_id: id(String(hour)),
        due_at: hours(-hour).toISOString(),
      }),
    );
    await store.queueItems.insertMany(items);
    const pause = { reason: 'bounce_rate' as const, detail: '6% of mails bounced', at: NOW.toISOString() };
    await store.senders.setPause('cy', sender_id, pause, NOW);
    const waits = await explainMails(store, 'cy', { operation_id }, NOW, 2);
    expect(waits.map(({ lead_id }) => lead_id)).to.deep.equal([id('3'), id('2')]);
    expect(waits[0]?.waiting).to.deep.equal({ reason: 'sender_paused', detail: pause.detail, next_at: null });
  });
});
