import { expect } from 'chai';
import { dispatchDue } from '../../../../../activities/outreach/sending/dispatch-due.js';
import { queueTextsKey } from '../../../../../domain/operations/artifact-keys.js';
import type { TransmitOutcome } from '../../../../../domain/outreach/sending/mail-ports.js';
import type { QueueItem } from '../../../../../domain/outreach/sending/send-queue.js';
import type { Sender } from '../../../../../domain/outreach/sending/sender.js';
import { newQueueItem } from '../../../../support/samples/new-queue-item.js';
import { ACCEPTED, createSendingWorld, type SendingWorld } from '../../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../../support/store.js';

const DAY_MS = 86_400_000;
const follow_ups = [{ after_days: 3, subject: null, body: 'May I ask again?' }];
const TEXTS = { subject: 'On bees', body: 'Hello, it is {your_name}', follow_ups, values: {} };
const REFUSED: TransmitOutcome = {
  result: 'refused',
  permanent: true,
  phase: 'auth',
  code: 535,
  response: '535 no',
  authentication: true,
};

describe('[I] openers of a queue with several mailboxes', () => {
  let test: TestStore;
  let world: SendingWorld;
  let ana: Sender;
  let bo: Sender;
  let count = 0;
  before(async () => {
    test = await startStore();
  });
  after(() => test.stop());
  beforeEach(async () => {
    world = await createSendingWorld(test.store, { user_daily_limit: 10_000 });
    ana = world.sender;
    const record = { ...ana, name: 'Bo Berg', email: `bo${count}@press.example`, is_default: false };
    const made = await test.store.senders.insert(
      'alice',
      { ...record, smtp_password: null, imap_password: null },
      world.clock.now,
    );
    if (!made) throw new Error('The mailbox is there already');
    bo = made;
    for (const { id } of [ana, bo]) await set(id, { min_interval_seconds: 0, hourly_limit: 1_000, daily_limit: 1_000 });
  });

  const set = (id: string, change: object) => test.store.senders.update('alice', id, change, world.clock.now);
  const pause = (id: string, paused: boolean) => {
    const why = { reason: 'user' as const, detail: 'A holiday', at: world.clock.now.toISOString() };
    return test.store.senders.setPause('alice', id, paused ? why : null, world.clock.now);
  };
  const turn = ({ id }: Sender) =>
    dispatchDue(world.deps, { user_id: 'alice', sender_id: id }, new AbortController().signal);
  const item = async ({ id }: QueueItem) => {
    const found = await test.store.queueItems.find('alice', id);
    if (!found) throw new Error('The item is gone');
    return found;
  };
  const sendersOf = async (items: readonly QueueItem[]) =>
    (await Promise.all(items.map(item))).map(({ sender_id }) => (sender_id === ana.id ? 'a' : 'b')).join('');

  /** Openers of Ana and Bo in turn. */
  async function queue(amount: number, overrides: Partial<QueueItem> = {}): Promise<QueueItem[]> {
    const operation_id = `${count++}`.padStart(24, 'c');
    const items: QueueItem[] = [];
    for (let index = 0; index < amount; index++) {
      const lead_id = await world.addLead(`a@rotated-${count++}.example`);
      const of = { user_id: 'alice', campaign_id: world.campaignId, operation_id, lead_id };
      const sender_id = index % 2 === 0 ? ana.id : bo.id;
      const due_at = new Date(world.clock.now.getTime() - 60_000 + index).toISOString();
      const text = { subject: 'On bees', body: `Hello, it is ${index % 2 === 0 ? 'Ana Lind' : 'Bo Berg'}` };
      items.push(newQueueItem({ ...of, ...text, sender_id, sender_ids: [ana.id, bo.id], due_at, ...overrides }));
    }
    await test.store.queueItems.insertMany(items);
    await test.store.artifacts.put('alice', queueTextsKey(operation_id), TEXTS);
    return items;
  }

  it('leave from the mailbox that each has, which attempt and follow-ups name', async () => {
    const items = await queue(4);
    expect([(await turn(ana)).sent, (await turn(bo)).sent]).to.deep.equal([2, 2]);
    for (const [index, each] of items.entries()) {
      const { attempt_id } = await item(each);
      const attempt = await test.store.attempts.find('alice', attempt_id ?? '');
      const sender = index % 2 === 0 ? ana : bo;
      expect(attempt).to.include({ sender_id: sender.id, sender_email: sender.email, status: 'sent' });
      const [followUp] = await test.store.followUps.ofLead('alice', each.lead_id, 'scheduled');
      expect((await test.store.followUps.due('alice', sender.id, new Date(8e15), 10)).map(({ id }) => id)).to.include(
        followUp?.id,
      );
    }
  });

  it('go to the others when their mailbox is paused, in the name of those, and its threads stay', async () => {
    const [written] = await queue(1);
    await turn(ana);
    const items = await queue(6);
    await pause(ana.id, true);
    const reported = await turn(ana);
    expect(await sendersOf(items)).to.equal('bbbbbb');
    expect((await Promise.all(items.map(item))).map(({ body }) => body)).to.deep.equal(
      Array(6).fill('Hello, it is Bo Berg'),
    );
    expect(world.told).to.include(`wake ${bo.id}`);
    expect(reported.operations).to.include(items[0]?.operation_id);
    expect((await turn(bo)).sent).to.equal(6);
    expect(world.begun).to.have.length(7);
    world.clock.now = new Date(world.clock.now.getTime() + 4 * DAY_MS);
    const [followUp] = await test.store.followUps.ofLead('alice', written?.lead_id ?? '', 'scheduled');
    expect((await turn(bo)).sent).to.equal(6);
    expect((await test.store.followUps.find('alice', followUp?.id ?? ''))?.status).to.equal('scheduled');
    await pause(ana.id, false);
    expect((await turn(ana)).sent).to.equal(1);
    expect((await test.store.followUps.find('alice', followUp?.id ?? ''))?.status).to.equal('sent');
  });

  it('keep their words when a person has edited them', async () => {
    const [mine] = await queue(2);
    if (!mine) throw new Error('Nothing is queued');
    const change = { action: 'edited' as const, at: world.clock.now.toISOString(), by: 'alice', by_name: 'Alice' };
    const ref = { user_id: 'alice', campaign_id: world.campaignId, id: mine.id };
    await test.store.waitingMails.edit(ref, { body: 'My own words' }, { ...change, reason: null });
    await pause(ana.id, true);
    await turn(ana);
    expect(await item(mine)).to.include({ sender_id: bo.id, body: 'My own words' });
  });

  it('come back in part when the mailbox sends again', async () => {
    const items = await queue(6, { due_at: new Date(world.clock.now.getTime() + DAY_MS).toISOString() });
    await pause(ana.id, true);
    await turn(ana);
    expect(await sendersOf(items)).to.equal('bbbbbb');
    await pause(ana.id, false);
    await turn(ana);
    expect((await sendersOf(items)).replaceAll('b', '')).to.equal('aaa');
  });

  it('wait where every mailbox is paused', async () => {
    const items = await queue(2);
    for (const each of [ana, bo]) await pause(each.id, true);
    for (const each of [ana, bo]) await turn(each);
    expect(await sendersOf(items)).to.equal('ab');
  });

  it('are sent once where the sign-in of their mailbox is refused: its attempt is given up, not doubled', async () => {
    const [mine] = await queue(1);
    if (!mine) throw new Error('Nothing is queued');
    world.server.outcome = REFUSED;
    await turn(ana);
    expect((await test.store.senders.find('alice', ana.id))?.paused?.reason).to.equal('authentication');
    expect((await test.store.attempts.find('alice', mine.id))?.status).to.equal('queued');
    expect((await item(mine)).sender_id).to.equal(bo.id);
    world.server.outcome = ACCEPTED;
    expect((await turn(bo)).sent).to.equal(1);
    expect(world.begun).to.have.length(1);
    expect((await test.store.attempts.find('alice', mine.id))?.status).to.equal('failed');
    const { attempt_id, status } = await item(mine);
    expect(status).to.equal('sent');
    expect((await test.store.attempts.find('alice', attempt_id ?? ''))?.sender_id).to.equal(bo.id);
    await pause(ana.id, false);
    expect((await turn(ana)).sent).to.equal(0);
  });

  it('are not sent by another mailbox while one has them on the wire, nor when that ended unknown', async () => {
    const [mine] = await queue(1);
    if (!mine) throw new Error('Nothing is queued');
    world.server.outcome = REFUSED;
    await turn(ana);
    const { subject, body } = mine;
    // Its worker dies here: the server has asked for the body.
    expect(await test.store.attempts.beginSending('alice', mine.id, { subject, body })).to.equal(true);
    world.server.outcome = ACCEPTED;
    expect((await turn(bo)).sent).to.equal(0);
    expect(await item(mine)).to.include({ status: 'waiting', reason: 'recipient_mail_on_way' });
    const ending = { from: ['sending' as const], status: 'uncertain' as const, reason: 'worker_lost' };
    const rest = { smtp_response: null, sent_at: null, relay_message_id: null, recipient_refused: false };
    await test.store.attempts.settle('alice', mine.id, { ...ending, ...rest });
    world.clock.now = new Date(world.clock.now.getTime() + 120_000);
    await turn(bo);
    expect(await item(mine)).to.include({ status: 'uncertain' });
    expect(world.begun).to.deep.equal([]);
  });
});
