import type { FollowUp } from '../../../domain/outreach/sending/follow-up.js';
import type { PauseCause } from '../../../domain/outreach/sending/judge-access-end.js';
import { resolveSender } from '../../../domain/outreach/sending/resolve-sender.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import type { Waiting } from '../../../domain/outreach/sending/waiting.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { judgeSenderHealth } from './health/judge-sender-health.js';
import { pauseSender } from './health/pause-sender.js';
import { clearedFollowUps } from './queue/cleared-follow-ups.js';
import { dispatchTask, type ScheduledMail } from './queue/dispatch-task.js';
import { followUpTask } from './queue/follow-up-task.js';
import { queueItemTask } from './queue/queue-item-task.js';
import { rememberRecords } from './queue/remember-records.js';
import { giveOpeners, takeShare } from './queue/rotate-openers.js';
import type { TaskEnd } from './queue/task-end.js';
import type { SendingDeps } from './sending-deps.js';

export interface SenderQueueRef {
  user_id: OwnerId;
  sender_id: string;
}

export interface DispatchTurn {
  sent: number;
  /** When to check again, ISO 8601; null when nothing waits. */
  next_at: string | null;
  /** Operations of queues that something was done for. */
  operations: string[];
  /** Attempts whose fate is open. */
  uncertain: string[];
}

/** A turn ends soon, so that a pause or another sender's change is noticed and the history shows what was done. */
const TURN_MS = 20_000;
const TURN_MAILS = 400;
/** Read together, and so few that what is canceled meanwhile is seen before it is tried. */
const BATCH = 20;
/** Mails at once when the sender needs no gap; few servers accept more connections from one client. */
const WIDTH = 4;
/** A paused sender is looked at again this often; un-pausing wakes it anyway. */
const PAUSED_LOOK_MS = 60 * 60_000;
const PROVIDER_DAY_MS = 24 * 60 * 60_000;
const RESTING = { reason: 'provider_day_full', detail: null } as const;

/**
 * Sends what is due of one sender, one after the other, until the policy says wait. Twice, or beside a dead-looking
 * twin: each mail has its own record that only one of them can begin.
 */
export async function dispatchDue(
  deps: SendingDeps,
  queue: SenderQueueRef,
  signal: AbortSignal,
): Promise<DispatchTurn> {
  const turn: DispatchTurn = { sent: 0, next_at: null, operations: [], uncertain: [] };
  const sender = await resolveSender(deps, queue.user_id, queue.sender_id);
  if (!sender) {
    turn.operations = await giveOpeners(deps, queue);
    await deps.queueItems.cancel(queue.user_id, { sender_id: queue.sender_id }, 'sender_removed');
    return turn;
  }
  const endMs = deps.now().getTime() + TURN_MS;
  const operations = new Set<string>();
  const paused = await judgeSenderHealth(deps, sender);
  if (paused) await deps.followUps.holdDue(queue.user_id, sender.id, deps.now(), toPauseHold(paused));
  let hold: Hold | null = paused ? await pausedHold(deps, sender) : await beginTurn(deps, sender);
  while (hold === null && deps.now().getTime() < endMs && turn.sent < TURN_MAILS && !signal.aborted) {
    const once = rememberRecords(deps);
    const tasks = await dueTasks(once, queue, operations, signal);
    if (tasks.length === 0) break;
    hold = await dispatchAll({ deps, once }, sender, tasks, turn, signal);
  }
  if (hold?.reason === 'sender_paused') for (const id of await giveOpeners(deps, queue)) operations.add(id);
  const next = await nextDueAt(deps, queue);
  turn.next_at = next === null ? null : new Date(Math.max(Date.parse(next), hold?.until.getTime() ?? 0)).toISOString();
  await noteWaiting(deps, queue, next === null ? null : hold);
  // A hold on the sender holds all of them, including those that this turn did not reach.
  if (hold !== null)
    for (const id of await deps.queueItems.waitingOperations(queue.user_id, queue.sender_id)) operations.add(id);
  turn.operations = [...operations];
  return turn;
}

/** Follow-ups first: they have waited for days. Only the first one of each lead, since its outcome moves the others. */
async function dueTasks(
  deps: SendingDeps,
  { user_id, sender_id }: SenderQueueRef,
  operations: Set<string>,
  signal: AbortSignal,
): Promise<ScheduledMail[]> {
  const now = deps.now();
  const due = await deps.followUps.due(user_id, sender_id, now, BATCH);
  const followUps = await clearedFollowUps(deps, { user_id, sender_id }, due, signal);
  const items = await deps.queueItems.next(user_id, sender_id, now, BATCH);
  for (const item of items) operations.add(item.operation_id);
  return [
    ...firstOfLeads(followUps).map((followUp) => followUpTask(deps, user_id, sender_id, followUp)),
    ...items.map((item) => queueItemTask(deps, item)),
  ];
}

function firstOfLeads(followUps: readonly FollowUp[]): FollowUp[] {
  return followUps.filter(({ lead_id }, index) => followUps.findIndex((each) => each.lead_id === lead_id) === index);
}

