import { createHmac } from 'node:crypto';

export interface OwnershipTokens {
  /** The same for the same user and site; of letters, digits, - and _. It can't be derived without the secret. */
  derive(userId: string, site: string): string;
}

const TOKEN_CHARS = 32;

/** Tokens that users put on their sites. They are not kept: each is an HMAC of whose and of what it is. */
export function createOwnershipTokens(secret: string): OwnershipTokens {
  return {
    derive: (userId, site) =>
      createHmac('sha256', secret).update(`ownership\n${site}\n${userId}`).digest('base64url').slice(0, TOKEN_CHARS),
  };
}
