import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { dispatchDue } from '../activities/outreach/sending/dispatch-due.js';
import type { Attempt } from '../domain/outreach/sending/attempt.js';
import type { QueueItem, QueueItemStatus } from '../domain/outreach/sending/send-queue.js';
import type { Sender } from '../domain/outreach/sending/sender.js';
import { connectStore } from '../store/base/connect.js';
import { type Cursor, decodeCursor, type ListPage } from '../store/base/cursor.js';
import { createStore, type Store } from '../store/index.js';
import { type HeldSink, type SinkMoment, startHeldSink } from '../test/support/mail/held-sink.js';
import { startMongo } from '../test/support/servers/mongo.js';
import { addBenchSender, benchSendingDeps, newBenchLead } from './bench-sending.js';
import type { Measure } from './measure.js';

const KILLS = 225;
/** More than each life can send before its end. */
const MAILS = KILLS * 6;
/** Every step of a mail in turn; a different mail of the connection each time. */
const MOMENTS: readonly SinkMoment[] = ['connected', 'rcpt', 'data', 'dot', 'accepted'];
const MAILS_BEFORE = 4;
/** Of a life in which the moment does not come. */
const LONGEST_LIFE_MS = 10_000;
const WORKER = fileURLToPath(new URL('./send-until-killed.ts', import.meta.url));

/** A worker that sends a queue is killed with SIGKILL again and again, at every step of a mail. No recipient may be mailed twice. */
export async function benchSendCrashes(): Promise<Measure[]> {
  return killSenders(1);
}

/**
 * The same with a queue that rotates over three mailboxes, which send side by side. From life to life another one is
 * paused, so that its openers go to the others, and the one before gets its share back.
 */
export async function benchRotationCrashes(): Promise<Measure[]> {
  return killSenders(3);
}

async function killSenders(mailboxes: number): Promise<Measure[]> {
  const [mongo, sink] = await Promise.all([startMongo(), startHeldSink()]);
  const connection = await connectStore(mongo.uri);
  const store = createStore(connection);
  let spare: Promise<ChildProcess> | null = null;
  try {
    await store.ensure();
    const senders: Sender[] = [];
    for (let number = 0; number < mailboxes; number++)
      senders.push(await addBenchSender(store, sink.port, number, 'user-0'));
    const ids = senders.map(({ id }) => id);
    const items = await addItems(store, 'user-0', ids);
    const begin = () => startWorker([mongo.uri, 'user-0', ...ids]);
    spare = begin();
    for (let kill = 0; kill < KILLS; kill++) {
      if (mailboxes > 1) await pauseOnly(store, ids, kill % mailboxes);
      const worker = await spare;
      // The next one gets ready while this one works.
      spare = begin();
      await killAt(worker, sink, MOMENTS[kill % MOMENTS.length] ?? 'dot', 1 + (kill % MAILS_BEFORE));
    }
    sink.onMoment = () => undefined;
    await pauseOnly(store, ids, null);
    await sendTheRest(store, ids);
    const others = await countOtherMailboxes(store, sink, items[0]?.campaign_id ?? '');
    return measure(sink, await readStatuses(store, items), others);
  } finally {
    (await spare)?.kill('SIGKILL');
    await sink.close();
    await connection.close();
    await mongo.stop();
  }
}

/** @param paused index of the one that is; null: none */
async function pauseOnly(store: Store, ids: readonly string[], paused: number | null): Promise<void> {
  const now = new Date();
  for (const [index, id] of ids.entries()) {
    const pause = { reason: 'user' as const, detail: 'For this life', at: now.toISOString() };
    await store.senders.setPause('user-0', id, index === paused ? pause : null, now);
  }
}

async function sendTheRest(store: Store, ids: readonly string[]): Promise<void> {
  const deps = benchSendingDeps(store);
  for (;;) {
    const ends = await Promise.all(
      ids.map((sender_id) => dispatchDue(deps, { user_id: 'user-0', sender_id }, new AbortController().signal)),
    );
    if (ends.every(({ next_at }) => next_at === null)) return;
    await sleep(50);
  }
}

