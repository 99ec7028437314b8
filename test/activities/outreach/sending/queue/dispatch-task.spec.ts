import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { prepareAttempt } from '../../../../../activities/outreach/sending/attempts/prepare-attempt.js';
import { dispatchTask, type ScheduledMail } from '../../../../../activities/outreach/sending/queue/dispatch-task.js';
import type { TransmitOutcome } from '../../../../../domain/outreach/sending/mail-ports.js';
import { newSendPlan } from '../../../../support/samples/new-send-plan.js';
import { ACCEPTED, createSendingWorld, type SendingWorld } from '../../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../../support/store.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const refused = (phase: 'connect' | 'rcpt' | 'auth' | 'after_data', permanent: boolean): TransmitOutcome => ({
  result: 'refused',
  permanent,
  phase,
  code: null,
  response: 'no',
  authentication: phase === 'auth',
});

describe('[I] dispatch of a scheduled mail', () => {
  let test: TestStore;
  let world: SendingWorld;
  let count = 0;
  before(async () => {
    test = await startStore();
    world = await createSendingWorld(test.store);
  });
  after(() => test.stop());
  beforeEach(async () => {
    world.begun.length = 0;
    world.server.outcome = ACCEPTED;
    // A day for each: nothing of one is in the way of the next. Far from midnight, since some go to a time minutes later.
    world.clock.now = new Date(world.clock.now.getTime() + 4 * DAY_MS);
    world.clock.now.setUTCHours(10, 0, 0, 0);
    await gap(0);
  });

  const signal = new AbortController().signal;
  const gap = (min_interval_seconds: number) =>
    test.store.senders.update('alice', world.sender.id, { min_interval_seconds }, world.clock.now);
  const later = (ms: number): Date => new Date(world.clock.now.getTime() + ms);
  const statusOf = async (id: string) => (await test.store.attempts.find('alice', id))?.status ?? null;
  const slotsTaken = async () => {
    const day = world.clock.now.toISOString().slice(0, 10);
    return (await test.store.sendSlots.counts('alice', day, 'x', world.sender.id, 'h')).user_daily;
  };

  /** A task that notes what it is told. */
  async function newTask(overrides: Partial<ScheduledMail> = {}) {
    const email = `a@task-${count++}.example`;
    const lead = await world.addLead(email);
    const reported: (string | null | Date)[] = [];
    const waits: string[] = [];
    const id = randomBytes(12).toString('hex');
    const task: ScheduledMail = {
      id,
      user_id: 'alice',
      plan: async (attempt_id) => ({ plan: newSendPlan(world, lead, { attempt_id, origin: 'queue' }), read: {} }),
      stopReason: async () => null,
      conclude: async (status, reason, attempt) => void reported.push(status, reason, attempt?.id ?? null),
      reschedule: async (until) => void reported.push(until),
      noteWait: async (reason) => void waits.push(reason),
      ...overrides,
    };
    return { task, told: reported, waits, email, lead };
  }

  it('sends it once, however often it is asked', async () => {
    const { task, told: reported, email } = await newTask();
    expect(await dispatchTask(world.deps, task, signal)).to.include({ status: 'sent', attempt_id: task.id });
    expect(await dispatchTask(world.deps, task, signal)).to.include({ status: 'sent', attempt_id: task.id });
    expect(await dispatchTask(world.deps, task, signal, null)).to.include({ status: 'sent', attempt_id: task.id });
    expect(reported).to.deep.equal(['sent', null, task.id, 'sent', null, task.id, 'sent', null, task.id]);
    expect(world.begun).to.deep.equal([email]);
  });

  it('records nothing of one that is stopped before', async () => {
    const { task, told: reported } = await newTask({ plan: async () => ({ kind: 'stopped', reason: 'lead_replied' }) });
    expect(await dispatchTask(world.deps, task, signal)).to.include({ status: 'cancelled', attempt_id: null });
    expect(reported).to.deep.equal(['cancelled', 'lead_replied', null]);
    expect(await statusOf(task.id)).to.equal(null);
  });

  it('asks again right before it hands it over, and gives back what it took', async () => {
    const asked: string[] = [];
    const stopReason = async ({ recipient_email }: { recipient_email: string }) => {
      asked.push(recipient_email);
      return 'lead_replied';
    };
    const { task, told: reported, email } = await newTask({ stopReason });
    await dispatchTask(world.deps, task, signal);
    expect(asked).to.deep.equal([email]);
    expect(reported).to.deep.equal(['blocked', 'lead_replied', task.id]);
    expect([world.begun, await slotsTaken()]).to.deep.equal([[], 0]);
  });

  it('takes a sent mail for the reason why its task looks done', async () => {
    const sent = await newTask();
    await dispatchTask(world.deps, sent.task, signal);
    const again = { ...sent.task, plan: async () => ({ kind: 'stopped' as const, reason: 'lead_contacted' }) };
    expect(await dispatchTask(world.deps, again, signal, null)).to.include({ status: 'sent' });
    expect(await slotsTaken()).to.equal(1);
  });

  it('gives nothing back of a mail that a twin has on record', async () => {
    const { task, email } = await newTask();
    await dispatchTask(world.deps, task, signal);
    const silence = { email, reason: null, source: 'unsubscribe' as const };
    await test.store.suppressions.add('alice', silence, world.clock.now);
    expect(await dispatchTask(world.deps, task, signal, null)).to.include({ status: 'sent' });
    expect(await slotsTaken()).to.equal(1);
  });

  it('never repeats what a dead worker had on the wire', async () => {
    const { task, told: reported, lead } = await newTask();
    const plan = newSendPlan(world, lead, { attempt_id: task.id, origin: 'queue' });
    await prepareAttempt(world.deps, plan, 'scheduled');
    await test.store.attempts.beginSending('alice', task.id);
    expect(await dispatchTask(world.deps, task, signal)).to.include({ status: 'uncertain', attempt_id: task.id });
    expect(reported).to.deep.equal(['uncertain', 'worker_lost', task.id]);
    expect(world.begun).to.deep.equal([]);
  });

  it('tries what is refused for now as another attempt, four times, each later than the one before', async () => {
    world.server.outcome = refused('rcpt', false);
    const { task, told: reported } = await newTask();
    for (const minutes of [5, 30, 120, 480]) {
      expect(await dispatchTask(world.deps, task, signal)).to.include({ status: 'waiting', hold_until: null });
      expect(reported.splice(0)).to.deep.equal([later(minutes * MINUTE_MS)]);
    }
    expect(await dispatchTask(world.deps, task, signal)).to.include({ status: 'failed' });
    expect(reported.slice(0, 2)).to.deep.equal(['failed', 'refused_for_now (rcpt): no']);
    expect(reported[2]).not.to.equal(task.id);
    expect(await slotsTaken()).to.equal(0);
  });

  it('tries what was refused as a whole once more and no oftener, whatever was refused between', async () => {
    const { task, told: reported, email } = await newTask();
    for (const phase of ['after_data', 'rcpt'] as const) {
      world.server.outcome = refused(phase, false);
      expect(await dispatchTask(world.deps, task, signal)).to.include({ status: 'waiting' });
    }
    world.server.outcome = refused('after_data', false);
    reported.length = 0;
    expect(await dispatchTask(world.deps, task, signal)).to.include({ status: 'failed' });
    expect(reported.slice(0, 2)).to.deep.equal(['failed', 'refused_for_now (after_data): no']);
    const begun = world.begun.filter((to) => to === email).length;
    world.server.outcome = ACCEPTED;
    expect(await dispatchTask(world.deps, task, signal)).to.include({ status: 'failed' });
    expect(world.begun.filter((to) => to === email)).to.have.length(begun);
  });

  it('sends the next try where the first was refused for now', async () => {
    world.server.outcome = refused('rcpt', false);
    const { task, told: reported } = await newTask();
    await dispatchTask(world.deps, task, signal);
    world.server.outcome = ACCEPTED;
    const sent = await dispatchTask(world.deps, task, signal);
    expect(sent.status).to.equal('sent');
    expect([await statusOf(task.id), await statusOf(sent.attempt_id ?? '')]).to.deep.equal(['failed', 'sent']);
    expect(reported.at(-1)).to.equal(sent.attempt_id);
  });

  it('counts only what servers refuse: what was withdrawn six times is sent the seventh', async () => {
    let withdrawals = 6;
    const stopReason = async () => (withdrawals-- > 0 ? 'refused_for_now: mail_edited' : null);
    const { task, told: reported, email } = await newTask({ stopReason });
    for (let withdrawn = 1; withdrawn <= 6; withdrawn++)
      expect(await dispatchTask(world.deps, task, signal)).to.include({ status: 'waiting' });
    expect(reported).to.deep.equal(Array.from({ length: 6 }, () => later(5 * MINUTE_MS)));
    expect(await dispatchTask(world.deps, task, signal)).to.include({ status: 'sent' });
    expect([world.begun, await slotsTaken()]).to.deep.equal([[email], 1]);
  });

  it('leaves what was withdrawn for another mailbox to that one', async () => {
    const { task, told: reported } = await newTask({
      stopReason: async () => 'refused_for_now: mail_handed_over',
      rotates: { sender_id: world.sender.id, readCurrent: async () => 'other' },
    });
    expect(await dispatchTask(world.deps, task, signal)).to.include({ status: 'waiting' });
    expect([reported, await slotsTaken()]).to.deep.equal([[], 0]);
  });

  it('returns what a refused try held whose worker died before it could, and sends the next one', async () => {
    const { task, email } = await newTask();
    world.server.outcome = refused('rcpt', false);
    const release = () => Promise.reject(new Error('killed here'));
    const dying = { ...world.deps, sendSlots: { ...world.deps.sendSlots, release } };
    const end = await dispatchTask(dying, task, signal).catch((error: Error) => error.message);
    expect([end, await statusOf(task.id), await slotsTaken()]).to.deep.equal(['killed here', 'failed', 1]);
    world.server.outcome = ACCEPTED;
    world.clock.now = later(6 * MINUTE_MS);
    expect(await dispatchTask(world.deps, task, signal)).to.include({ status: 'sent' });
    expect([world.begun, await slotsTaken()]).to.deep.equal([[email], 1]);
  });

  it('ends with a refusal for good', async () => {
    world.server.outcome = refused('rcpt', true);
    const { task, told: reported } = await newTask();
    await dispatchTask(world.deps, task, signal);
    expect(reported).to.deep.equal(['failed', 'refused (rcpt): no', task.id]);
  });

  it('holds the sender whose server is away, and continues with the same attempt', async () => {
    world.server.outcome = refused('connect', false);
    const { task, told: reported } = await newTask();
    const held = await dispatchTask(world.deps, task, signal);
    expect(held).to.deep.include({ status: 'waiting', hold_until: later(MINUTE_MS), unauthorized: false });
    expect(await statusOf(task.id)).to.equal('queued');
    world.clock.now = later(7 * MINUTE_MS);
    expect((await dispatchTask(world.deps, task, signal)).hold_until).to.deep.equal(later(7 * MINUTE_MS));
    world.server.outcome = ACCEPTED;
    await dispatchTask(world.deps, task, signal);
    expect(reported).to.deep.equal(['sent', null, task.id]);
  });

  it('tries what was held over night as another attempt', async () => {
    world.server.outcome = refused('connect', false);
    const { task, told: reported } = await newTask();
    await dispatchTask(world.deps, task, signal);
    world.clock.now = later(DAY_MS);
    world.server.outcome = ACCEPTED;
    expect((await dispatchTask(world.deps, task, signal)).status).to.equal('sent');
    expect([await statusOf(task.id), reported[2] === task.id]).to.deep.equal(['failed', false]);
  });

  it('tells of a sign-in that was refused', async () => {
    world.server.outcome = refused('auth', true);
    const { task } = await newTask();
    expect(await dispatchTask(world.deps, task, signal)).to.include({ status: 'waiting', unauthorized: true });
  });

  it('postpones what waits for its recipient, and holds the sender where it waits for that', async () => {
    const { task, lead } = await newTask();
    await dispatchTask(world.deps, task, signal);
    const again = newSendPlan(world, lead, { subject: 'Another idea', origin: 'queue' });
    const soon = await newTask({ plan: async (attempt_id) => ({ plan: { ...again, attempt_id }, read: {} }) });
    expect(await dispatchTask(world.deps, soon.task, signal)).to.include({ status: 'waiting', hold_until: null });
    expect(soon.told).to.deep.equal([later(3 * DAY_MS)]);
    await gap(600);
    const next = await newTask();
    const { hold_until } = await dispatchTask(world.deps, next.task, signal);
    expect(hold_until?.getTime()).to.be.within(later(11 * MINUTE_MS).getTime(), later(20 * MINUTE_MS).getTime());
    expect(next.told).to.deep.equal([]);
  });

  it('lets a rival that has the same mail in flight go first', async () => {
    const { task, told: reported, lead } = await newTask();
    await prepareAttempt(world.deps, newSendPlan(world, lead), 'manual');
    expect(await dispatchTask(world.deps, task, signal)).to.include({ status: 'waiting' });
    expect(reported).to.deep.equal([later(5 * MINUTE_MS)]);
  });

  it('fails what lacks its sender', async () => {
    const { task, told: reported, lead } = await newTask();
    const plan = newSendPlan(world, lead, { sender_id: 'f'.repeat(24) });
    await dispatchTask(world.deps, { ...task, plan: async () => ({ plan, read: {} }) }, signal);
    expect(reported).to.deep.equal(['failed', 'sender_missing', null]);
  });
});
