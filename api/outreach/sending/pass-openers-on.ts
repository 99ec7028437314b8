import { type HandOverDeps, handOverOpeners } from '../../../domain/outreach/sending/rotation/hand-over-openers.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { QueueRotationRepository } from '../../../store/outreach/sending/queue-rotation.js';
import type { WorkflowGateway } from '../../workflow-gateway.js';

export type PassOpenersOnDeps = HandOverDeps & {
  queueRotation: Pick<QueueRotationRepository, 'queuesOf'>;
  gateway: Pick<WorkflowGateway, 'wakeSender'>;
  policy: { time_zone: string };
};

/** Before a mailbox goes: what it was to send first goes to the other mailboxes of its queues. Safe to repeat. */
export async function passOpenersOn(deps: PassOpenersOnDeps, user_id: OwnerId, senderId: string): Promise<void> {
  const calendar = { now: new Date(), timeZone: deps.policy.time_zone };
  const awake = new Set<string>();
  for (const operation_id of await deps.queueRotation.queuesOf(user_id, senderId)) {
    const moved = await handOverOpeners(deps, { user_id, operation_id, level: false, without: senderId }, calendar);
    for (const id of moved) awake.add(id);
  }
  for (const sender_id of awake) await deps.gateway.wakeSender({ user_id, sender_id });
}
