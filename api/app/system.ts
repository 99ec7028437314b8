import { PLATFORMS } from '../../domain/search/connection.js';
import { PLATFORM_NAMES } from '../../domain/search/oauth-settings.js';
import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { nextPage, readListQuery } from '../http/requests/list-query.js';
import type { Readiness } from '../readiness.js';
import type { StartConnectDeps } from '../search/connect/start-connect.js';
import { appPage } from './app-page.js';
import { namespaceUrl, type TemporalUi, workflowUrl } from './workflow-url.js';

export interface SystemPageDeps extends Pick<Store, 'connections' | 'operations' | 'webhooks'> {
  integrations: Pick<StartConnectDeps, 'oauth'>;
  readiness: () => Promise<Readiness>;
  version: string;
  temporalUi: TemporalUi | null;
}

const SHOWN_WEBHOOKS = 20;

export function createSystemPages(deps: SystemPageDeps): HandlersOf<'showConnections' | 'showSystem'> {
  const { connections, operations, webhooks, integrations, readiness, version, temporalUi } = deps;
  return {
    showConnections: appPage(async (viewer) =>
      APP_PAGES.connections(viewer, {
        connections: await connections.all(viewer.id),
        missing_settings: Object.fromEntries(
          PLATFORMS.filter((platform) => integrations.oauth(platform) === null).map((platform) => [
            platform,
            PLATFORM_NAMES[platform].settings,
          ]),
        ),
      }),
    ),
    showSystem: appPage(async (viewer, req) => {
      const { limit, cursor } = readListQuery(req);
      const [{ dependencies }, latest, hooks] = await Promise.all([
        readiness(),
        operations.list(viewer.id, {}, limit, cursor),
        webhooks.list(viewer.id, SHOWN_WEBHOOKS, null),
      ]);
      return APP_PAGES.system(viewer, {
        version,
        dependencies: { ...dependencies },
        webhooks: hooks.items,
        temporal_url: temporalUi && namespaceUrl(temporalUi),
        operations: latest.items.map((operation) => ({
          ...operation,
          workflow_url: workflowUrl(temporalUi, operation),
        })),
        next: nextPage(req, latest.next_cursor),
      });
    }),
  };
}
