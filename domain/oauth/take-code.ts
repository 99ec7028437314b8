import { DomainError } from '../base/errors.js';
import { tokenPlace } from '../search/connection-grant.js';
import type { OwnerId } from '../workspaces/owner-id.js';
import type { AnsweredRequest, ConnectRequest } from './connect-request.js';
import type { ConnectTarget } from './connect-target.js';
import type { TokenSeal } from './ports.js';

export interface TakeCodeDeps {
  /** Gives the request to one caller only; null where it was given before, or is too old. */
  connectRequests: { take(userId: OwnerId, id: string, now: Date): Promise<AnsweredRequest | null> };
  secrets: TokenSeal;
  now(): Date;
}

/** What a provider exchanges for tokens. */
export interface TakenCode {
  code: string;
  verifier: string;
  redirect_uri: string;
}

/**
 * The code of who came back from a provider, for one use: it is taken away here.
 * @throws DomainError conflict, where it was taken before or has become too old
 */
export async function takeCode(
  { connectRequests, secrets, now }: TakeCodeDeps,
  { user_id, target, request_id }: { user_id: OwnerId; target: ConnectTarget; request_id: string },
): Promise<{ request: ConnectRequest; taken: TakenCode }> {
  const request = await connectRequests.take(user_id, request_id, now());
  if (!request) throw new DomainError('conflict', 'This sign-in was used before, or took too long; connect again');
  const open = (field: 'code' | 'code_verifier', sealed: string) =>
    secrets.open(sealed, tokenPlace(user_id, target, field));
  const taken = {
    code: open('code', request.code),
    verifier: open('code_verifier', request.verifier),
    redirect_uri: request.redirect_uri,
  };
  return { request, taken };
}
