import { type Connection, Types } from 'mongoose';
import type { ReportedLink } from '../../../domain/outreach/links/link-report.js';
import {
  LINK_STATES,
  type LinkState,
  type PlacedLink,
  type PlacedLinkInput,
} from '../../../domain/outreach/links/placed-link.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { buildTextPattern } from '../../base/build-text-pattern.js';
import { isDuplicateKey } from '../../base/connect.js';
import type { Cursor, ListPage } from '../../base/cursor.js';
import { toListPage } from '../../base/cursor.js';
import { objectId } from '../../base/object-id.js';
import { linkCheckModel } from './link-check-model.js';
import { createLinkSchedule } from './link-schedule.js';
import { placedLinkModel } from './placed-link-model.js';
import { hashLink, type StoredPlacedLink, toPlacedLink, toPlacedLinkRecord } from './placed-link-record.js';

export interface PlacedLinkFilter {
  campaign_id?: string;
  lead_id?: string;
  state?: LinkState;
  /** Registrable domain of the targets. */
  site?: string;
  /** A part of the page's or the target's URL. */
  q?: string;
}

export interface LinkOwner {
  user_id: OwnerId;
  campaign_id: string;
  created_by: string | null;
}

export type PlacedLinkChange = Partial<
  Pick<PlacedLink, 'expected_anchor' | 'expected_rel' | 'cost' | 'note' | 'watch'> & { next_check_at: Date | null }
>;

/** A new link is checked at once when it is added; the schedule finds it when that could not be. */
const FIRST_CHECK_MS = 120_000;
const NEWEST_FIRST = { created_at: -1, _id: -1 } as const;

