import { createHmac, timingSafeEqual } from 'node:crypto';
import { createSealedClaims } from './sealed-claims.js';

/** Who opts out of whose mail, and the attempt whose link was used. */
export interface UnsubscribeTokenClaim {
  user_id: string;
  email: string;
  attempt_id: string;
}

export interface UnsubscribeTokens {
  /** Of letters, digits, - and _: as they are in an address. About 150 characters. */
  sign(claim: UnsubscribeTokenClaim): string;
  /** Null for what was not signed here. */
  read(token: string): UnsubscribeTokenClaim | null;
}

/**
 * Encrypted claims (sealed-claims.ts). They do not expire: an old mail's link must work (CAN-SPAM requires at least 30 days),
 * including those that were only signed.
 */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const claims = createSealedClaims(secret, 'unsubscribe');
  return {
    // The id of the user may hold any character, so it comes last.
    sign: ({ user_id, email, attempt_id }) => claims.seal(`${attempt_id}\n${email}\n${user_id}`),
    read: (token) => (token.includes('.') ? readSigned(secret, token) : readSealed(claims.open(token))),
  };
}

function readSealed(text: string | null): UnsubscribeTokenClaim | null {
  if (text === null) return null;
  const [attempt_id = '', email = '', ...user] = text.split('\n');
  return { user_id: user.join('\n'), email, attempt_id };
}

/** Of mails from before: readable claims with an HMAC-SHA256. */
function readSigned(secret: string, token: string): UnsubscribeTokenClaim | null {
  const [payload = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const due = createHmac('sha256', secret).update(`unsubscribe\n${payload}`).digest();
  if (given.length !== due.length || !timingSafeEqual(given, due)) return null;
  const [user_id, email, attempt_id] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as string[];
  return user_id && email && attempt_id ? { user_id, email, attempt_id } : null;
}
