/**
 * The one vocabulary of failure. An activity's failure carries the code as its `type` through Temporal, the operation
 * record keeps it, and api/http/errors.ts maps it to a status. Identity is the code, never `instanceof`: that breaks across
 * the workflow sandbox.
 */
export const ERROR_CODES = [
  'not_found',
  'invalid_input',
  'conflict',
  'rate_limited',
  'url_not_allowed',
  'dns_failure',
  'site_unreachable',
  'site_refused',
  'timeout',
  'too_large',
  'browser_unavailable',
  'browser_failed',
  'no_data',
  'cancelled',
  'policy_blocked',
  'mail_failed',
  'mailbox_unreachable',
  'provider_missing',
  'not_connected',
  'connection_expired',
  'plan_required',
  'dependency_unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** A failure we understand. `message` is safe to show to the caller: no secrets, no internals. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** True when trying again later may succeed. */
    readonly retryable = false,
  ) {
    super(message);
  }
}

export function isDomainError(error: unknown): error is DomainError {
  return error instanceof Error && error.name === 'DomainError' && 'code' in error;
}

/** Compile-time proof that a switch handled every case. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
