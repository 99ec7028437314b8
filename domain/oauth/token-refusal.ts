import { DomainError, type ErrorCode } from '../base/errors.js';

/** What a token endpoint has answered, without its text, which may repeat what was sent. */
export interface TokenRefusal {
  /** RFC 6749 section 5.2, such as invalid_grant. */
  error: string;
  /** Microsoft's number, such as AADSTS50076; null where the answer has none. */
  number: string | null;
}

/** A DomainError (by its name and code) that also says what the token endpoint has answered. */
export class TokenRefusalError extends DomainError {
  constructor(
    code: ErrorCode,
    message: string,
    retryable: boolean,
    readonly refusal: TokenRefusal,
  ) {
    super(code, message, retryable);
  }
}

/** Null for errors that no token endpoint has answered with. */
export function readTokenRefusal(error: unknown): TokenRefusal | null {
  return error instanceof TokenRefusalError ? error.refusal : null;
}

/**
 * Answers that only a person can do something about: the grant is gone, or the provider wants to see the user or an
 * administrator (OpenID Connect Core 3.1.2.6). Microsoft: "react to `error`, never to the number".
 */
export const ENDED_ERRORS: ReadonlySet<string> = new Set([
  'invalid_grant',
  'interaction_required',
  'login_required',
  'consent_required',
]);

/** Microsoft ends a loop of requests with it: AADSTS50196. The grant is as good as before. */
export const LOOP_NUMBER = 'AADSTS50196';
