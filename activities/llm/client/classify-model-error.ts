import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  AuthenticationError,
  InternalServerError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
} from 'openai';
import type { ModelFailureCode } from '../../../domain/llm/model-failure.js';
import { AnswerTooLongError } from './bounded-fetch.js';

const KINDS: readonly [code: ModelFailureCode, ...kinds: (abstract new (...given: never[]) => Error)[]][] = [
  ['timeout', APIUserAbortError, APIConnectionTimeoutError],
  ['unreachable', APIConnectionError],
  ['wrong_key', AuthenticationError, PermissionDeniedError],
  ['wrong_model_or_address', NotFoundError],
  ['rate_limited', RateLimitError],
  ['server_error', InternalServerError],
  ['request_rejected', APIError],
  // A body that is no JSON.
  ['malformed_answer', SyntaxError, AnswerTooLongError],
];

/** What the client of the model's server threw, as a reason for people. Null for what is no failure of a model. */
export function classifyModelError(error: unknown): ModelFailureCode | null {
  // OpenAI returns 429 to both; waiting helps against one of them only.
  if (error instanceof RateLimitError && error.code === 'insufficient_quota') return 'quota_exhausted';
  const known = KINDS.find(([, ...kinds]) => kinds.some((kind) => error instanceof kind))?.[0];
  return known ?? classifyCutBody(error);
}

/** What fetch throws while the body is read, which the client does not wrap. */
function classifyCutBody(error: unknown): ModelFailureCode | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout';
  // undici: a connection that was cut.
  return error instanceof TypeError && error.message === 'terminated' ? 'unreachable' : null;
}
