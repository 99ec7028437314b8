import { isFinished, type Operation } from '../../../domain/operations/operations.js';
import type { ArtifactsRepository } from '../../../store/artifacts/artifacts.js';
import type { OperationsRepository } from '../../../store/operations/operations.js';
import type { MembershipsRepository } from '../../../store/workspaces/memberships.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { allowRevalidation } from '../../http/requests/allow-revalidation.js';
import { readListQuery, setNextLink } from '../../http/requests/list-query.js';
import { currentActor, currentUser } from '../../http/requests/request-context.js';
import type { WorkflowGateway } from '../../workflow-gateway.js';
import { presentOperation } from '../operation-presenter.js';
import { readOperationFilter } from '../read-operation-filter.js';
import { sendOperation, sendOperationWithResult, sendResult } from '../send-operation.js';
import { sendPoll } from '../send-poll.js';
import { streamEvents } from '../stream-events.js';
import { createStreamSlots } from '../stream-slots.js';

export interface OperationHandlerDeps {
  operations: OperationsRepository;
  artifacts: Pick<ArtifactsRepository, 'getText' | 'getPacked'>;
  gateway: WorkflowGateway;
  memberships: Pick<MembershipsRepository, 'find'>;
}

export function createOperationHandlers(
  deps: OperationHandlerDeps,
): HandlersOf<'listOperations' | 'getOperation' | 'getOperationResult' | 'streamOperationEvents' | 'cancelOperation'> {
  const streams = createStreamSlots();
  const own = async (req: { params: { id: string } }): Promise<Operation> => {
    const operation = await deps.operations.find(currentUser(req).id, req.params.id);
    if (!operation) throw HttpError.notFound();
    return operation;
  };

  return {
    listOperations: async (req, res) => {
      const { limit, cursor } = readListQuery(req);
      const { type, status, site } = req.query;
      const filter = readOperationFilter({ type, status, site });
      const page = await deps.operations.list(currentUser(req).id, filter, limit, cursor);
      setNextLink(req, res, page.next_cursor);
      allowRevalidation(res);
      res.json(page.items.map(presentOperation));
    },
    getOperation: async (req, res) => {
      const operation = await own(req);
      allowRevalidation(res);
      await sendOperationWithResult(deps, res, operation);
    },
    getOperationResult: async (req, res) => {
      const operation = await own(req);
      if (operation.status === 'completed') allowRevalidation(res);
      await (operation.type === 'poll_replies' ? sendPoll : sendResult)(deps, res, operation);
    },
    streamOperationEvents: async (req, res) => {
      const operation = await own(req);
      const leave = streams.take(currentActor(req).id);
      const hasAccess = () => hasStillAccess(deps, req);
      await streamEvents(deps.operations, req, res, operation, hasAccess).finally(leave);
    },
    cancelOperation: async (req, res) => {
      const operation = await own(req);
      if (isFinished(operation.status)) throw new HttpError(409, { detail: 'The operation has already finished' });
      await deps.gateway.cancel(operation);
      sendOperation(res.status(202), await closeUnstarted(deps, operation));
    },
  };
}

/** A member may be removed while the stream is open. */
async function hasStillAccess({ memberships }: OperationHandlerDeps, req: object): Promise<boolean> {
  const [{ id: ownerId }, { id: actorId }] = [currentUser(req), currentActor(req)];
  return ownerId === actorId || (await memberships.find(ownerId, actorId)) !== null;
}

/** An operation that was accepted but never started has no workflow to cancel: the record itself is closed. */
async function closeUnstarted({ operations, gateway }: OperationHandlerDeps, operation: Operation): Promise<Operation> {
  const { user_id, id, status } = operation;
  if (status !== 'queued' || (await gateway.stateOf(operation)) !== 'absent') return operation;
  const error = { code: 'cancelled' as const, detail: 'The operation was canceled' };
  await operations.finish(user_id, id, { status: 'cancelled', error, has_result: false });
  return (await operations.find(user_id, id)) ?? operation;
}
