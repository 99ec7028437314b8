import type { Connection, Types } from 'mongoose';
import type { Lead, LeadChange } from '../../../domain/outreach/campaigns/lead.js';
import type { LeadFilter, LeadSort } from '../../../domain/outreach/campaigns/lead-filter.js';
import type { KeyedLead } from '../../../domain/outreach/campaigns/read-lead-input.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { buildTextPattern } from '../../base/build-text-pattern.js';
import { isDuplicateKey } from '../../base/connect.js';
import { afterCursor, type Cursor, type ListPage, toListPage } from '../../base/cursor.js';
import { findOwn } from '../../base/find-own.js';
import { objectId } from '../../base/object-id.js';
import { streamRecords } from '../../base/stream-records.js';
import { inboxThreadModel } from '../inbox/inbox-thread-model.js';
import { createLinkSchedule } from '../links/link-schedule.js';
import { createCorrectionRemovals } from '../replies/learning/correction-removals.js';
import { followUpModel } from '../sending/follow-up-model.js';
import { queueClaimModel } from '../sending/queue-claim-model.js';
import { queueItemModel } from '../sending/queue-item-model.js';
import { leadModel } from './lead-model.js';
import { createLeadMoves } from './lead-moves.js';
import { type StoredLead, toLead, toLeadDocument, toStoredValues } from './lead-record.js';
import { createOutreachRemovals } from './outreach-removals.js';
import { createOutreachSlices, SLICE_SIZE } from './outreach-slices.js';

const NEWEST_FIRST = { created_at: -1, _id: -1 } as const;

