import type { Connection } from 'mongoose';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { ignoreOutage } from '../../base/ignore-outage.js';
import { objectId } from '../../base/object-id.js';
import { createOutreachSummaries } from './outreach-summaries.js';
import { COUNTED_KINDS } from './slice-id.js';

export interface OutreachRefresh {
  /** So many records of the campaign have changed. Returns at once. */
  touched(userId: OwnerId, campaignId: string, count?: number): void;
}

/** A process soon counts what the one before it may have left uncounted, … */
const FIRST_MS = 5_000;
/** … later when what has changed is old enough to be counted for good (see SETTLING_MS of the summaries), … */
const LATER_MS = 75_000;
/** … and sooner when much has changed, but not all the time. */
const MANY = 1_000;
const LEAST_MS = 15_000;

interface AffectedRecords {
  count: number;
  lastAt: number;
  refreshedAt: number;
  timer: NodeJS.Timeout | undefined;
}

const ofConnections = new WeakMap<Connection, OutreachRefresh>();

/**
 * Counts changes in the background, so that the first reader of a campaign's figures finds little left to count. It
 * only saves time: figures are right without it, and what fails or is cut off is done by the next run. One for each
 * connection; its campaigns are counted one after the other.
 */
export function openOutreachRefresh(connection: Connection): OutreachRefresh {
  const known = ofConnections.get(connection);
  if (known) return known;
  const made = createRefresh(connection);
  ofConnections.set(connection, made);
  return made;
}

function createRefresh(connection: Connection): OutreachRefresh {
  const summaries = createOutreachSummaries(connection);
  const campaigns = new Map<string, AffectedRecords>();
  let queue = Promise.resolve();

  function affected(userId: OwnerId, campaignId: string, count = 1): void {
    const key = JSON.stringify([userId, campaignId]);
    const now = Date.now();
    let campaign = campaigns.get(key);
    if (!campaign) {
      campaign = { count: 0, lastAt: now, refreshedAt: 0, timer: undefined };
      campaigns.set(key, campaign);
    }
    campaign.count += count;
    campaign.lastAt = now;
    if (campaign.count >= MANY && now - campaign.refreshedAt >= LEAST_MS) start(key, campaign);
    else if (!campaign.timer) wait(key, campaign, campaign.refreshedAt === 0 ? FIRST_MS : LATER_MS);
  }

  function wait(key: string, campaign: AffectedRecords, ms: number): void {
    campaign.timer = setTimeout(() => start(key, campaign), ms).unref();
  }

  function start(key: string, campaign: AffectedRecords): void {
    clearTimeout(campaign.timer);
    campaign.timer = undefined;
    campaign.count = 0;
    campaign.refreshedAt = Date.now();
    queue = queue.then(() => refresh(key, campaign)).catch(ignoreOutage);
  }

  async function refresh(key: string, campaign: AffectedRecords): Promise<void> {
    // 1: connected.
    if (connection.readyState !== 1) return;
    const [userId, campaignId] = JSON.parse(key) as [string, string];
    // Deleted meanwhile: counting it would create its summary again.
    if (await isGone(userId, campaignId)) {
      clearTimeout(campaign.timer);
      campaigns.delete(key);
      return;
    }
    const startedAt = Date.now();
    await summaries.read(userId, [campaignId]);
    if (campaign.timer) return;
    if (startedAt - campaign.lastAt < LATER_MS) wait(key, campaign, LATER_MS);
    else campaigns.delete(key);
  }

  async function isGone(user_id: OwnerId, campaign_id: string): Promise<boolean> {
    const kept = await Promise.all([
      connection.collection('campaigns').findOne({ _id: objectId(campaign_id) ?? undefined, user_id }),
      ...COUNTED_KINDS.map((kind) => connection.collection(kind).findOne({ user_id, campaign_id })),
    ]);
    return kept.every((record) => record === null);
  }

  return { touched: affected };
}