/** @returns until when the sender must wait; null when all tasks were seen to */
async function dispatchAll(
  { deps, once }: { deps: SendingDeps; once: SendingDeps },
  sender: Sender,
  tasks: ScheduledMail[],
  turn: DispatchTurn,
  signal: AbortSignal,
): Promise<Hold | null> {
  const most = sender.provider_limits?.connections ?? WIDTH;
  const width = sender.min_interval_seconds === 0 ? Math.min(WIDTH, most) : 1;
  const endMs = deps.now().getTime() + TURN_MS;
  let hold: Hold | null = null;
  const tries = await once.attempts.findMany(
    sender.user_id,
    tasks.map(({ id }) => id),
  );
  const begun = new Map(tries.map((attempt) => [attempt.id, attempt]));
  // Of a sender with a gap only the first is sent by now.
  if (width > 1) await Promise.all(tasks.map((task) => task.readAhead?.()));
  const work = async (): Promise<void> => {
    for (let task = tasks.shift(); task && hold === null; task = tasks.shift()) {
      const ended = await dispatchTask(once, task, signal, begun.get(task.id) ?? null);
      note(turn, ended);
      if (ended.unauthorized) await pause(deps, sender, ended.pause);
      if (ended.day_is_full) hold = await rest(deps, sender);
      else hold = ended.unauthorized ? await pausedHold(deps, sender) : later(hold, ended);
      if (signal.aborted || deps.now().getTime() > endMs) return;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: width }, work));
  const failed = ends.find((ended) => ended.status === 'rejected');
  if (failed) throw failed.reason;
  return hold;
}

function note(turn: DispatchTurn, { status, attempt_id }: TaskEnd): void {
  if (status === 'sent') turn.sent += 1;
  if (status === 'uncertain' && attempt_id !== null) turn.uncertain.push(attempt_id);
}

/** Every further try with a wrong password brings the mailbox closer to being locked. */
async function pause(deps: SendingDeps, sender: Sender, cause: PauseCause | null): Promise<void> {
  // Renewing its access has paused it already, with the provider's own reason.
  if ((await deps.senders.find(sender.user_id, sender.id))?.paused) return;
  const detail = 'The mail server refused the sign-in: check user name and password';
  await pauseSender(deps, sender, cause ?? { reason: 'authentication', detail });
}

/** Providers count a rolling day: nothing leaves before it has passed, even when the queue is woken meanwhile. */
async function rest(deps: SendingDeps, { user_id, id }: Sender): Promise<Hold> {
  const until = new Date(deps.now().getTime() + PROVIDER_DAY_MS);
  await deps.senderStates.noteRest(user_id, id, until);
  return { until, ...RESTING };
}

/** One that was paused has its share of the queues again. @returns until when it rests */
async function beginTurn(deps: SendingDeps, { user_id, id }: Sender): Promise<Hold | null> {
  const { rest_until: until, handed_over } = await deps.senderStates.readTurn(user_id, id);
  if (handed_over) await takeShare(deps, { user_id, sender_id: id });
  return until === null || until <= deps.now() ? null : { until, ...RESTING };
}

async function nextDueAt(deps: SendingDeps, { user_id, sender_id }: SenderQueueRef): Promise<string | null> {
  const [followUp, item] = await Promise.all([
    deps.followUps.nextDueAt(user_id, sender_id),
    deps.queueItems.nextDueAt(user_id, sender_id),
  ]);
  return [followUp, item].filter((at) => at !== null).sort()[0] ?? null;
}

/** Until its user, or an hour, resumes the sender. */
function toPauseHold(reason: string): { reason: string; until: null } {
  return { reason: `sender_paused: ${reason}`, until: null };
}

/** Why no mail of the sender is sent, and until when. */
interface Hold extends Pick<Waiting, 'reason' | 'detail'> {
  until: Date;
}

async function pausedHold(deps: SendingDeps, { user_id, id }: Sender): Promise<Hold> {
  const until = new Date(deps.now().getTime() + PAUSED_LOOK_MS);
  return { until, reason: 'sender_paused', detail: (await deps.senders.find(user_id, id))?.paused?.detail ?? null };
}

function later(one: Hold | null, { hold_until: until, hold_reason }: TaskEnd): Hold | null {
  if (until === null || (one && one.until > until)) return one;
  return { until, reason: hold_reason?.reason ?? 'scheduled', detail: hold_reason?.detail ?? null };
}

/** A paused sender continues when it is resumed, at no time that is known. */
async function noteWaiting(deps: SendingDeps, queue: SenderQueueRef, hold: Hold | null): Promise<void> {
  const { user_id, sender_id } = queue;
  if (hold === null) return deps.senderStates.noteWaiting(user_id, sender_id, null);
  const { reason, detail, until } = hold;
  const next_at = reason === 'sender_paused' ? null : until.toISOString();
  return deps.senderStates.noteWaiting(user_id, sender_id, { reason, detail, next_at });
}
