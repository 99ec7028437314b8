import { isFinished } from '../../../../domain/operations/operations.js';
import { type HandOverDeps, handOverOpeners } from '../../../../domain/outreach/sending/rotation/hand-over-openers.js';
import type { OperationsRepository } from '../../../../store/operations/operations.js';
import type { QueueRotationRepository } from '../../../../store/outreach/sending/queue-rotation.js';
import type { SenderStatesRepository } from '../../../../store/outreach/sending/sender-states.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { currentUser } from '../../../http/requests/request-context.js';
import { sendOperation } from '../../../operations/send-operation.js';
import type { WorkflowGateway } from '../../../workflow-gateway.js';
import { type OwnCampaignDeps, ownCampaign } from '../../campaigns/own-campaign.js';
import { type ListCampaignMailboxesDeps, listCampaignMailboxes } from '../list-campaign-mailboxes.js';
import { sendersOfRequest } from '../sender-of-request.js';

export type QueueMailboxesHandlerDeps = HandOverDeps &
  OwnCampaignDeps &
  ListCampaignMailboxesDeps & {
    operations: Pick<OperationsRepository, 'find'>;
    queueRotation: Pick<QueueRotationRepository, 'choose'>;
    senderStates: Pick<SenderStatesRepository, 'noteHandedOver'>;
    gateway: Pick<WorkflowGateway, 'wakeSender' | 'wakeQueue'>;
    policy: { time_zone: string };
  };

/** The mailboxes of a campaign, and those that a running queue rotates over. */
export function createQueueMailboxesHandlers(
  deps: QueueMailboxesHandlerDeps,
): HandlersOf<'listCampaignMailboxes' | 'chooseQueueMailboxes'> {
  return {
    listCampaignMailboxes: async (req, res) => {
      const { user_id, id } = await ownCampaign(deps, req);
      res.json(await listCampaignMailboxes(deps, user_id, id));
    },
    chooseQueueMailboxes: async (req, res) => {
      const operation = await deps.operations.find(currentUser(req).id, req.params.id);
      if (operation?.type !== 'queue_outreach') throw HttpError.notFound();
      if (isFinished(operation.status)) throw new HttpError(409, { detail: `The queue is ${operation.status}` });
      const { user_id, id: operation_id } = operation;
      const senders = await sendersOfRequest(deps, req, req.body);
      await deps.queueRotation.choose(
        user_id,
        operation_id,
        senders.map(({ id }) => id),
      );
      for (const { id, paused } of senders) if (paused) await deps.senderStates.noteHandedOver(user_id, id, true);
      const calendar = { now: new Date(), timeZone: deps.policy.time_zone };
      const awake = await handOverOpeners(deps, { user_id, operation_id, level: true }, calendar);
      for (const sender_id of awake) await deps.gateway.wakeSender({ user_id, sender_id });
      await deps.gateway.wakeQueue({ user_id, id: operation_id });
      sendOperation(res, operation);
    },
  };
}
