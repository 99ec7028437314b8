import { expect } from 'chai';
import { dispatchDue } from '../../../../activities/outreach/sending/dispatch-due.js';
import type { QueueItem } from '../../../../domain/outreach/sending/send-queue.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';
import { newFollowUp } from '../../../support/samples/new-follow-up.js';
import { newQueueItem } from '../../../support/samples/new-queue-item.js';
import { ACCEPTED, createSendingWorld, type SendingWorld } from '../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../support/store.js';

const HOUR_MS = 3_600_000;

describe('[I] dispatch of what is due', () => {
  let test: TestStore;
  let world: SendingWorld;
  let count = 0;
  before(async () => {
    test = await startStore();
  });
  after(() => test.stop());
  beforeEach(async () => {
    // A sender, and so a queue, of its own for each.
    world = await createSendingWorld(test.store, { user_daily_limit: 10_000 });
    await settings({ min_interval_seconds: 0, hourly_limit: 1_000, daily_limit: 1_000 });
  });

  const settings = (change: object) => test.store.senders.update('alice', world.sender.id, change, world.clock.now);
  const turn = (signal = new AbortController().signal) =>
    dispatchDue(world.deps, { user_id: 'alice', sender_id: world.sender.id }, signal);
  const ago = (ms: number): string => new Date(world.clock.now.getTime() - ms).toISOString();
  const statusOf = async ({ id }: { id: string }) => (await test.store.queueItems.find('alice', id))?.status;

  async function queue(amount: number, overrides: Partial<QueueItem> = {}): Promise<QueueItem[]> {
    const items: QueueItem[] = [];
    for (let index = 0; index < amount; index++) {
      const lead_id = await world.addLead(`a@due-${count++}.example`);
      const of = { user_id: 'alice', campaign_id: world.campaignId, sender_id: world.sender.id, lead_id };
      const due_at = ago(HOUR_MS - index);
      items.push(newQueueItem({ ...of, follow_ups: [], operation_id: 'o'.repeat(24), due_at, ...overrides }));
    }
    await test.store.queueItems.insertMany(items);
    return items;
  }

  it('sends all of it, and tells whose it was', async () => {
    const items = await queue(45);
    expect(await turn()).to.deep.equal({ sent: 45, next_at: null, operations: ['o'.repeat(24)], uncertain: [] });
    expect(world.begun).to.have.length(45);
    for (const item of items) expect(await statusOf(item)).to.equal('sent');
    expect(await turn()).to.deep.equal({ sent: 0, next_at: null, operations: [], uncertain: [] });
  });

  it('reads what all mails have in common once for some of them, and what stops one for each', async () => {
    await queue(10);
    const asked: string[] = [];
    const noted = <Repository extends object>(name: string, repository: Repository): Repository =>
      new Proxy(repository, {
        get: (target, method) => {
          asked.push(`${name}.${String(method)}`);
          return Reflect.get(target, method);
        },
      });
    const { deps } = world;
    const openLogin: typeof deps.openLogin = (sender) => {
      asked.push('openLogin');
      return deps.openLogin(sender);
    };
    const counting = { ...deps, openLogin, suppressions: noted('suppressions', deps.suppressions) };
    await dispatchDue(
      { ...counting, queueItems: noted('items', deps.queueItems) },
      { user_id: 'alice', sender_id: world.sender.id },
      new AbortController().signal,
    );
    const times = (what: string) => asked.filter((each) => each === what).length;
    expect(['openLogin', 'suppressions.findAny', 'items.find'].map(times)).to.deep.equal([1, 20, 10]);
  });

  it('lets one leave and keeps the others until the gap has passed, follow-ups first', async () => {
    const opener = newAttempt({
      campaign_id: world.campaignId,
      lead_id: await world.addLead(`a@due-${count++}.example`),
      sender_id: world.sender.id,
      sent_at: ago(96 * HOUR_MS),
      created_at: ago(96 * HOUR_MS),
    });
    await test.store.attempts.insert(opener, { day: '2026-01-01', domain_key: 'x', duplicate_key: null });
    const { campaign_id, lead_id, id: attempt_id } = opener;
    const followUp = newFollowUp({ campaign_id, lead_id, attempt_id, scheduled_at: ago(1) });
    await test.store.followUps.insert({ ...followUp, user_id: 'alice', sender_id: world.sender.id });
    const [item] = await queue(1);
    await settings({ min_interval_seconds: 600 });
    const reported = await turn();
    expect(reported).to.include({ sent: 1 });
    expect(Date.parse(reported.next_at ?? '') - world.clock.now.getTime()).to.be.within(600_000, 1_200_000);
    expect((await test.store.followUps.find('alice', followUp.id))?.status).to.equal('sent');
    expect(item && (await statusOf(item))).to.equal('waiting');
  });

  async function overdueFollowUps(...days: number[]) {
    const recipient_email = `a@due-${count++}.example`;
    const of = { campaign_id: world.campaignId, lead_id: await world.addLead(recipient_email) };
    const at = ago(240 * HOUR_MS);
    const opener = newAttempt({ ...of, recipient_email, sender_id: world.sender.id, sent_at: at, created_at: at });
    await test.store.attempts.insert(opener, { day: '2026-01-01', domain_key: 'x', duplicate_key: null });
    for (const number of days) {
      const scheduled_at = ago(number * 24 * HOUR_MS);
      const followUp = newFollowUp({ ...of, attempt_id: opener.id, scheduled_at, subject: `Re: ${number}` });
      await test.store.followUps.insert({ ...followUp, user_id: 'alice', sender_id: world.sender.id });
    }
    return () => test.store.followUps.ofAttempt('alice', opener.id);
  }

  it('lets one of the follow-ups that are due to one person leave, and the next a day after it', async () => {
    const followUps = await overdueFollowUps(3, 6);
    expect(await turn()).to.include({ sent: 1 });
    const reported = (await followUps()).map(({ subject, status }) => [subject, status]);
    expect(reported).to.deep.equal([
      ['Re: 3', 'scheduled'],
      ['Re: 6', 'sent'],
    ]);
    const next = Date.parse((await followUps())[0]?.scheduled_at ?? '') - world.clock.now.getTime();
    expect(next).to.be.at.least(24 * HOUR_MS);
    expect(await turn()).to.include({ sent: 0 });
  });

  it('lets no follow-up pass the one before it, which its server refuses for now', async () => {
    const followUps = await overdueFollowUps(6, 3);
    world.server.outcome = {
      result: 'refused',
      permanent: false,
      phase: 'rcpt',
      code: 451,
      response: '451 later',
      authentication: false,
    };
    expect(await turn()).to.include({ sent: 0 });
    const [first, second] = (await followUps()).map(({ scheduled_at }) => Date.parse(scheduled_at));
    expect([first, second]).to.deep.equal(
      [300_000, 300_000 + 24 * HOUR_MS].map((ms) => ms + world.clock.now.getTime()),
    );
  });

  it('continues with the next where the one before it is stopped', async () => {
    const followUps = await overdueFollowUps(6, 3);
    const [first] = await followUps();
    const stopped = { status: 'cancelled' as const, reason: 'x', sent_at: null, sent_attempt_id: null };
    await test.store.followUps.conclude('alice', first?.id ?? '', 'scheduled', stopped);
    expect(await turn()).to.include({ sent: 1 });
    expect((await followUps()).map(({ status }) => status)).to.deep.equal(['cancelled', 'sent']);
  });

  it('sends no opener to one whom a mail manually is on its way to', async () => {
    const [item] = await queue(1);
    const lead = await test.store.leads.find('alice', world.campaignId, item?.lead_id ?? '');
    const of = { campaign_id: world.campaignId, lead_id: item?.lead_id ?? '', sender_id: world.sender.id };
    const to = { recipient_email: lead?.contact_email ?? '', created_at: ago(0), sent_at: null };
    const direct = newAttempt({ ...of, ...to, status: 'sending', subject: 'By hand' });
    await test.store.attempts.insert(direct, { day: '2026-01-01', domain_key: 'x', duplicate_key: null });
    const { sent, next_at } = await turn();
    expect([sent, Date.parse(next_at ?? '')]).to.deep.equal([0, world.clock.now.getTime() + 900_000]);
    expect([world.begun, item && (await statusOf(item))]).to.deep.equal([[], 'waiting']);
  });

  it('sends one opener to an address that waits in queues of two campaigns and two mailboxes', async () => {
    const first = world;
    const email = `a@due-${count++}.example`;
    const newQueue = async (of: SendingWorld, subject: string) => {
      const lead_id = await of.addLead(email);
      const ids = { user_id: 'alice', campaign_id: of.campaignId, sender_id: of.sender.id, lead_id };
      const item = newQueueItem({ ...ids, subject, follow_ups: [], due_at: ago(HOUR_MS) });
      await test.store.queueItems.insertMany([item]);
      return { of, item };
    };
    const second = await createSendingWorld(test.store, { user_daily_limit: 10_000 });
    const third = await createSendingWorld(test.store);
    const queues = [await newQueue(first, 'One'), await newQueue(second, 'Two')];
    // Of the first mailbox too, which has a few on their way at once.
    await newQueue({ ...third, sender: first.sender }, 'Three');
    const turns = await Promise.all(
      queues.map(({ of }) =>
        dispatchDue(of.deps, { user_id: 'alice', sender_id: of.sender.id }, new AbortController().signal),
      ),
    );
    expect(turns.reduce((sum, { sent }) => sum + sent, 0)).to.equal(1);
    expect([...first.begun, ...second.begun]).to.deep.equal([email]);
  });

  it('knows when the next one is due', async () => {
    const due_at = new Date(world.clock.now.getTime() + HOUR_MS).toISOString();
    await queue(1, { due_at });
    expect(await turn()).to.deep.equal({ sent: 0, next_at: due_at, operations: [], uncertain: [] });
  });

  it('takes back the mails of a sender that is gone', async () => {
    const [item] = await queue(1);
    await test.store.senders.remove('alice', world.sender.id);
    expect(await turn()).to.include({ sent: 0, next_at: null });
    expect(item && (await test.store.queueItems.find('alice', item.id))).to.include({
      status: 'cancelled',
      reason: 'sender_removed',
    });
  });

  it('sends nothing of a sender that is paused', async () => {
    await queue(1);
    const pause = { reason: 'user' as const, detail: 'Holidays', at: ago(0) };
    await test.store.senders.setPause('alice', world.sender.id, pause, world.clock.now);
    const { sent, next_at } = await turn();
    expect([sent, next_at]).to.deep.equal([0, new Date(world.clock.now.getTime() + HOUR_MS).toISOString()]);
  });

  it('pauses a sender whose password is wrong, and asks its server no second time', async () => {
    const items = await queue(3);
    await settings({ min_interval_seconds: 1 });
    world.server.outcome = {
      result: 'refused',
      permanent: true,
      phase: 'auth',
      code: 535,
      response: '535 no',
      authentication: true,
    };
    expect(await turn()).to.include({ sent: 0 });
    expect((await test.store.senders.find('alice', world.sender.id))?.paused?.reason).to.equal('authentication');
    const tried = await Promise.all(items.map(({ id }) => test.store.attempts.find('alice', id)));
    expect(tried.filter((attempt) => attempt !== null)).to.have.length(1);
    world.server.outcome = ACCEPTED;
    expect(await turn()).to.include({ sent: 0 });
  });

  it('names those whose fate is open', async () => {
    const [item] = await queue(1);
    world.server.outcome = { result: 'unknown', response: 'The connection was closed' };
    expect(await turn()).to.deep.include({ sent: 0, uncertain: [item?.id] });
  });

  it('begins nothing when it is interrupted', async () => {
    const [item] = await queue(1);
    expect(await turn(AbortSignal.abort())).to.include({ sent: 0, next_at: item?.due_at });
    expect(world.begun).to.deep.equal([]);
  });
});
