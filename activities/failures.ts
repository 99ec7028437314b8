import { ApplicationFailure, CancelledFailure } from '@temporalio/common';
import { type ErrorCode, isDomainError } from '../domain/errors.js';

/** Long messages bloat histories, and over 2 MiB they hang a workflow for good. */
const MESSAGE_LIMIT_CHARS = 500;
const STACK_LIMIT_CHARS = 4_000;

/** What adapters throw, by error name; identity by name survives module copies. */
const KNOWN_ERRORS: Record<string, { code: ErrorCode; retryable: boolean }> = {
  UrlNotAllowedError: { code: 'url_not_allowed', retryable: false },
  DnsFailureError: { code: 'dns_failure', retryable: false },
};

/** The one place where an activity's error becomes a Temporal failure: `type` is an ErrorCode. */
export function toFailure(error: unknown): Error {
  if (error instanceof CancelledFailure || error instanceof ApplicationFailure) return error;
  if (isDomainError(error)) return failure(error.code, error.message, error.retryable);
  if (!(error instanceof Error)) return failure('internal', String(error), true);
  const known = KNOWN_ERRORS[error.name];
  if (known) return failure(known.code, error.message, known.retryable);
  const unforeseen = failure('internal', error.message, true);
  // Where it came from is what the log and the operator's view of the history are read for.
  if (error.stack) unforeseen.stack = cut(error.stack, STACK_LIMIT_CHARS);
  return unforeseen;
}

function failure(code: ErrorCode, message: string, retryable: boolean): ApplicationFailure {
  return ApplicationFailure.create({
    type: code,
    message: cut(message, MESSAGE_LIMIT_CHARS),
    nonRetryable: !retryable,
  });
}

function cut(text: string, limitChars: number): string {
  return text.length > limitChars ? `${text.slice(0, limitChars)}…` : text;
}
