import { DEFAULT_DIGEST_TIME, type DigestTime, nameDigestTime } from '../../domain/notifications/digest-time.js';
import { resolveChoices } from '../../domain/notifications/notification-choices.js';
import type { QueueDigestsInput, QueuedDigests } from '../../domain/notifications/queue-digests-input.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { UserId } from '../../domain/workspaces/user-id.js';
import type { QueueDeps } from './notification-deps.js';
import { findReceiver } from './queueing/find-receiver.js';

const SLICE = 50;

/**
 * Sets the digests going that are due at one time of the week, one slice of people after another. Changes: adds mails and
 * starts their workflows. Twice: the same digest of a person is one mail.
 * @returns where the next slice begins; null after the last
 */
export async function queueDigests(deps: QueueDeps, input: QueueDigestsInput): Promise<QueuedDigests> {
  if (!deps.isConfigured) return { queued: 0, next: null };
  const isDefault = nameDigestTime(input.time) === nameDigestTime(DEFAULT_DIGEST_TIME);
  const { places, next } = isDefault ? await listByPeople(deps, input) : await listByChoice(deps, input);
  let queued = 0;
  for (const place of places) if (await queueDigest(deps, place, input)) queued += 1;
  return { queued, next };
}

interface Place {
  workspace_id: OwnerId;
  user_id: UserId;
}

/** Whoever has chosen no time is found by having an address. */
async function listByPeople(deps: QueueDeps, { after }: QueueDigestsInput) {
  const people = await deps.mailAddresses.listPeople(after, SLICE);
  const places: Place[] = [];
  for (const user_id of people) {
    const personal: string = user_id;
    const shared = await deps.memberships.listOfUser(user_id);
    places.push({ workspace_id: personal, user_id }, ...shared.map(({ workspace_id }) => ({ workspace_id, user_id })));
  }
  return { places, next: people.length === SLICE ? (people.at(-1) ?? null) : null };
}

async function listByChoice(deps: QueueDeps, { time, after }: QueueDigestsInput) {
  const places = await deps.notificationChoices.listByDigestTime(time, after, SLICE);
  return { places, next: places.length === SLICE ? (places.at(-1)?.id ?? null) : null };
}

/** Whether the person gets one at this time. */
async function queueDigest(
  deps: QueueDeps,
  { workspace_id, user_id }: Place,
  { time, due_date }: QueueDigestsInput,
): Promise<boolean> {
  const receiver = await findReceiver(deps, workspace_id, user_id);
  if (!receiver) return false;
  const { kinds, digest } = resolveChoices(receiver, await deps.notificationChoices.find(workspace_id, user_id));
  if (!kinds.weekly_digest || !isSameTime(digest, time)) return false;
  if ((await deps.mailAddresses.find(user_id)) === null) return false;
  const now = deps.now();
  const key = `weekly_digest:${due_date}`;
  const data = { until: now.toISOString() };
  const mail = await deps.notificationMails.add({ workspace_id, user_id, kind: 'weekly_digest', key, data }, now);
  if (mail.status === 'pending') await deps.startDelivery(mail);
  return true;
}

function isSameTime(one: DigestTime, other: DigestTime): boolean {
  return nameDigestTime(one) === nameDigestTime(other);
}
