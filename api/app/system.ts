import { PLATFORMS } from '../../domain/search/connection.js';
import { PLATFORM_NAMES } from '../../domain/search/oauth-settings.js';
import { may } from '../../domain/workspaces/may.js';
import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { HandlersOf } from '../http/contract/handler.js';
import type { Readiness } from '../readiness.js';
import type { StartConnectDeps } from '../search/connect/start-connect.js';
import { currentWorkspace } from '../workspaces/current-workspace.js';
import { appPage } from './app-page.js';
import { namespaceUrl, type TemporalUi } from './workflow-url.js';

export interface SystemPageDeps extends Pick<Store, 'connections'> {
  integrations: Pick<StartConnectDeps, 'oauth'>;
  readiness: () => Promise<Readiness>;
  version: string;
  temporalUi: TemporalUi | null;
}

export function createSystemPages(deps: SystemPageDeps): HandlersOf<'showConnections' | 'showSystem'> {
  const { connections, integrations, readiness, version, temporalUi } = deps;
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
      const { dependencies } = await readiness();
      const isOperator = may(currentWorkspace(req), 'edit_workspace');
      return APP_PAGES.system(viewer, {
        version,
        dependencies: { ...dependencies },
        // It shows the work of everybody.
        temporal_url: isOperator && temporalUi ? namespaceUrl(temporalUi) : null,
      });
    }),
  };
}
