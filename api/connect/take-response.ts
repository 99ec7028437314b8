import * as oauth from 'oauth4webapi';
import type { ConnectRequest } from '../../domain/oauth/connect-request.js';
import type { ConnectTarget } from '../../domain/oauth/connect-target.js';
import type { OAuthSettings } from '../../domain/oauth/oauth-settings.js';
import { tokenPlace } from '../../domain/search/connection-grant.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { Secrets } from '../../platform/secrets.js';
import type { ConnectRequestsRepository } from '../../store/search/connect-requests.js';
import type { ConnectState } from '../../web/connect/connect-page.js';
import { hashSecret } from './prepare-connect.js';

export interface TakeResponseDeps {
  connectRequests: Pick<ConnectRequestsRepository, 'find' | 'answer' | 'remove'>;
  secrets: Pick<Secrets, 'seal'> | null;
}

/** What came back is about; `settings` null where this installation has no client there. */
export interface ResponsePlace {
  target: ConnectTarget;
  name: string;
  settings: OAuthSettings | null;
  callback_path: string;
  /** Where a program finishes what it began. */
  complete_path: string;
}

/** Who came back, with what. */
export interface ConnectResponse {
  parameters: URLSearchParams;
  /** Of the browser, or the signed-in user that a program speaks for; null where there is none. */
  session: { id: string; user_id: string | null } | null;
}

export interface FinishedConnect {
  status: number;
  shown: ConnectState;
  /** For the log: what was refused, without anything from the address. */
  refusal: string | null;
  /** Whose account was connected; null where none was. */
  connected_user: OwnerId | null;
}

export type TakenResponse = { request: ConnectRequest } | { finished: FinishedConnect };

/**
 * Takes what a provider has sent back, only for the user who began it (RFC 6749 section 10.12, RFC 9700 section 4.7): a
 * victim whom another account lures to the provider must not fill that account with their own data. Every failure
 * becomes a page that says what to do, and invalidates the state.
 */
export async function takeResponse(
  deps: TakeResponseDeps,
  place: ResponsePlace,
  { parameters, session }: ConnectResponse,
  now: Date,
): Promise<TakenResponse> {
  const { target, settings, name } = place;
  const state = parameters.get('state') ?? '';
  const request = state === '' ? null : await deps.connectRequests.find(hashSecret(state), now);
  if (!request || !settings || !deps.secrets) return { finished: unknownState('unknown state') };
  const burn = async (finished: FinishedConnect): Promise<TakenResponse> => {
    await deps.connectRequests.remove(request.id);
    return { finished };
  };
  if (request.platform !== target) return burn(unknownState('state of another platform'));
  const whose = whoCameBack(request, session);
  if (whose === 'another') return burn(unknownState('state of another session'));
  const judged = judge(settings, parameters, state);
  if (!judged.ok) return burn(notGiven(name, judged.reason, judged.detail));
  if (whose === 'not signed in') return { finished: needsSignIn(place, request, parameters) };
  const sealed = deps.secrets.seal(judged.code, tokenPlace(request.user_id, target, 'code'));
  if (!(await deps.connectRequests.answer(request.id, sealed, now)))
    return { finished: unknownState('replayed state') };
  return { request };
}

/**
 * If a browser started it, the same session must come back. If a program did, its user must be signed in: a request
 * without a user does not show who has consented.
 */
function whoCameBack(
  request: ConnectRequest,
  session: ConnectResponse['session'],
): 'the user' | 'not signed in' | 'another' {
  if (request.session_hash !== null)
    return session !== null && hashSecret(session.id) === request.session_hash ? 'the user' : 'another';
  if (session?.user_id == null) return 'not signed in';
  return session.user_id === (request.actor_id ?? request.user_id) ? 'the user' : 'another';
}

/** Nothing of the response is stored: it is only in the URL, which only this browser knows. */
function needsSignIn(
  { target, name, callback_path, complete_path }: ResponsePlace,
  { user_id, actor_id }: ConnectRequest,
  parameters: URLSearchParams,
): FinishedConnect {
  const sign_in = `/auth/login?return_to=${encodeURIComponent(`${callback_path}?${parameters}`)}`;
  return {
    status: 200,
    shown: { state: 'unfinished', platform: target, name, account: actor_id ?? user_id, sign_in, complete_path },
    refusal: null,
    connected_user: null,
  };
}

type Judged = { ok: true; code: string } | { ok: false; reason: string; detail: string | null };

/** Issuer (RFC 9207), state, error and form of the response. */
function judge(settings: OAuthSettings, parameters: URLSearchParams, state: string): Judged {
  const server: oauth.AuthorizationServer = { issuer: settings.issuer };
  try {
    const answer = oauth.validateAuthResponse(server, { client_id: settings.client_id }, parameters, state);
    const code = answer.get('code');
    return code ? { ok: true, code } : { ok: false, reason: 'no code', detail: null };
  } catch (error) {
    if (error instanceof oauth.AuthorizationResponseError) {
      return { ok: false, reason: 'refused by the provider', detail: error.error_description ?? error.error };
    }
    return { ok: false, reason: 'a response that is not valid', detail: null };
  }
}

function unknownState(refusal: string): FinishedConnect {
  const reason = 'It was used before, has taken longer than twenty minutes, or was begun in another browser.';
  return { status: 403, shown: refusedPage(null, 'This sign-in is not known', reason), refusal, connected_user: null };
}

function notGiven(name: string, refusal: string, detail: string | null): FinishedConnect {
  const reason = detail === null ? 'The response of the provider is not valid.' : `${name} says: ${detail}`;
  const shown = refusedPage(name, `Access to ${name} was not given`, reason);
  return { status: 403, shown, refusal, connected_user: null };
}

export function refusedPage(name: string | null, title: string, reason: string): ConnectState {
  return { state: 'refused', name, title, reason, next_step: 'Close this window and choose “Connect” again.' };
}
