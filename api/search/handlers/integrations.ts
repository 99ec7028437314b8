import { PLATFORMS, type Platform } from '../../../domain/search/connection.js';
import { PLATFORM_NAMES } from '../../../domain/search/oauth-settings.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { Logger } from '../../../platform/logger.js';
import type { ConnectionsRepository } from '../../../store/search/connections.js';
import type { SearchDataErasuresRepository } from '../../../store/search/search-data-erasures.js';
import type { SitesRepository } from '../../../store/sites/sites.js';
import { readCallback, readCompletion, readSessionId } from '../../connect/read-response.js';
import { sendConnectPage } from '../../connect/send-connect-page.js';
import type { FinishedConnect } from '../../connect/take-response.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { currentActor, currentUser, requestId } from '../../http/requests/request-context.js';
import { keepSchedulesOfUser } from '../../sites/keep-site-schedules.js';
import type { SiteGateway } from '../../sites/site-gateway.js';
import { type CameBack, type FinishConnectDeps, finishConnect } from '../connect/finish-connect.js';
import { type StartConnectDeps, startConnect } from '../connect/start-connect.js';
import { presentIntegration } from '../connection-presenter.js';
import type { IntegrationGateway } from '../integration-gateway.js';

export type IntegrationHandlerDeps = Omit<StartConnectDeps, 'connectRequests' | 'oauth'> & {
  integrations: Pick<StartConnectDeps, 'oauth'>;
  connectRequests: StartConnectDeps['connectRequests'] & FinishConnectDeps['connectRequests'];
  connections: Pick<ConnectionsRepository, 'find' | 'all'>;
  sites: Pick<SitesRepository, 'list'>;
  searchDataErasures: SearchDataErasuresRepository;
  gateway: Pick<IntegrationGateway, 'connectPlatform' | 'disconnectPlatform'> & Pick<SiteGateway, 'keepSiteSchedules'>;
  logger: Logger;
};

export function createIntegrationHandlers(
  given: IntegrationHandlerDeps,
): HandlersOf<
  'connectPlatform' | 'finishConnectPlatform' | 'completePlatform' | 'getIntegration' | 'disconnectPlatform'
> {
  const deps = { ...given, oauth: given.integrations.oauth };
  return {
    connectPlatform: async (req, res) => {
      const { id: user_id, plan } = currentUser(req);
      const asked = {
        user_id,
        actor_id: currentActor(req).id,
        platform: platformOf(req),
        session_id: readSessionId(req),
        without_search: plan === 'free',
      };
      res.json({ authorize_url: await startConnect(deps, asked, new Date()) });
    },
    finishConnectPlatform: async (req, res) => {
      sendConnectPage(res, await finish(deps, req, { platform: platformOf(req), ...readCallback(req) }));
    },
    completePlatform: async (req, res) => {
      const platform = platformOf(req);
      const { id: user_id } = currentUser(req);
      const { status, shown } = await finish(deps, req, { platform, ...readCompletion(req) });
      if (shown.state === 'refused') throw new HttpError(status, { detail: `${shown.title}. ${shown.reason}` });
      res.json(presentIntegration(platform, await deps.connections.find(user_id, platform), true));
    },
    getIntegration: async (req, res) => {
      const platform = platformOf(req);
      const connection = await deps.connections.find(currentUser(req).id, platform);
      res.json(presentIntegration(platform, connection, deps.oauth(platform) !== null));
    },
    disconnectPlatform: async (req, res) => {
      const platform = platformOf(req);
      const { id: user_id } = currentUser(req);
      const { found, revoked } = await deps.gateway.disconnectPlatform({ user_id, platform });
      const isErased = req.query.data === 'erase';
      if (isErased) await deps.searchDataErasures.erase(user_id, platform);
      await keepSchedules(deps, user_id);
      const { name, access_page } = PLATFORM_NAMES[platform];
      const next_step = found && !revoked ? `Remove the access at ${name}: ${access_page}` : null;
      const collected_data = isErased ? 'erased' : 'kept';
      res.json({ platform, status: 'disconnected', revoked, collected_data, next_step });
    },
  };
}

async function finish(
  deps: IntegrationHandlerDeps & Pick<FinishConnectDeps, 'oauth'>,
  req: object,
  back: CameBack,
): Promise<FinishedConnect> {
  const finished = await finishConnect(deps, back, new Date());
  const { refusal: reason, connected_user } = finished;
  if (connected_user !== null) await keepSchedules(deps, connected_user);
  if (reason !== null)
    deps.logger.warn({ reason, platform: back.platform, request_id: requestId(req) }, 'connecting refused');
  return finished;
}

/** The connection is as it is all the same when this fails: a worker that starts puts Schedules right. */
async function keepSchedules(deps: IntegrationHandlerDeps, userId: OwnerId): Promise<void> {
  await keepSchedulesOfUser(deps, userId).catch((failure: unknown) => {
    deps.logger.warn({ err: failure }, 'schedules of the sites of a user not kept');
  });
}

/** An invalid name is not a resource. */
function platformOf({ params }: { params: { platform: string } }): Platform {
  const platform = PLATFORMS.find((name) => name === params.platform);
  if (!platform) throw HttpError.notFound();
  return platform;
}
