import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { identifySite } from '../../domain/base/url/url-identity.js';
import { isFinished, type Operation, type OperationType } from '../../domain/operations/operations.js';
import type { Logger } from '../../platform/logger.js';
import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';
import type { OperationsRepository } from '../../store/operations/operations.js';
import type { Urgency } from '../../workflows/contract/work-priority.js';
import { operationWorkflowId } from '../../workflows/operations/contract/operation.js';
import { operationUrgency } from '../../workflows/operations/contract/operation-urgency.js';
import type { OperationInputs } from '../../workflows/operations/contract/operation-workflows.js';
import { HttpError } from '../http/http-error.js';
import { toCanonicalJson } from '../http/requests/canonical-json.js';
import { readPreference } from '../http/requests/prefer.js';
import {
  currentActor,
  currentLimits,
  currentUser,
  idempotencyKey,
  readRequestContext,
  requestId,
} from '../http/requests/request-context.js';
import type { WorkflowGateway } from '../workflow-gateway.js';
import { insertWithinLimit } from './insert-within-limit.js';
import { sendOperation, sendResult } from './send-operation.js';

/** How often a waiting request checks whether its client has gone. */
const CLIENT_CHECK_MS = 1_000;

export interface OperationStartDeps {
  operations: OperationsRepository;
  artifacts: Pick<ArtifactsRepository, 'getText' | 'getPacked'>;
  gateway: WorkflowGateway;
  logger: Logger;
}

/** A request that an operation is started or waited for by. */
export type WaitingRequest = Pick<Request, 'get' | 'socket'>;

export interface StartRequest<Type extends OperationType> {
  type: Type;
  input: OperationInputs[Type];
  /** URL of the site it is about, or in `about` its name in lists if there is no site. */
  site_url?: string;
  about?: string;
  /** Seconds to wait without `Prefer`, if different from what the contract says of the whole operation. */
  default_wait_s?: number;
  /** The caller's own request, if the input holds more: it identifies a repeat under an Idempotency-Key. */
  asked?: object;
}

/**
 * Turns a validated request into an operation and responds as `Prefer` says. The record is written first: a process
 * that dies before the workflow starts leaves a queued record, which repairOperations starts later. `send` responds
 * with an operation that has ended; by default with its result.
 */
export async function startOperation<Type extends OperationType>(
  deps: OperationStartDeps,
  req: WaitingRequest,
  res: Response,
  start: StartRequest<Type>,
  send: (ended: Operation) => Promise<void> = (ended) => sendResult(deps, res, ended),
  id = operationId(req, start.type),
): Promise<void> {
  const operation = await acceptOperation(deps, req, start, id);
  if (operation.fingerprint !== fingerprintOf(start)) {
    throw HttpError.invalidInput({
      loc: ['header', 'idempotency-key'],
      msg: 'Idempotency-Key was used before with another request',
      type: 'idempotency_key_reused',
    });
  }
  await answerOperation(deps, req, res, operation, send, start.default_wait_s);
}

/** Waits for the operation as `Prefer` says, then passes it to `send`, or returns 202 while it continues. */
export async function answerOperation(
  deps: OperationStartDeps,
  req: WaitingRequest,
  res: Response,
  operation: Operation,
  send: (finished: Operation) => Promise<void>,
  waitS = defaultWaitS(req),
): Promise<void> {
  const preference = readPreference(req.get('prefer'), waitS);
  if (preference.applied) res.set('Preference-Applied', preference.applied);
  const settled = await waitForEnd(deps, req, operation, preference.wait_s);
  if (isFinished(settled.status)) await send(settled);
  else sendOperation(res.status(202).set('Location', `/api/operations/${settled.id}`), settled);
}

/**
 * Records the operation under this id and starts its workflow; of requests with the same id the first one counts.
 * @throws HttpError 429 when too many of the user's are unfinished
 */
export async function acceptOperation<Type extends OperationType>(
  deps: OperationStartDeps,
  req: object,
  start: StartRequest<Type>,
  id: string,
): Promise<Operation> {
  const { operation, place } = await insertWithinLimit(
    deps.operations,
    newOperation(req, start, id),
    currentLimits(req).running_operations,
  );
  if (operation.status === 'queued') await startWorkflow(deps, operation, operationUrgency(operation.type, place));
  return operation;
}

/** What the contract says about the matched operation; no wait if it says nothing. */
function defaultWaitS(req: object): number {
  return readRequestContext(req).match?.operation?.['x-default-wait-seconds'] ?? 0;
}

/** Accepted even when this fails: the record is safe and the start is repeated until it succeeds. */
export async function startWorkflow(
  { gateway, logger }: OperationStartDeps,
  operation: Operation,
  urgency: Urgency,
): Promise<void> {
  try {
    await gateway.start(operation, urgency);
  } catch (failure) {
    logger.warn({ err: failure, operation_id: operation.id }, 'workflow start postponed');
  }
}

/** New, or the one that belongs to the caller's Idempotency-Key. */
export function operationId(req: object, type: OperationType): string {
  const key = idempotencyKey(req);
  if (key === null) return randomBytes(12).toString('hex');
  return sha256(`${currentUser(req).id}\n${type}\n${key}`).slice(0, 24);
}

function newOperation<Type extends OperationType>(req: object, start: StartRequest<Type>, id: string): Operation {
  return queueOperation(req, id, {
    type: start.type,
    input: { ...start.input },
    fingerprint: fingerprintOf(start),
    site: start.site_url === undefined ? (start.about ?? '') : identifySite(start.site_url),
  });
}

/** A record that waits for its workflow. */
export function queueOperation(
  req: object,
  id: string,
  subject: Pick<Operation, 'type' | 'input' | 'fingerprint' | 'site'>,
): Operation {
  const user_id = currentUser(req).id;
  return {
    id,
    user_id,
    ...subject,
    status: 'queued',
    request_id: requestId(req),
    workflow_id: operationWorkflowId(subject.type, { id, user_id }),
    created_by: currentActor(req).id,
    progress: { done: 0, total: 100, phase: 'queued', message: 'Waiting for a worker' },
    created_at: new Date().toISOString(),
    started_at: null,
    finished_at: null,
    has_result: false,
    error: null,
  };
}

function fingerprintOf({ type, input, asked = input }: { type: OperationType; input: object; asked?: object }): string {
  return sha256(`${type}\n${toCanonicalJson(asked)}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Reads the record, not Temporal: any worker anywhere may finish it. Ends early when the client has gone. */
async function waitForEnd(
  deps: OperationStartDeps,
  req: Pick<Request, 'socket'>,
  operation: Operation,
  waitS: number,
): Promise<Operation> {
  const endMs = Date.now() + waitS * 1000;
  const { user_id, id, status } = operation;
  if (isFinished(status) || waitS <= 0) return operation;
  for (let leftMs = waitS * 1000; leftMs > 0 && !req.socket.destroyed; leftMs = endMs - Date.now()) {
    const withinMs = Math.min(leftMs, CLIENT_CHECK_MS);
    if (await deps.operations.nextChange(user_id, id, { isNews: hasEnded, withinMs })) break;
  }
  return (await deps.operations.find(user_id, id)) ?? operation;
}

function hasEnded(state: { status: Operation['status'] } | null): boolean {
  return state === null || isFinished(state.status);
}