/** Leads, unique by campaign and website. */
export function createLeadsRepository(connection: Connection) {
  const leads = leadModel(connection);
  const slices = createOutreachSlices(connection, 'leads');
  const removals = createOutreachRemovals(connection);
  const schedule = createLinkSchedule(connection);
  const corrections = createCorrectionRemovals(connection);
  const belongings: { deleteMany(filter: object): Promise<unknown> }[] = [
    queueClaimModel,
    queueItemModel,
    followUpModel,
    inboxThreadModel,
  ].map((model) => model(connection));

  async function insert(
    userId: OwnerId,
    campaignId: string,
    lead: KeyedLead,
    now: Date,
  ): Promise<{ lead: Lead; inserted: boolean }> {
    try {
      const stored = await slices.insertInto({ user_id: userId, campaign_id: campaignId }, 1, async (slice) => {
        const made = toLeadDocument(userId, campaignId, lead, now, slice);
        await leads.create(made);
        return made;
      });
      return { lead: toLead(stored), inserted: true };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const found = await leads
        .findOne({ user_id: userId, campaign_id: campaignId, website_key: lead.website_key })
        .lean();
      if (!found) throw error;
      return { lead: toLead(found as StoredLead), inserted: false };
    }
  }

  /** Those whose website is there already, or twice among them, are skipped. */
  async function insertMany(
    userId: OwnerId,
    campaignId: string,
    given: readonly KeyedLead[],
    now: Date,
  ): Promise<{ added: number; skipped: number }> {
    const byKey = new Map<string, KeyedLead>();
    for (const lead of given) if (!byKey.has(lead.website_key)) byKey.set(lead.website_key, lead);
    const wanted = [...byKey.values()];
    let added = 0;
    for (let from = 0; from < wanted.length; from += SLICE_SIZE) {
      added += await insertSome(userId, campaignId, wanted.slice(from, from + SLICE_SIZE), now);
    }
    return { added, skipped: given.length - added };
  }

  async function insertSome(user_id: OwnerId, campaign_id: string, some: KeyedLead[], now: Date): Promise<number> {
    const ids: Types.ObjectId[] = [];
    try {
      const { insertedCount } = await slices.insertInto({ user_id, campaign_id }, some.length, (slice) => {
        const documents = some.map((lead) => toLeadDocument(user_id, campaign_id, lead, now, slice));
        ids.push(...documents.map(({ _id }) => _id));
        return leads.collection.insertMany(documents, { ordered: false });
      });
      return insertedCount;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return leads.countDocuments({ _id: { $in: ids } });
    }
  }

  async function find(userId: OwnerId, campaignId: string, id: string): Promise<Lead | null> {
    const owner = { user_id: userId, campaign_id: campaignId };
    const found = await findOwn<StoredLead>(leads.collection, objectId(id), owner);
    return found && toLead(found);
  }

  async function findById(userId: OwnerId, id: string): Promise<Lead | null> {
    const found = await findOwn<StoredLead>(leads.collection, objectId(id), { user_id: userId });
    return found && toLead(found);
  }

  async function findMany(userId: OwnerId, campaignId: string, ids: readonly string[]): Promise<Lead[]> {
    const wanted = ids.map(objectId).filter((id) => id !== null);
    const found = await leads.find({ _id: { $in: wanted }, user_id: userId, campaign_id: campaignId }).lean();
    return found.map((each) => toLead(each as StoredLead));
  }

  async function list(
    userId: OwnerId,
    campaignId: string,
    filter: LeadFilter,
    limit: number,
    cursor: Cursor | null,
  ): Promise<ListPage<Lead>> {
    const found = await leads
      .find({ user_id: userId, campaign_id: campaignId, $and: [...listConditions(filter), afterCursor(cursor)] })
      .sort(NEWEST_FIRST)
      .limit(limit + 1)
      .lean();
    return toListPage(
      found.map((each) => toLead(each as StoredLead)),
      limit,
    );
  }

  /** In another order; pages are counted from 1. Those without the value come last. */
  async function listSorted(
    userId: OwnerId,
    campaignId: string,
    filter: LeadFilter,
    sort: LeadSort,
    { page, limit }: { page: number; limit: number },
  ): Promise<{ items: Lead[]; has_more: boolean }> {
    const found = await leads
      .find({ user_id: userId, campaign_id: campaignId, $and: listConditions(filter) })
      .sort({ [sort]: sort === 'domain' ? 1 : -1, _id: -1 })
      .skip((page - 1) * limit)
      .limit(limit + 1)
      .lean();
    const items = found.slice(0, limit).map((each) => toLead(each as StoredLead));
    return { items, has_more: found.length > limit };
  }

  async function count(userId: OwnerId, campaignId: string, filter: LeadFilter): Promise<number> {
    return leads.countDocuments({ user_id: userId, campaign_id: campaignId, $and: listConditions(filter) });
  }

  /** Names of the values that its leads have beside their fields, in order. */
  async function customNames(userId: OwnerId, campaignId: string): Promise<string[]> {
    const names: unknown[] = await leads.distinct('custom.name', { user_id: userId, campaign_id: campaignId });
    return names.map(String).toSorted();
  }

  /** How many leads have a value of this name, and that of the newest one. */
  async function countCustom(
    userId: OwnerId,
    campaignId: string,
    name: string,
  ): Promise<{ count: number; example: string | null }> {
    const filter = { user_id: userId, campaign_id: campaignId, 'custom.name': name };
    const [count, found] = await Promise.all([
      leads.countDocuments(filter),
      leads.findOne(filter).sort(NEWEST_FIRST).lean(),
    ]);
    return { count, example: found ? (toLead(found as StoredLead).custom[name] ?? null) : null };
  }

  /** Newest first. */
  async function all(userId: OwnerId, campaignId: string): Promise<Lead[]> {
    const found = await leads.find({ user_id: userId, campaign_id: campaignId }).sort(NEWEST_FIRST).lean();
    return found.map((each) => toLead(each as StoredLead));
  }

  /** All of them, newest first, a batch in memory at a time. */
  async function* stream(userId: OwnerId, campaignId: string): AsyncGenerator<Lead> {
    const found = streamRecords<StoredLead>(connection, leads.collection.name, {
      user_id: userId,
      campaign_id: campaignId,
    });
    for await (const each of found) yield toLead(each);
  }

  async function update(
    userId: OwnerId,
    campaignId: string,
    id: string,
    change: LeadChange,
    now: Date,
  ): Promise<Lead | null> {
    const _id = objectId(id);
    const { custom, ...fields } = change;
    const set = { ...fields, ...(custom && { custom: toStoredValues(custom) }), updated_at: now };
    return _id && change_(_id, { user_id: userId, campaign_id: campaignId }, { $set: set });
  }

  async function change_(
    _id: Types.ObjectId,
    filter: Record<string, unknown>,
    update: Record<string, unknown>,
  ): Promise<Lead | null> {
    const found = await leads.findOneAndUpdate({ _id, ...filter }, update, { returnDocument: 'after' }).lean();
    return found ? toLead(found as StoredLead) : null;
  }

  /** With its attempts, follow-ups, replies and queue items; its placed links stay with the campaign. Safe to repeat. */
  async function remove(userId: OwnerId, campaignId: string, id: string): Promise<boolean> {
    const of = { user_id: userId, campaign_id: campaignId };
    const _id = objectId(id);
    if (!_id) return false;
    for (const belonging of belongings) await belonging.deleteMany({ ...of, lead_id: id });
    await corrections.deleteMany({ ...of, lead_id: id });
    await schedule.forgetLead(userId, id);
    await removals.remove('replies', of, { lead_id: id });
    await removals.remove('attempts', of, { lead_id: id });
    return (await removals.remove('leads', of, { _id })) > 0;
  }

  /** Discovered, with an address; oldest first. */
  async function sendable(userId: OwnerId, campaignId: string): Promise<Lead[]> {
    const filter = {
      user_id: userId,
      campaign_id: campaignId,
      status: 'discovered' as const,
      contact_email: { $ne: null },
    };
    const found = await leads.find(filter).sort({ created_at: 1, _id: 1 }).lean();
    return found.map((each) => toLead(each as StoredLead));
  }

  return {
    insert,
    insertMany,
    find,
    findById,
    findMany,
    list,
    listSorted,
    count,
    customNames,
    countCustom,
    all,
    stream,
    update,
    remove,
    ...createLeadMoves(connection, { find, findMany }),
    sendable,
  };
}

export type LeadsRepository = ReturnType<typeof createLeadsRepository>;

function listConditions({ status, q, has_email }: LeadFilter): Record<string, unknown>[] {
  const part = q === undefined ? null : buildTextPattern(q);
  return [
    status === undefined ? {} : { status },
    has_email === undefined ? {} : { contact_email: has_email ? { $ne: null } : null },
    part === null ? {} : { $or: [{ website_url: part }, { website_title: part }, { contact_email: part }] },
  ];
}
