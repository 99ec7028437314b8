import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 43 characters of base64url. */
export function createInvitationToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of it. */
export function hashInvitationToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
