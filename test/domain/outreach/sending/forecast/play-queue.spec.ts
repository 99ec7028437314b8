import { expect } from 'chai';
import { dispatchDue } from '../../../../../activities/outreach/sending/dispatch-due.js';
import type {
  ForecastFacts,
  ForecastMail,
  ForecastMailbox,
  PlayedQueue,
} from '../../../../../domain/outreach/sending/forecast/forecast-facts.js';
import { playQueue } from '../../../../../domain/outreach/sending/forecast/play-queue.js';
import { DEFAULT_SENDING_WINDOW, type Sender } from '../../../../../domain/outreach/sending/sender.js';
import { emptySequence } from '../../../../../domain/outreach/sending/sequence/sequence.js';
import type { Store } from '../../../../../store/index.js';
import { newQueueItem } from '../../../../support/samples/new-queue-item.js';
import { newSteps } from '../../../../support/samples/new-steps.js';
import { createSendingWorld, type SendingWorld } from '../../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../../support/store.js';

const DAY_MS = 86_400_000;
const SENDER: ForecastMailbox['sender'] = {
  id: 'a',
  email: 'ana@press.example',
  daily_limit: 50,
  hourly_limit: 9,
  min_interval_seconds: 600,
  warm_up: false,
  sending_window: { ...DEFAULT_SENDING_WINDOW, time_zone: 'UTC' },
};
const MONDAY = new Date('2026-06-01T09:00:00Z');

