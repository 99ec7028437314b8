import { isDomainError } from '../../../domain/base/errors.js';
import type { Platform } from '../../../domain/search/connection.js';
import { PLATFORM_NAMES } from '../../../domain/search/oauth-settings.js';
import {
  type ConnectResponse,
  type FinishedConnect,
  refusedPage,
  type TakeResponseDeps,
  takeResponse,
} from '../../connect/take-response.js';
import { ERROR_STATUS } from '../../http/errors.js';
import type { IntegrationGateway } from '../integration-gateway.js';
import { callbackPath, type StartConnectDeps } from './start-connect.js';

export type FinishConnectDeps = TakeResponseDeps &
  Pick<StartConnectDeps, 'oauth'> & { gateway: Pick<IntegrationGateway, 'connectPlatform'> };

/** Who came back, with what. */
export type CameBack = ConnectResponse & { platform: Platform };

/** Completes what startConnect began, only for the user who began it: see takeResponse. */
export async function finishConnect(deps: FinishConnectDeps, back: CameBack, now: Date): Promise<FinishedConnect> {
  const { platform } = back;
  const { name } = PLATFORM_NAMES[platform];
  const place = {
    target: platform,
    name,
    settings: deps.oauth(platform),
    callback_path: callbackPath(platform),
    complete_path: `/api/integrations/${platform}/complete`,
  };
  const taken = await takeResponse(deps, place, back, now);
  if ('finished' in taken) return taken.finished;
  const { user_id, id } = taken.request;
  const outcome = await deps.gateway.connectPlatform({ user_id, platform, request_id: id }).catch((error: unknown) => {
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
  const shown = refusedPage(name, `${name} was not connected`, detail);
  return { status: ERROR_STATUS[code] >= 500 ? 503 : 403, shown, refusal: code, connected_user: null };
}
