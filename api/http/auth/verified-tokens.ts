import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';

/** Of keys that are fetched again every ten minutes (signing-keys.ts), this changes little. */
const REMEMBERED_MS = 60_000;
/** Of about 1 KB each. */
const MOST_TOKENS = 2_000;

/**
 * Access tokens whose signature and claims were found right less than a minute ago. A program sends the same one with each
 * request, and to verify an RSA signature takes as long as the rest of a small read.
 */
export interface VerifiedTokens {
  /** @returns its claims, or undefined when it must be verified: never after `exp` */
  find(token: string): JWTPayload | undefined;
  remember(token: string, claims: JWTPayload): void;
}

/** @param now milliseconds since the epoch */
export function createVerifiedTokens(now: () => number = Date.now): VerifiedTokens {
  const known = new LRUCache<string, { claims: JWTPayload; until: number }>({ max: MOST_TOKENS });
  return {
    find(token) {
      const found = known.get(keyOf(token));
      return found && now() < found.until ? found.claims : undefined;
    },
    remember(token, claims) {
      const endsAt = (claims.exp ?? 0) * 1000;
      known.set(keyOf(token), { claims, until: Math.min(now() + REMEMBERED_MS, endsAt) });
    },
  };
}

/** What is kept in memory for long is no credential. */
function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
