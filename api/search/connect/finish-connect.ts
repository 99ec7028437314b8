import * as oauth from 'oauth4webapi';
import { isDomainError } from '../../../domain/base/errors.js';
import type { Platform } from '../../../domain/search/connection.js';
import { tokenPlace } from '../../../domain/search/connection-grant.js';
import { type OAuthSettings, PLATFORM_NAMES } from '../../../domain/search/oauth-settings.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { ConnectRequest, ConnectRequestsRepository } from '../../../store/search/connect-requests.js';
import type { ConnectState } from '../../../web/connect/connect-page.js';
import { ERROR_STATUS } from '../../http/errors.js';
import type { IntegrationGateway } from '../integration-gateway.js';
import { hashSecret, type StartConnectDeps } from './start-connect.js';

export type FinishConnectDeps = Pick<StartConnectDeps, 'secrets' | 'oauth'> & {
  connectRequests: Pick<ConnectRequestsRepository, 'find' | 'answer' | 'remove'>;
  gateway: Pick<IntegrationGateway, 'connectPlatform'>;
};

/** Who came back, with what. */
export interface CameBack {
  platform: Platform;
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

/**
 * Completes what startConnect began, only for the user who began it (RFC 6749 section 10.12, RFC 9700 section 4.7): a
 * victim whom another account lures to the provider must not fill that account with their own data. Every failure
 * becomes a page that says what to do, and invalidates the state.
 */
export async function finishConnect(deps: FinishConnectDeps, back: CameBack, now: Date): Promise<FinishedConnect> {
  const { platform, parameters } = back;
  const state = parameters.get('state') ?? '';
  const request = state === '' ? null : await deps.connectRequests.find(hashSecret(state), now);
  const settings = deps.oauth(platform);
  if (!request || !settings || !deps.secrets) return unknownState('unknown state');
  const burn = async (finished: FinishedConnect): Promise<FinishedConnect> => {
    await deps.connectRequests.remove(request.id);
    return finished;
  };
  if (request.platform !== platform) return burn(unknownState('state of another platform'));
  const whose = whoCameBack(request, back.session);
  if (whose === 'another') return burn(unknownState('state of another session'));
  const judged = judge(settings, parameters, state);
  if (!judged.ok) return burn(notGiven(platform, judged.reason, judged.detail));
  if (whose === 'nobody') return needsSignIn(request, parameters);
  const sealed = deps.secrets.seal(judged.code, tokenPlace(request.user_id, platform, 'code'));
  if (!(await deps.connectRequests.answer(request.id, sealed, now))) return unknownState('replayed state');
  return exchange(deps, request);
}

/**
 * If a browser started it, the same session must come back. If a program did, its user must be signed in: a request
 * without a user does not show who has consented.
 */
function whoCameBack(request: ConnectRequest, session: CameBack['session']): 'the user' | 'nobody' | 'another' {
  if (request.session_hash !== null)
    return session !== null && hashSecret(session.id) === request.session_hash ? 'the user' : 'another';
  if (session?.user_id == null) return 'nobody';
  return session.user_id === (request.actor_id ?? request.user_id) ? 'the user' : 'another';
}

/** Nothing of the response is stored: it is only in the URL, which only this browser knows. */
function needsSignIn({ user_id, actor_id, platform }: ConnectRequest, parameters: URLSearchParams): FinishedConnect {
  const here = `/api/integrations/${platform}/callback?${parameters}`;
  const sign_in = `/auth/login?return_to=${encodeURIComponent(here)}`;
  const { name } = PLATFORM_NAMES[platform];
  return {
    status: 200,
    shown: { state: 'unfinished', platform, name, account: actor_id ?? user_id, sign_in },
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

async function exchange(
  { gateway }: FinishConnectDeps,
  { user_id, platform, id }: ConnectRequest,
): Promise<FinishedConnect> {
  const { name } = PLATFORM_NAMES[platform];
  const outcome = await gateway.connectPlatform({ user_id, platform, request_id: id }).catch((error: unknown) => {
    if (!isDomainError(error)) throw error;
    return { connected: false as const, error: { code: error.code, detail: error.message } };
  });
  if (outcome.connected) {
    return {
      status: 200,
      shown: { state: 'connected', platform, name, properties: outcome.properties, access: outcome.access ?? null },
      refusal: null,
      connected_user: user_id,
    };
  }
  const { code, detail } = outcome.error;
  const shown = refused(name, `${name} was not connected`, detail);
  return { status: ERROR_STATUS[code] >= 500 ? 503 : 403, shown, refusal: code, connected_user: null };
}

function unknownState(refusal: string): FinishedConnect {
  const reason = 'It was used before, has taken longer than twenty minutes, or was begun in another browser.';
  return { status: 403, shown: refused(null, 'This sign-in is not known', reason), refusal, connected_user: null };
}

function notGiven(platform: Platform, refusal: string, detail: string | null): FinishedConnect {
  const { name } = PLATFORM_NAMES[platform];
  const reason = detail === null ? 'The response of the provider is not valid.' : `${name} says: ${detail}`;
  return {
    status: 403,
    shown: refused(name, `Access to ${name} was not given`, reason),
    refusal,
    connected_user: null,
  };
}

function refused(name: string | null, title: string, reason: string): ConnectState {
  return { state: 'refused', name, title, reason, next_step: 'Close this window and choose “Connect” again.' };
}