/** Placed links, unique by campaign, page and target. */
export function createPlacedLinksRepository(connection: Connection) {
  /** Bypasses mongoose: what checks have shown is stored as it is. */
  const collection = connection.collection<StoredPlacedLink>(placedLinkModel(connection).collection.name);

  /** One that the campaign has already is returned as it is. */
  async function insert(
    owner: LinkOwner,
    input: PlacedLinkInput,
    now: Date,
  ): Promise<{ link: PlacedLink; inserted: boolean }> {
    const next_check_at = new Date(now.getTime() + FIRST_CHECK_MS);
    const record = toPlacedLinkRecord(owner, input, { _id: new Types.ObjectId(), now, next_check_at });
    try {
      await collection.insertOne(record);
      return { link: toPlacedLink(record), inserted: true };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const { user_id, campaign_id } = owner;
      const found = await collection.findOne({ user_id, campaign_id, link_hash: record.link_hash });
      if (found === null) throw error;
      return { link: toPlacedLink(found), inserted: false };
    }
  }

  /** Those that are there already, or twice among them, are skipped. `first_check_at` spreads their first checks. */
  async function insertMany(
    owner: LinkOwner,
    given: readonly PlacedLinkInput[],
    now: Date,
    firstCheckAt: (place: number, total: number) => Date,
  ): Promise<{ added: number; skipped: number }> {
    const byHash = new Map(given.toReversed().map((input) => [hashLink(input), input]));
    const wanted = [...byHash.values()];
    let added = 0;
    for (const [place, input] of wanted.entries()) {
      const next_check_at = firstCheckAt(place, wanted.length);
      const record = toPlacedLinkRecord(owner, input, { _id: new Types.ObjectId(), now, next_check_at });
      try {
        await collection.insertOne(record);
        added += 1;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
    return { added, skipped: given.length - added };
  }

  async function find(userId: OwnerId, id: string): Promise<PlacedLink | null> {
    const _id = objectId(id);
    const found = _id && (await collection.findOne({ _id, user_id: userId }));
    return found && toPlacedLink(found);
  }

  /** Of any owner: for the checks of all of them. */
  async function findAny(ids: readonly string[]): Promise<PlacedLink[]> {
    const wanted = ids.map(objectId).filter((id) => id !== null);
    const found = await collection.find({ _id: { $in: wanted } }).toArray();
    return found.map(toPlacedLink);
  }

  async function list(
    userId: OwnerId,
    filter: PlacedLinkFilter,
    limit: number,
    cursor: Cursor | null,
  ): Promise<ListPage<PlacedLink>> {
    const found = await collection
      .find({ user_id: userId, $and: [...listConditions(filter), afterLink(cursor)] })
      .sort(NEWEST_FIRST)
      .limit(limit + 1)
      .toArray();
    return toListPage(found.map(toPlacedLink), limit);
  }

  async function countStates(
    userId: OwnerId,
    filter: Omit<PlacedLinkFilter, 'state'>,
  ): Promise<Record<LinkState, number>> {
    const conditions = listConditions(filter);
    const counted = await collection
      .aggregate<{ _id: LinkState; count: number }>([
        { $match: { user_id: userId, $and: conditions } },
        { $group: { _id: '$state', count: { $sum: 1 } } },
      ])
      .toArray();
    const counts = new Map(counted.map(({ _id, count }) => [_id, count]));
    const count = (state: LinkState) => counts.get(state) ?? 0;
    const [pending, live, changed, at_risk, lost, not_found, unreachable] = LINK_STATES;
    return {
      [pending]: count(pending),
      [live]: count(live),
      [changed]: count(changed),
      [at_risk]: count(at_risk),
      [lost]: count(lost),
      [not_found]: count(not_found),
      [unreachable]: count(unreachable),
    };
  }

  /** Counts no further than `most`. */
  async function countUpTo(userId: OwnerId, most: number): Promise<number> {
    return collection.countDocuments({ user_id: userId }, { limit: most });
  }

  /** What is live, and what happened since then. */
  async function countSince(
    user_id: OwnerId,
    since: Date,
  ): Promise<{ total: number; counts: { live: number; lost: number; changed: number; reclaimed: number } }> {
    const states = await countStates(user_id, {});
    const after = { $gte: since.toISOString() };
    const [lost, changed, reclaimed] = await Promise.all([
      collection.countDocuments({ user_id, state: 'lost', 'watch.lost_at': after }),
      collection.countDocuments({
        user_id,
        state: 'changed',
        history: { $elemMatch: { state: 'changed', at: after } },
      }),
      collection.countDocuments({ user_id, 'watch.restored_at': after }),
    ]);
    const live = states.live + states.changed + states.at_risk;
    const total = LINK_STATES.reduce((sum, state) => sum + states[state], 0);
    return { total, counts: { live, lost, changed, reclaimed } };
  }

  /** All of them, a batch in memory at a time. */
  async function* stream(userId: OwnerId, filter: PlacedLinkFilter): AsyncGenerator<PlacedLink> {
    for await (const found of collection.find({ user_id: userId, $and: listConditions(filter) }).sort(NEWEST_FIRST))
      yield toPlacedLink(found);
  }

  /** What reports count, a batch in memory at a time. */
  async function* streamReported(userId: OwnerId, filter: PlacedLinkFilter): AsyncGenerator<ReportedLink> {
    const fields = ['campaign_id', 'target_site', 'placed_at', 'cost', 'history', 'watch.state', 'watch.first_seen_at'];
    const projection = Object.fromEntries(fields.map((field) => [field, 1]));
    const found = collection.find({ user_id: userId, $and: listConditions(filter) }, { projection });
    for await (const { campaign_id, target_site, placed_at, cost, history, watch } of found)
      yield { campaign_id, target_site, placed_at: placed_at.toISOString(), cost, history, watch };
  }

  async function update(userId: OwnerId, id: string, change: PlacedLinkChange, now: Date): Promise<PlacedLink | null> {
    const _id = objectId(id);
    if (!_id) return null;
    const state = change.watch === undefined ? {} : { state: change.watch.state };
    const found = await collection.findOneAndUpdate(
      { _id, user_id: userId },
      { $set: { ...change, ...state, updated_at: now } },
      { returnDocument: 'after' },
    );
    return found && toPlacedLink(found);
  }

  /** With its checks. */
  async function remove(userId: OwnerId, id: string): Promise<boolean> {
    const _id = objectId(id);
    if (!_id) return false;
    await linkCheckModel(connection).collection.deleteMany({ user_id: userId, link_id: id });
    return (await collection.deleteOne({ _id, user_id: userId })).deletedCount > 0;
  }

  return {
    insert,
    insertMany,
    find,
    findAny,
    list,
    countStates,
    countUpTo,
    countSince,
    stream,
    streamReported,
    update,
    remove,
    ...createLinkSchedule(connection),
  };
}

export type PlacedLinksRepository = ReturnType<typeof createPlacedLinksRepository>;

function listConditions({ campaign_id, lead_id, state, site, q }: PlacedLinkFilter): Record<string, unknown>[] {
  const part = q === undefined ? null : buildTextPattern(q);
  return [
    campaign_id === undefined ? {} : { campaign_id },
    lead_id === undefined ? {} : { lead_id },
    state === undefined ? {} : { state },
    site === undefined ? {} : { target_site: site },
    part === null ? {} : { $or: [{ page_url: part }, { target_url: part }] },
  ];
}

function afterLink(cursor: Cursor | null): Record<string, unknown> {
  if (cursor === null) return {};
  const { created_at } = cursor;
  return { $or: [{ created_at: { $lt: created_at } }, { created_at, _id: { $lt: new Types.ObjectId(cursor.id) } }] };
}
