import type { Response } from 'express';
import { operationResultKey } from '../../domain/operations/operation-result-key.js';
import { isFinished, type Operation } from '../../domain/operations/operations.js';
import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';
import { gunzipText } from '../../store/base/json-codec.js';
import { ERROR_STATUS } from '../http/errors.js';
import { HttpError } from '../http/http-error.js';
import { presentOperation } from './operation-presenter.js';

interface ResultDeps {
  artifacts: Pick<ArtifactsRepository, 'getText' | 'getPacked'>;
}

/** The operation without its result; says when to check again. */
export function sendOperation(res: Response, operation: Operation): void {
  if (!isFinished(operation.status)) res.set('Retry-After', String(retryAfterS(operation)));
  res.json(presentOperation(operation));
}

/** The operation's own result as it is stored, or the failure in its place. */
export async function sendResult(deps: ResultDeps, res: Response, operation: Operation): Promise<void> {
  const key = operationResultKey(operation);
  const packed = operation.has_result ? await deps.artifacts.getPacked(operation.user_id, key) : null;
  if (packed !== null && operation.status !== 'failed') {
    await sendPackedJson(res, packed);
    return;
  }
  if (operation.status === 'failed' || operation.status === 'timed_out') throw failedOperation(operation);
  if (operation.status === 'cancelled')
    throw new HttpError(409, { detail: 'The operation was canceled before anything was found' });
  if (operation.erased)
    throw new HttpError(404, { detail: 'The result was erased together with the campaign or account it belonged to' });
  if (operation.status === 'completed') throw new Error(`The result of operation ${operation.id} is not in the store`);
  throw new HttpError(
    409,
    { detail: 'The operation is still running' },
    { 'Retry-After': String(retryAfterS(operation)) },
  );
}

export async function sendOperationWithResult(deps: ResultDeps, res: Response, operation: Operation): Promise<void> {
  const text =
    operation.status === 'completed'
      ? await deps.artifacts.getText(operation.user_id, operationResultKey(operation))
      : null;
  if (text === null) sendOperation(res, operation);
  // Spliced in as text: parsing megabytes to write them out again would hold up every other request.
  else sendJsonText(res, `${JSON.stringify(presentOperation(operation)).slice(0, -1)},"result":${text}}`);
}

/** 5xx classes only: the request was right, the work failed. */
function failedOperation(operation: Operation): HttpError {
  const error = operation.error ?? {
    code: operation.status === 'timed_out' ? ('timeout' as const) : ('internal' as const),
    detail: 'An internal error occurred',
  };
  const status = ERROR_STATUS[error.code];
  return new HttpError(status > 500 ? status : 502, { detail: error.detail, error });
}

/** Two seconds at first, up to 15 for what runs long. */
function retryAfterS(operation: Operation): number {
  const ageS = (Date.now() - Date.parse(operation.created_at)) / 1000;
  return Math.min(15, Math.max(2, Math.round(ageS / 10)));
}

/**
 * JSON that the store keeps as gzip. A client that accepts gzip gets it as it is stored; responses to other methods are
 * sent as text, since they may be kept for repeats of the request.
 */
export async function sendPackedJson(res: Response, packed: Buffer): Promise<void> {
  const { req } = res;
  const asStored =
    req.method === 'GET' && req.acceptsEncodings('gzip', 'identity') === 'gzip' && !validatesResponses(res);
  res.vary('Accept-Encoding');
  if (asStored) res.set('Content-Encoding', 'gzip').type('application/json').send(packed);
  else sendJsonText(res, await gunzipText(packed));
}

function validatesResponses(res: Response): boolean {
  return res.app.get('validates responses') === true;
}

/** Under test the text is parsed so that the validator of responses sees it. */
export function sendJsonText(res: Response, text: string): void {
  if (validatesResponses(res)) res.json(JSON.parse(text));
  else res.type('application/json').send(text);
}
