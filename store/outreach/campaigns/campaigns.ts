import { type Connection, Types } from 'mongoose';
import type {
  Campaign,
  CampaignChange,
  LeadCounts,
  NewCampaign,
  UncountedCampaign,
} from '../../../domain/outreach/campaigns/campaign.js';
import { LEAD_STATUSES } from '../../../domain/outreach/campaigns/lead-status.js';
import { type CheckFrequency, DEFAULT_CHECK_FREQUENCY } from '../../../domain/outreach/links/placed-link.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { afterCursor, type Cursor, type ListPage, toListPage } from '../../base/cursor.js';
import { objectId } from '../../base/object-id.js';
import { inboxThreadModel } from '../inbox/inbox-thread-model.js';
import { linkCheckModel } from '../links/link-check-model.js';
import { placedLinkModel } from '../links/placed-link-model.js';
import { createCorrectionRemovals } from '../replies/learning/correction-removals.js';
import { replyModel } from '../replies/reply-model.js';
import { createAttemptReleases } from '../sending/attempt-releases.js';
import { followUpModel } from '../sending/follow-up-model.js';
import { queueClaimModel } from '../sending/queue-claim-model.js';
import { queueItemModel } from '../sending/queue-item-model.js';
import { variantTestModel } from '../sending/variants/variant-test-model.js';
import { type CampaignDocument, campaignModel } from './campaign-model.js';
import { leadModel } from './lead-model.js';
import { createOutreachRemovals } from './outreach-removals.js';
import { outreachSliceModel } from './outreach-slice-model.js';
import { outreachSummaryModel } from './outreach-summary-model.js';

type CampaignOwner = { user_id: OwnerId; campaign_id: string };
/** Its sequence is read apart: texts of many emails. */
const HEAD = { sequence: 0 } as const;

type Stored = CampaignDocument & { _id: Types.ObjectId };