const mailbox = (change: Partial<ForecastMailbox['sender']> = {}, rest: Partial<ForecastMailbox> = {}) => ({
  sender: { ...SENDER, ...change },
  first_sent_at: null,
  last_sent_at: null,
  rest_until: null,
  sent_today: 0,
  sent_this_hour: 0,
  ...rest,
});
const mails = (count: number, change: Partial<ForecastMail> = {}): ForecastMail[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`.padStart(5, '0'),
    lead_id: `${index}`,
    sender_id: 'a',
    recipient: `editor@site-${index}.example`,
    kind: 'first_email' as const,
    due_ms: MONDAY.getTime() + index,
    follow_up_days: [],
    is_own: true,
    ...change,
  }));
const facts = (change: Partial<ForecastFacts> = {}): ForecastFacts => ({
  now: MONDAY,
  time_zone: 'UTC',
  mailboxes: [mailbox()],
  mails: mails(10),
  user_daily_limit: 10_000,
  domain_daily_limit: 20,
  sent_today: 0,
  sent_to_domains: new Map(),
  last_mail_to: new Map(),
  ...change,
});
const daysOf = (given: ForecastFacts): Record<string, number> => {
  const days: Record<string, number> = {};
  for (const { at_ms } of playQueue(given, 0.5).sends) {
    const day = new Date(at_ms).toISOString().slice(0, 10);
    days[day] = (days[day] ?? 0) + 1;
  }
  return days;
};

describe('[U] queue played forward', () => {
  it('never puts two mails of a mailbox within its gap, however many there are', () => {
    const { sends } = playQueue(facts({ mails: mails(1_000) }), 0);
    expect(sends).to.have.length(1_000);
    for (const [index, { at_ms }] of sends.slice(1).entries())
      expect(at_ms - (sends[index]?.at_ms ?? 0)).to.be.at.least(690_000);
  });

  it('sends on working days by the cap that binds: day by day, more while a mailbox warms up', () => {
    const warming = mailbox({ warm_up: true, min_interval_seconds: 0 });
    expect(daysOf(facts({ mailboxes: [warming], mails: mails(80) }))).to.deep.equal({
      '2026-06-01': 10,
      '2026-06-02': 15,
      '2026-06-03': 20,
      '2026-06-04': 25,
      '2026-06-05': 10,
    });
    const friday = { now: new Date('2026-06-05T16:50:00Z'), mails: mails(2) };
    expect(daysOf(facts(friday))).to.deep.equal({ '2026-06-05': 1, '2026-06-08': 1 });
  });

  it('plans nothing of a mailbox that does not send, and what is in the way of no other', () => {
    const { sends, stuck } = playQueue(facts({ mails: [...mails(2), ...mails(3, { sender_id: 'paused' })] }), 0.5);
    expect([sends.length, stuck.length]).to.deep.equal([2, 3]);
    const rests = mailbox({}, { rest_until: new Date('2026-06-02T09:00:00Z') });
    expect(playQueue(facts({ mailboxes: [rests] }), 0.5).sends[0]?.at_ms).to.equal(Date.parse('2026-06-02T09:00:00Z'));
  });

  it('holds one recipient domain without its mailbox, and says what held how many', () => {
    const same = mails(4, { recipient: 'editor@one.example' }).map((mail, index) => ({
      ...mail,
      recipient: `editor${index}@one.example`,
    }));
    const given = facts({ mails: same, domain_daily_limit: 2, mailboxes: [mailbox({ min_interval_seconds: 0 })] });
    expect(daysOf(given)).to.deep.equal({ '2026-06-01': 2, '2026-06-02': 2 });
    expect(playQueue(given, 0.5).held.get('domain_daily_cap')).to.equal(2);
  });

  it('lets follow-ups leave first, each days after the mail before it', () => {
    const given = facts({ mails: mails(1, { follow_up_days: [3, 4] }), mailboxes: [mailbox()] });
    expect(playQueue(given, 0.5).sends.map(({ at_ms }) => (at_ms - MONDAY.getTime()) / DAY_MS)).to.deep.equal([
      0, 3, 7,
    ]);
  });
});

/** When what, as planned: "time lead step". */
function foretell({ sends }: PlayedQueue): string[] {
  return sends
    .map(({ mail, at_ms }) => `${new Date(at_ms).toISOString()} ${mail.lead_id} ${mail.id.split('+').length - 1}`)
    .toSorted();
}

/** Sends all that waits, whenever it may, and says when what left. */
async function sendAll(store: Store, world: SendingWorld, senderIds: readonly string[]): Promise<string[]> {
  const next = new Map(senderIds.map((id) => [id, world.clock.now.getTime()]));
  for (;;) {
    const [first] = [...next].toSorted(([, one], [, other]) => one - other);
    if (!first) break;
    const [sender_id, atMs] = first;
    world.clock.now = new Date(atMs);
    const turn = await dispatchDue(world.deps, { user_id: 'alice', sender_id }, new AbortController().signal);
    if (turn.next_at === null) next.delete(sender_id);
    else next.set(sender_id, Math.max(atMs, Date.parse(turn.next_at)));
  }
  const { items } = await store.attempts.list('alice', world.campaignId, { status: 'sent' }, 1_000, null);
  return items.map(({ lead_id, step, sent_at }) => `${sent_at} ${lead_id} ${step}`).toSorted();
}

describe('[I] queue played forward, beside the queue as it is sent', () => {
  let test: TestStore;
  before(async () => {
    test = await startStore();
  });
  after(() => test.stop());

  it('agrees to the millisecond, mail by mail, over a weekend on which clocks change', async () => {
    const settings = { user_daily_limit: 14, domain_daily_limit: 2, time_zone: 'Europe/Berlin' };
    const world = await createSendingWorld(test.store, settings);
    world.clock.now = new Date('2026-10-22T05:30:00Z');
    const pace = {
      daily_limit: 12,
      hourly_limit: 3,
      min_interval_seconds: 0,
      warm_up: true,
      sending_window: DEFAULT_SENDING_WINDOW,
      // One connection, so that the order is certain.
      provider_limits: { per_day: 500, per_minute: null, connections: 1 },
    };
    const record = { ...world.sender, email: 'bo@press.example', smtp_password: null, imap_password: null };
    const bo = await test.store.senders.insert('alice', { ...record, is_default: false }, world.clock.now);
    const senders: Sender[] = [];
    for (const id of [world.sender.id, bo?.id ?? '']) {
      const warm_up = id === world.sender.id;
      const changed = await test.store.senders.update('alice', id, { ...pace, warm_up }, world.clock.now);
      if (changed) senders.push(changed);
    }
    const planned: ForecastMail[] = [];
    const items = [];
    for (let index = 0; index < 36; index++) {
      // Of each three, two are of one domain; some live by a clock of their own.
      const domain = `played-${Math.floor(index / 3)}.${index % 4 === 0 ? 'uk' : 'example'}`;
      const recipient = `editor${index}@${domain}`;
      const lead_id = await world.addLead(recipient);
      const sender_id = senders[index % 2]?.id ?? '';
      const due_at = new Date(world.clock.now.getTime() + index).toISOString();
      const follow_ups = index % 5 === 0 ? [{ after_days: 2, subject: null, body: 'Again?' }] : [];
      const of = { user_id: 'alice', campaign_id: world.campaignId, operation_id: 'e'.repeat(24), lead_id, sender_id };
      const item = newQueueItem({ ...of, follow_ups, due_at, subject: `On bees ${index}` });
      items.push(item);
      const about = { id: item.id, lead_id, sender_id, recipient, is_own: true };
      planned.push({
        ...about,
        kind: 'first_email',
        due_ms: Date.parse(due_at),
        follow_up_days: follow_ups.map(({ after_days }) => after_days),
      });
    }
    await test.store.queueItems.insertMany(items);
    const { now } = world.clock;
    const mailboxes = senders.map((sender) => mailbox(sender));
    const forecast = playQueue({ ...facts(), ...settings, now, mailboxes, mails: planned }, 0.5);

    const really = await sendAll(
      test.store,
      world,
      senders.map(({ id }) => id),
    );
    expect(really).to.have.length(44);
    expect(foretell(forecast)).to.deep.equal(really);
  }).timeout(60_000);

  it('agrees on the steps of a sequence too, in working days of each recipient', async () => {
    const world = await createSendingWorld(test.store, { time_zone: 'Europe/Berlin' });
    const waits = [1, 2, 3];
    // It is Thursday; on Sunday clocks go back in Europe, a week later in America.
    world.clock.now = new Date('2026-10-22T12:00:00Z');
    const steps = newSteps(...waits.map((wait_days) => ({ wait_days })));
    await test.store.sequences.save('alice', { ...emptySequence(world.campaignId), version: 1, steps }, MONDAY);
    const pace = { sending_window: DEFAULT_SENDING_WINDOW, min_interval_seconds: 0 };
    const sender = await test.store.senders.update('alice', world.sender.id, pace, MONDAY);
    if (!sender) throw new Error('There is a sender');
    const planned: ForecastMail[] = [];
    for (const [index, domain] of ['bees.de', 'bees.jp', 'bees.example', 'bees.uk'].entries()) {
      const recipient = `editor@${domain}`;
      const lead_id = await world.addLead(recipient);
      const due_ms = world.clock.now.getTime() + index * 1_234_567;
      const of = { user_id: 'alice', campaign_id: world.campaignId, lead_id, sender_id: sender.id, follow_ups: [] };
      await test.store.queueItems.insertMany([newQueueItem({ ...of, due_at: new Date(due_ms).toISOString() })]);
      const led = { follow_up_days: waits, in_working_days: true };
      planned.push({
        id: lead_id,
        lead_id,
        sender_id: sender.id,
        recipient,
        kind: 'first_email',
        due_ms,
        is_own: true,
        ...led,
      });
    }
    const given = facts({
      now: world.clock.now,
      time_zone: 'Europe/Berlin',
      mailboxes: [mailbox(sender)],
      mails: planned,
    });
    const really = await sendAll(test.store, world, [sender.id]);
    expect(really).to.have.length(16);
    expect(foretell(playQueue(given, 0.5))).to.deep.equal(really);
  }).timeout(60_000);
});
