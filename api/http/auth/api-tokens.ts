import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ApiTokensRepository } from '../../../store/accounts/api-tokens.js';
import { HttpError } from '../http-error.js';
import type { RequestContext, User } from '../requests/request-context.js';
import { isPlan, type Plan } from './plans.js';

/** 256 bits: a hash without salt and without stretching is enough for what cannot be guessed. */
const TOKEN_BYTES = 32;
const PREFIX = 'lw_';
/** RFC 6750 2.1; anything that begins like one of ours is ours to judge. */
const CREDENTIALS = /^bearer +(lw_.*)$/i;
const TOKEN = /^lw_[\w-]{43}$/;
/** A use is noted once in this time. */
const NOTED_MS = 5 * 60_000;

export interface ApiTokenDeps {
  apiTokens: Pick<ApiTokensRepository, 'findByHash' | 'noteUse'>;
  /** Of users whose tokens say none that is known. */
  fallbackPlan: Plan;
  now?: () => number;
}

/** A new token, what is stored of it, and what of it is shown later. */
export function createApiToken(): { token: string; token_hash: string; last_four: string } {
  const token = `${PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
  return { token, token_hash: hashApiToken(token), last_four: token.slice(-4) };
}

/** What the header says, where it names a token of ours; null for all other credentials. */
export function readApiToken(req: IncomingMessage): string | null {
  const headers = req.headersDistinct['authorization'] ?? [];
  return headers.length === 1 ? (CREDENTIALS.exec(headers[0] ?? '')?.[1] ?? null) : null;
}

/**
 * Who a token of ours speaks for, and what it is bound to.
 * @throws HttpError 401, the same for one that is wrong, revoked or expired
 */
export async function verifyApiToken(
  token: string,
  { apiTokens, fallbackPlan, now = Date.now }: ApiTokenDeps,
): Promise<{ user: User; bound: NonNullable<RequestContext['token']> }> {
  const at = now();
  const found = TOKEN.test(token) ? await apiTokens.findByHash(hashApiToken(token), new Date(at)) : null;
  if (found === null) throw HttpError.unauthorized('Invalid or expired token');
  const { id, user_id, workspace_id, access, plan, last_used_at } = found;
  if (last_used_at === null || Date.parse(last_used_at) < at - NOTED_MS)
    await apiTokens.noteUse(id, new Date(at), new Date(at - NOTED_MS));
  const user: User = { id: user_id, plan: isPlan(plan) ? plan : fallbackPlan, verified_email: null, groups: null };
  return { user, bound: { workspace_id, access } };
}

function hashApiToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
