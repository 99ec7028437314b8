import type { Request, RequestHandler, Response } from 'express';
import { secretPlace } from '../../../domain/secrets/secret-place.js';
import type { Logger } from '../../../platform/logger.js';
import type { Secrets } from '../../../platform/secrets.js';
import type { IdempotencyRepository, IdempotencyScope, StoredAnswer } from '../../../store/operations/idempotency.js';
import { HttpError } from '../http-error.js';
import { captureAnswer } from './capture-answer.js';
import { readRequestContext } from './request-context.js';
import { fingerprintRequest } from './request-fingerprint.js';

const KEY_FORM = /^[ -~]{8,255}$/;
const KEPT_MS = 24 * 60 * 60 * 1000;
/** Afterwards, a claim without a response is a dead process's; what that started has an id from the same key. */
const STALE_MS = 60_000;
/** Nothing was done, or it isn't known what: the same key may try again. */
const RELEASING_STATUSES = new Set([400, 401, 402, 413, 415, 422, 429]);

export interface IdempotencyDeps {
  keys: IdempotencyRepository;
  /** For responses that contain a secret. */
  secrets: Pick<Secrets, 'keyId' | 'bind' | 'openBound'>;
  /** The same in all API processes. */
  fingerprintKey: string;
  logger: Logger;
  now?: () => number;
}

/**
 * Runs in front of each POST handler, after validation: a request that can't be carried out never takes a key. Keys
 * belong to a user, so requests without one pass; so do repeats that the operation declares it can join.
 */
export function createIdempotency({
  keys,
  secrets,
  fingerprintKey,
  logger,
  now = Date.now,
}: IdempotencyDeps): RequestHandler {
  return async (req, res, next) => {
    const scope = readScope(req);
    if (!scope) return next();
    const context = readRequestContext(req);
    context.idempotencyKey = scope.key;
    const at = now();
    const outcome = await keys.claim(scope, {
      fingerprint: fingerprintRequest(req, fingerprintKey),
      now: new Date(at),
      expiresAt: new Date(at + KEPT_MS),
      staleBefore: new Date(at - STALE_MS),
    });
    switch (outcome.kind) {
      case 'answered':
        return replay(res, openAnswer(secrets, scope, outcome.answer));
      case 'other_body':
        throw keyError('Idempotency-Key was used before with another request', 'idempotency_key_reused');
      case 'running':
        if (context.match?.operation?.['x-idempotency-in-flight'] === 'join') return next();
        throw new HttpError(409, { detail: 'Request with this Idempotency-Key is still running' });
      case 'claimed':
        captureAnswer(res, async (answer) => {
          const isSecret = context.match?.operation?.['x-secret-answer'] === true;
          const kept = isSecret ? sealAnswer(secrets, scope, answer) : answer;
          const settled = settle(keys, scope, outcome.claimId, kept);
          await settled.catch((failure: unknown) =>
            logger.error({ err: failure, request_id: context.requestId }, 'idempotency claim not recorded'),
          );
        });
        return next();
    }
  };
}

/** Null when the request is not one that takes keys. */
function readScope(req: Request): IdempotencyScope | null {
  const key = req.get('idempotency-key');
  const { user, workspace, match } = readRequestContext(req);
  if (req.method !== 'POST' || key === undefined || !user || !match) return null;
  if (!KEY_FORM.test(key)) throw keyError('must be 8 to 255 printable ASCII characters', 'string_pattern_mismatch');
  const route = filledRoute(req, match.path);
  // A key belongs to the person who chose it; the same request in two workspaces is two requests.
  const inWorkspace = workspace && workspace.id !== user.id ? `${workspace.id} ${route}` : route;
  return { user_id: user.id, method: req.method, route: inWorkspace, key };
}

/** The path itself, not its template: the same key for two campaigns is two requests. */
function filledRoute(req: Request, template: string): string {
  return template.includes('{') ? req.path : template;
}

function keyError(msg: string, type: string): HttpError {
  return HttpError.invalidInput({ loc: ['header', 'idempotency-key'], msg, type });
}

async function settle(
  keys: IdempotencyRepository,
  scope: IdempotencyScope,
  claimId: string,
  answer: StoredAnswer | null,
): Promise<void> {
  const forget = answer === null || answer.status >= 500 || RELEASING_STATUSES.has(answer.status);
  await (forget ? keys.release(scope, claimId) : keys.complete(scope, claimId, answer));
}

/** Null when no key is set: then no response that contains a secret is kept. */
function sealAnswer(
  secrets: IdempotencyDeps['secrets'],
  scope: IdempotencyScope,
  answer: StoredAnswer | null,
): StoredAnswer | null {
  if (answer === null || secrets.keyId === null) return null;
  return { ...answer, body: secrets.bind(answer.body, secretPlace.answer(scope)), is_sealed: true };
}

function openAnswer(secrets: IdempotencyDeps['secrets'], scope: IdempotencyScope, answer: StoredAnswer): StoredAnswer {
  if (!answer.is_sealed) return answer;
  try {
    return { ...answer, body: secrets.openBound(answer.body, secretPlace.answer(scope)) };
  } catch {
    // Sealed with a key that is gone, or was changed: the caller gets an error.
    throw new HttpError(409, { detail: 'The response for this Idempotency-Key can no longer be read' });
  }
}

function replay(res: Response, answer: StoredAnswer): void {
  res.status(answer.status).set(answer.headers).set('Idempotent-Replayed', 'true');
  res.end(answer.body);
}
