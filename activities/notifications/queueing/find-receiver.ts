import { type Receiver, toPersonalReceiver } from '../../../domain/notifications/receiver.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { UserId } from '../../../domain/workspaces/user-id.js';
import type { QueueDeps } from '../notification-deps.js';

/** What a person may see in a workspace now; null for one who is no member. */
export async function findReceiver(
  { memberships }: Pick<QueueDeps, 'memberships'>,
  workspaceId: OwnerId,
  userId: UserId,
): Promise<Receiver | null> {
  const personal: string = userId;
  return workspaceId === personal ? toPersonalReceiver(userId) : memberships.find(workspaceId, userId);
}