/** How many mails came from another address than the record of their attempt names. */
async function countOtherMailboxes(store: Store, sink: HeldSink, campaignId: string): Promise<number> {
  const from = new Map(sink.deliveries.map(({ to, raw }) => [to, /^From:.*<([^>]+)>/im.exec(raw)?.[1] ?? '']));
  let others = 0;
  let cursor: Cursor | null = null;
  do {
    const page: ListPage<Attempt> = await store.attempts.list('user-0', campaignId, { status: 'sent' }, 500, cursor);
    others += page.items.filter((each) => from.get(each.recipient_email) !== each.sender_email).length;
    cursor = page.next_cursor === null ? null : decodeCursor(page.next_cursor);
  } while (cursor !== null);
  return others;
}

async function startWorker(args: string[]): Promise<ChildProcess> {
  const worker = fork(WORKER, args, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(worker, 'exit').then(() => Promise.reject(new Error('A worker has ended at its start')));
  ended.catch(() => undefined);
  await Promise.race([once(worker, 'message'), ended]);
  return worker;
}

/** In the very moment at which the server sees it: nothing of the worker runs after it. */
async function killAt(worker: ChildProcess, sink: HeldSink, moment: SinkMoment, count: number): Promise<void> {
  const exited = once(worker, 'exit');
  let seen = 0;
  sink.onMoment = (at) => {
    if (at === moment && ++seen === count) worker.kill('SIGKILL');
  };
  const timer = setTimeout(() => worker.kill('SIGKILL'), LONGEST_LIFE_MS);
  worker.send('go');
  await exited;
  clearTimeout(timer);
}

async function addItems(store: Store, user_id: string, senderIds: readonly string[]): Promise<QueueItem[]> {
  const given = { name: 'Crashes', description: null, keywords: [], workspace_id: user_id };
  const { id: campaign_id } = await store.campaigns.insert(user_id, given, new Date());
  const leads = Array.from({ length: MAILS }, (_, index) => newBenchLead(`crash-${index}.example`));
  await store.leads.insertMany(user_id, campaign_id, leads, new Date());
  const now = new Date().toISOString();
  const items = (await store.leads.all(user_id, campaign_id)).map(({ id: lead_id }, index) => ({
    id: createHash('sha256').update(lead_id).digest('hex').slice(0, 24),
    user_id,
    campaign_id,
    lead_id,
    sender_id: senderIds[index % senderIds.length] ?? '',
    ...(senderIds.length > 1 ? { sender_ids: [...senderIds] } : {}),
    operation_id: 'c'.repeat(24),
    subject: 'An idea',
    body: 'Hello, would you like an article?',
    follow_ups: [],
    status: 'waiting' as const,
    reason: null,
    attempt_id: null,
    due_at: now,
    created_at: now,
  }));
  await store.queueItems.insertMany(items);
  return items;
}

async function readStatuses(store: Store, items: readonly QueueItem[]): Promise<QueueItemStatus[]> {
  const found = await Promise.all(items.map(({ user_id, id }) => store.queueItems.find(user_id, id)));
  return found.flatMap((item) => item?.status ?? []);
}

function measure(sink: HeldSink, statuses: readonly QueueItemStatus[], otherMailbox: number): Measure[] {
  const copies = new Map<string, number>();
  for (const { to } of sink.deliveries) copies.set(to, (copies.get(to) ?? 0) + 1);
  const countOf = (status: QueueItemStatus) => statuses.filter((each) => each === status).length;
  const [sent, uncertain] = [countOf('sent'), countOf('uncertain')];
  return [
    { name: `kills of a sending worker, ${MAILS} mails`, value: KILLS, unit: '', bar: { at_least: KILLS } },
    {
      name: 'mailed twice',
      value: [...copies.values()].filter((count) => count > 1).length,
      unit: '',
      bar: { at_most: 0 },
    },
    { name: 'neither sent nor uncertain', value: MAILS - sent - uncertain, unit: '', bar: { at_most: 0 } },
    { name: 'recorded as sent and not there', value: Math.max(0, sent - copies.size), unit: '', bar: { at_most: 0 } },
    { name: 'recorded as from another mailbox', value: otherMailbox, unit: '', bar: { at_most: 0 } },
    { name: 'uncertain, left to their user', value: uncertain, unit: '' },
  ];
}