/** Campaigns, each with the counts of its leads as they are now. */
export function createCampaignsRepository(connection: Connection) {
  const campaigns = campaignModel(connection);
  const leads = leadModel(connection);
  const removals = createOutreachRemovals(connection);
  /** What belongs to a campaign, in an order in which nothing is left that points at nothing. */
  const belongings = [
    ...[
      queueClaimModel,
      queueItemModel,
      variantTestModel,
      followUpModel,
      inboxThreadModel,
      replyModel,
      linkCheckModel,
      placedLinkModel,
    ].map((model) => model(connection)),
    createCorrectionRemovals(connection),
    // They hold slots, which could not be returned once they are deleted.
    { deleteMany: createAttemptReleases(connection).removeAll },
    ...[leadModel, outreachSliceModel, outreachSummaryModel].map((model) => model(connection)),
  ] as { deleteMany(owner: CampaignOwner): Promise<unknown> }[];

  async function insert(userId: OwnerId, campaign: NewCampaign, now: Date): Promise<Campaign> {
    const stored = { _id: new Types.ObjectId(), user_id: userId, ...campaign, created_at: now, updated_at: now };
    await campaigns.create(stored);
    return { ...toHead(stored), lead_counts: emptyCounts() };
  }

  async function find(userId: OwnerId, id: string): Promise<UncountedCampaign | null> {
    const _id = objectId(id);
    const found = _id && (await campaigns.findOne({ _id, user_id: userId }, HEAD).lean());
    return found ? toHead(found) : null;
  }

  /** Counting takes its time with a hundred thousand leads. */
  async function findCounted(userId: OwnerId, id: string): Promise<Campaign | null> {
    const head = await find(userId, id);
    return head && ((await withCounts(userId, [head]))[0] ?? null);
  }

  async function list(
    userId: OwnerId,
    filter: { workspace_id?: string },
    limit: number,
    cursor: Cursor | null,
  ): Promise<ListPage<Campaign>> {
    const found = await campaigns
      .find({ user_id: userId, ...filter, ...afterCursor(cursor) }, HEAD)
      .sort({ created_at: -1, _id: -1 })
      .limit(limit + 1)
      .lean();
    const page = toListPage(found.map(toHead), limit);
    return { ...page, items: await withCounts(userId, page.items) };
  }

  /** The newest ones, to choose from. */
  async function names(userId: OwnerId, limit: number): Promise<{ id: string; name: string }[]> {
    const found = await campaigns
      .find({ user_id: userId }, { name: 1 })
      .sort({ created_at: -1, _id: -1 })
      .limit(limit)
      .lean();
    return found.map(({ _id, name }) => ({ id: _id.toHexString(), name }));
  }

  async function update(userId: OwnerId, id: string, change: CampaignChange, now: Date): Promise<Campaign | null> {
    const _id = objectId(id);
    if (!_id) return null;
    const found = await campaigns
      .findOneAndUpdate({ _id, user_id: userId }, { $set: { ...change, updated_at: now } }, { returnDocument: 'after' })
      .lean();
    return found ? ((await withCounts(userId, [toHead(found)]))[0] ?? null) : null;
  }

  /** With all that belongs to it. A removal that was cut off, at whatever place, can be asked for again. */
  async function remove(userId: OwnerId, id: string): Promise<boolean> {
    const _id = objectId(id);
    if (!_id) return false;
    await removals.holdAll({ user_id: userId, campaign_id: id });
    const owner = { user_id: userId, campaign_id: id };
    for (const belonging of belongings) await belonging.deleteMany(owner);
    const { deletedCount } = await campaigns.deleteOne({ _id, user_id: userId });
    // A lead that was on its way in meanwhile.
    for (const belonging of belongings) await belonging.deleteMany(owner);
    return deletedCount > 0;
  }

  /** One count over all of them: a list of a hundred must not ask a hundred times. */
  async function withCounts(userId: OwnerId, heads: readonly UncountedCampaign[]): Promise<Campaign[]> {
    if (heads.length === 0) return [];
    const ids = heads.map(({ id }) => id);
    const counted = await leads.aggregate<{ _id: { campaign_id: string; status: keyof LeadCounts }; count: number }>([
      { $match: { user_id: userId, campaign_id: { $in: ids } } },
      { $group: { _id: { campaign_id: '$campaign_id', status: '$status' }, count: { $sum: 1 } } },
    ]);
    const byCampaign = new Map(ids.map((id) => [id, emptyCounts()]));
    for (const { _id, count } of counted) {
      const counts = byCampaign.get(_id.campaign_id);
      if (!counts) continue;
      counts[_id.status] = count;
      counts.total += count;
    }
    return heads.map((head) => ({ ...head, lead_counts: byCampaign.get(head.id) ?? emptyCounts() }));
  }

  return { insert, find, findCounted, list, names, update, remove };
}

export type CampaignsRepository = ReturnType<typeof createCampaignsRepository>;

function emptyCounts(): LeadCounts {
  const counts = Object.fromEntries(LEAD_STATUSES.map((status) => [status, 0]));
  return { ...(counts as Omit<LeadCounts, 'total'>), total: 0 };
}

function toHead(
  found: Omit<Stored, 'keywords' | 'link_check_frequency' | 'description' | 'created_by'> & {
    keywords: string[];
    link_check_frequency?: CheckFrequency | null;
    description?: string | null;
    created_by?: string | null;
  },
): UncountedCampaign {
  const { user_id, workspace_id, name, description, keywords } = found;
  return {
    id: found._id.toHexString(),
    user_id,
    workspace_id,
    name,
    description: description ?? null,
    keywords: [...keywords],
    link_check_frequency: found.link_check_frequency ?? DEFAULT_CHECK_FREQUENCY,
    created_by: found.created_by ?? null,
    created_at: found.created_at.toISOString(),
    updated_at: found.updated_at.toISOString(),
  };
}
