import type { ErrorRequestHandler, Request } from 'express';
import { error as validatorErrors } from 'express-openapi-validator';
import { type DomainError, type ErrorCode, isDomainError } from '../../domain/base/errors.js';
import type { Logger } from '../../platform/logger.js';
import { toInputErrors, type ValidatorFinding } from './contract/validation-errors.js';
import { HttpError } from './http-error.js';
import { toProblem } from './problem.js';
import { readRequestContext } from './requests/request-context.js';

/** The one place where an error gets its status. A site that can't be read is a bad gateway, not a caller's error. */
export const ERROR_STATUS: Record<ErrorCode, number> = {
  not_found: 404,
  invalid_input: 422,
  conflict: 409,
  rate_limited: 429,
  url_not_allowed: 422,
  dns_failure: 502,
  site_unreachable: 502,
  site_refused: 502,
  timeout: 504,
  too_large: 502,
  browser_unavailable: 503,
  browser_failed: 502,
  no_data: 404,
  cancelled: 409,
  policy_blocked: 403,
  mail_failed: 500,
  mailbox_unreachable: 502,
  provider_missing: 503,
  not_connected: 409,
  connection_expired: 409,
  plan_required: 402,
  dependency_unavailable: 503,
  internal: 500,
};

/** RFC 9457. */
const PROBLEM = 'application/problem+json';

const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = {
  rate_limited: 60,
  browser_unavailable: 60,
  dependency_unavailable: 5,
};

/** Texts by status for errors of Express and its parsers, whose own texts may quote the input. */
const PLAIN_DETAIL: Record<number, string> = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  406: 'Not acceptable',
  413: 'Request body too large',
  415: 'Unsupported media type',
};

/**
 * An id in the path that cannot be one names nothing, like one that never was: 404 both, so that ids cannot be distinguished
 * by their form. These have texts of their own; pages, of other paths, answer 404 as pages alone.
 */
const NAMED_THINGS: Record<string, () => HttpError> = {
  '/params/campaign_id': HttpError.campaignNotFound,
  '/params/lead_id': HttpError.campaignNotFound,
};

/** Names of driver errors that mean the database could not be reached; the message may hold its address. */
const DATABASE_DOWN = new Set([
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoPoolClearedError',
  'MongoTopologyClosedError',
]);

/** Any error as a response. An unknown one is a 500 with nothing but the request id. */
export function toHttpError(failure: unknown, req: Request): HttpError {
  if (failure instanceof HttpError) return failure;
  if (isDomainError(failure)) return fromDomainError(failure, req);
  const { InternalServerError } = validatorErrors;
  if (failure instanceof InternalServerError && isBrokenMultipart(req)) return plain(400, 'Malformed multipart body');
  if (hasFindings(failure) && failure.status === 400) return fromFindings(failure.errors, req);
  if (failure instanceof Error && DATABASE_DOWN.has(failure.name))
    return HttpError.unavailable('The database is not reachable');
  return fromStatus(failure) ?? internal(req);
}

function fromDomainError(failure: DomainError, req: Request): HttpError {
  const { code, message } = failure;
  if (code === 'internal') return internal(req);
  const status = ERROR_STATUS[code];
  if (status === 422) {
    return HttpError.invalidInput({
      loc: ['body'],
      msg: message,
      type: code === 'invalid_input' ? 'value_error' : code,
    });
  }
  const seconds = RETRY_AFTER_SECONDS[code];
  return new HttpError(status, { detail: message }, seconds === undefined ? {} : { 'Retry-After': String(seconds) });
}

/** The validator calls a body that multer can't parse its own failure. */
function isBrokenMultipart(req: Request): boolean {
  return !readRequestContext(req).handling && (req.headers['content-type'] ?? '').startsWith('multipart/');
}

function fromFindings(findings: readonly ValidatorFinding[], req: Request): HttpError {
  // A path that can't be percent-decoded is no value that could be judged.
  if (findings.some(({ message }) => message.startsWith('malformed uri'))) return plain(400, 'Malformed URL');
  const misnamed = findings.find(({ path }) => path.startsWith('/params/'));
  if (misnamed && req.originalUrl.startsWith('/api/')) return (NAMED_THINGS[misnamed.path] ?? HttpError.notFound)();
  return HttpError.invalidInput(...toInputErrors(findings));
}

/** Errors of Express, body-parser and the validator carry a status; only those below 500 are believed. */
function fromStatus(failure: unknown): HttpError | null {
  if (!(failure instanceof Error) || !('status' in failure) || typeof failure.status !== 'number') return null;
  const detail = PLAIN_DETAIL[failure.status];
  if (detail === undefined) return null;
  const malformed = 'type' in failure && failure.type === 'entity.parse.failed';
  return plain(failure.status, malformed ? 'Malformed JSON' : detail);
}

function hasFindings(failure: unknown): failure is Error & { status: number; errors: ValidatorFinding[] } {
  return failure instanceof Error && 'status' in failure && 'errors' in failure && Array.isArray(failure.errors);
}

function plain(status: number, detail: string): HttpError {
  return new HttpError(status, { detail });
}

function internal(req: Request): HttpError {
  return new HttpError(500, { detail: 'An internal error occurred', request_id: readRequestContext(req).requestId });
}

/** The last handler. Logs errors that are our own; an error after the first byte can only cut the connection. */
export function createErrorHandler(logger: Logger): ErrorRequestHandler {
  return (failure: unknown, req, res, _next) => {
    const answer = toHttpError(failure, req);
    if (answer.status >= 500)
      logger.error({ err: failure, request_id: readRequestContext(req).requestId }, 'request failed');
    if (res.headersSent) {
      res.destroy();
      return;
    }
    res.status(answer.status).set(answer.headers);
    if (asksForProblem(req)) res.type(PROBLEM).json(toProblem(answer));
    else res.json(answer.body);
  };
}

/** The plain form is for everybody who does not prefer the other. */
function asksForProblem(req: Request): boolean {
  return req.accepts(['application/json', PROBLEM]) === PROBLEM;
}
