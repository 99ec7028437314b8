import type { ConnectRequest } from '../../../domain/oauth/connect-request.js';
import type { Platform } from '../../../domain/search/connection.js';
import { PLATFORM_NAMES } from '../../../domain/search/oauth-settings.js';
import { finishResponse } from '../../connect/finish-response.js';
import type { ConnectResponse, FinishedConnect, TakeResponseDeps } from '../../connect/take-response.js';
import type { IntegrationGateway } from '../integration-gateway.js';
import { callbackPath, type StartConnectDeps } from './start-connect.js';

export type FinishConnectDeps = TakeResponseDeps &
  Pick<StartConnectDeps, 'oauth'> & { gateway: Pick<IntegrationGateway, 'connectPlatform'> };

type Connected = Extract<Awaited<ReturnType<IntegrationGateway['connectPlatform']>>, { connected: true }>;

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
  const connecting = {
    connect: ({ user_id, id }: ConnectRequest) => deps.gateway.connectPlatform({ user_id, platform, request_id: id }),
    show: ({ properties, access }: Connected) => ({
      state: 'connected' as const,
      platform,
      name,
      properties,
      access: access ?? null,
    }),
    refused: `${name} was not connected`,
  };
  return finishResponse(deps, place, back, connecting, now);
}
