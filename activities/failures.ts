import { ApplicationFailure, CancelledFailure } from '@temporalio/common';
import { type ErrorCode, isDomainError } from '../domain/base/errors.js';
import { explainRefusedUrl } from '../domain/base/url/explain-refused-url.js';

/** Long messages bloat histories, and over 2 MiB they hang a workflow for good. */
const MESSAGE_LIMIT_CHARS = 500;

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
  if (known?.code === 'url_not_allowed')
    return failure(known.code, explainRefusedUrl(error, error.message.replace(/\.$/, '')), known.retryable);
  if (known) return failure(known.code, error.message, known.retryable);
  return failure('internal', error.message, true);
}

function failure(code: ErrorCode, message: string, retryable: boolean): ApplicationFailure {
  return ApplicationFailure.create({
    type: code,
    message: cut(message),
    nonRetryable: !retryable,
  });
}

function cut(message: string): string {
  return message.length > MESSAGE_LIMIT_CHARS ? `${message.slice(0, MESSAGE_LIMIT_CHARS)}…` : message;
}
