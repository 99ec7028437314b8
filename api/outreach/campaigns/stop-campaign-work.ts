import type { OperationType } from '../../../domain/operations/operations.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { type Cursor, decodeCursor } from '../../../store/base/cursor.js';
import type { OperationsRepository } from '../../../store/operations/operations.js';
import type { FollowUpsRepository } from '../../../store/outreach/sending/follow-ups.js';
import type { QueueItemsRepository } from '../../../store/outreach/sending/queue-items.js';
import type { WorkflowGateway } from '../../workflow-gateway.js';

export interface StopCampaignWorkDeps {
  followUps: Pick<FollowUpsRepository, 'list' | 'conclude'>;
  gateway: Pick<WorkflowGateway, 'cancel' | 'wakeFollowUp'>;
  operations: Pick<OperationsRepository, 'list'>;
  queueItems: Pick<QueueItemsRepository, 'cancel'>;
}

const ABOUT_CAMPAIGNS: OperationType[] = ['send_outreach', 'queue_outreach', 'poll_replies', 'discover_opportunities'];
const PAGE = 500;

/**
 * Ends everything that runs or waits for a campaign, before its records go. Safe to repeat. A mail that its server has
 * begun to take is not called back.
 */
export async function stopCampaignWork(deps: StopCampaignWorkDeps, userId: OwnerId, campaignId: string): Promise<void> {
  await deps.queueItems.cancel(userId, { campaign_id: campaignId }, 'campaign_deleted');
  await stopOperations(deps, userId, campaignId);
  await stopFollowUps(deps, userId, campaignId);
}

async function stopOperations({ operations, gateway }: StopCampaignWorkDeps, userId: OwnerId, campaignId: string) {
  for (const type of ABOUT_CAMPAIGNS) {
    for (const status of ['queued', 'running'] as const) {
      // More than a page of operations that still run is more than any limit allows.
      const { items } = await operations.list(userId, { type, status }, PAGE, null);
      for (const operation of items) if (operation.input['campaign_id'] === campaignId) await gateway.cancel(operation);
    }
  }
}

async function stopFollowUps({ followUps, gateway }: StopCampaignWorkDeps, user_id: OwnerId, campaignId: string) {
  const ending = { status: 'cancelled' as const, reason: 'campaign_deleted', sent_at: null, sent_attempt_id: null };
  let cursor: Cursor | null = null;
  do {
    const page = await followUps.list(user_id, campaignId, PAGE, cursor);
    for (const { id, status } of page.items) {
      if (status !== 'scheduled') continue;
      await followUps.conclude(user_id, id, ['scheduled'], ending);
      await gateway.wakeFollowUp({ user_id, follow_up_id: id });
    }
    cursor = page.next_cursor === null ? null : decodeCursor(page.next_cursor);
  } while (cursor !== null);
}
