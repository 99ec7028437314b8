import {
  DEFAULT_DIGEST_TIME,
  type DigestTime,
  nameDigestTime,
  usualDigestTime,
} from '../../domain/notifications/digest-time.js';
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
  const { places, next } = await listPlaces(deps, input);
  let queued = 0;
  for (const place of places) if (await queueDigest(deps, place, input)) queued += 1;
  return { queued, next };
}

interface Place {
  workspace_id: OwnerId;
  user_id: UserId;
}

interface PlaceSlice {
  places: Place[];
  next: string | null;
}

/** Between those who have chosen a time and those who have it by their zone. */
const BY_ZONE = 'zone:';

/** Who may get one at this time: everybody at the usual one in UTC; else those who chose it, then those in its zone. */
async function listPlaces(deps: QueueDeps, input: QueueDigestsInput): Promise<PlaceSlice> {
  const { time, after } = input;
  if (isSameTime(time, DEFAULT_DIGEST_TIME)) return listByPeople(deps, input);
  if (after?.startsWith(BY_ZONE)) return listByZone(deps, time, after.slice(BY_ZONE.length) || null);
  const chosen = await listByChoice(deps, input);
  const hasUsual = isSameTime(time, usualDigestTime(time.time_zone));
  return { places: chosen.places, next: chosen.next ?? (hasUsual ? BY_ZONE : null) };
}

/** A person who has chosen neither a time nor a zone is found by having an address. */
async function listByPeople(deps: QueueDeps, { after }: QueueDigestsInput): Promise<PlaceSlice> {
  const people = await deps.mailAddresses.listPeople(after, SLICE);
  const places = await listWorkspaces(deps, people);
  return { places, next: people.length === SLICE ? (people.at(-1) ?? null) : null };
}

async function listByZone(deps: QueueDeps, { time_zone }: DigestTime, after: string | null): Promise<PlaceSlice> {
  const found = await deps.notificationChoices.listByTimeZone(time_zone, after, SLICE);
  const places = await listWorkspaces(
    deps,
    found.map(({ user_id }) => user_id),
  );
  return { places, next: found.length === SLICE ? `${BY_ZONE}${found.at(-1)?.id ?? ''}` : null };
}

/** All workspaces of these people. */
async function listWorkspaces(deps: QueueDeps, people: readonly UserId[]): Promise<Place[]> {
  const places: Place[] = [];
  for (const user_id of people) {
    const personal: string = user_id;
    const shared = await deps.memberships.listOfUser(user_id);
    places.push({ workspace_id: personal, user_id }, ...shared.map(({ workspace_id }) => ({ workspace_id, user_id })));
  }
  return places;
}

async function listByChoice(deps: QueueDeps, { time, after }: QueueDigestsInput): Promise<PlaceSlice> {
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
  const [chosen, zone] = await Promise.all([
    deps.notificationChoices.find(workspace_id, user_id),
    deps.notificationChoices.findTimeZone(user_id),
  ]);
  const { kinds, digest } = resolveChoices(receiver, chosen, zone);
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
