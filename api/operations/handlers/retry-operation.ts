import type { HandlersOf } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { currentUser } from '../../http/requests/request-context.js';
import { type RepeatOperationDeps, repeatOperation } from '../repeat-operation.js';
import { sendOperation } from '../send-operation.js';

export function createRetryHandlers(deps: RepeatOperationDeps): HandlersOf<'retryOperation'> {
  return {
    retryOperation: async (req, res) => {
      const failed = await deps.operations.find(currentUser(req).id, req.params.id);
      if (!failed) throw HttpError.notFound();
      const started = await repeatOperation(deps, req, failed, req.body?.scheme);
      sendOperation(res.status(202).set('Location', `/api/operations/${started.id}`), started);
    },
  };
}
