import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createOAuthClient } from '../activities/oauth/tokens/oauth-client.js';
import { createSearchTokens } from '../activities/oauth/tokens/search-tokens.js';
import { createSearchDataActivities } from '../activities/search/index.js';
import { publishConnectionChanges } from '../activities/search/notices/publish-connection-changes.js';
import { createAnalytics } from '../activities/search/providers/analytics-client.js';
import { createProviderClient } from '../activities/search/providers/provider-client.js';
import { createSearchConsole } from '../activities/search/providers/search-console-client.js';
import { createWebmaster } from '../activities/search/providers/webmaster-client.js';
import type { Platform } from '../domain/search/connection.js';
import { oauthSettings, PLATFORM_NAMES, SCOPES } from '../domain/search/oauth-settings.js';
import type { PublishEvent } from '../domain/webhooks/webhook-event.js';
import type { Config } from '../platform/config.js';
import { createGuardedDispatcher } from '../platform/network/guarded-dispatcher.js';
import { createGuardedFetch } from '../platform/network/guarded-fetch.js';
import type { NetworkGuard } from '../platform/network/network-guard.js';
import { createSecrets } from '../platform/secrets.js';
import type { Store } from '../store/index.js';
import type { Reporters } from './create-reporters.js';

/** Search Console takes half a minute or more for a large query. */
const TIMEOUTS = { headersTimeoutMs: 120_000, bodyTimeoutMs: 60_000, connectTimeoutMs: 10_000 };
const CONNECTIONS = 16;

/** Platforms of users behind their real protocols; addresses of the providers are settings. */
export function wireSearchData(
  config: Config,
  store: Store,
  guard: NetworkGuard,
  { reportError, publish }: Pick<Reporters, 'reportError'> & { publish: PublishEvent },
) {
  const { connectionSweeps, connectRequests, artifacts } = store;
  const dispatcher = createGuardedDispatcher(guard, { connections: CONNECTIONS, ...TIMEOUTS });
  const fetch = createGuardedFetch(dispatcher, guard);
  const secrets = createSecrets(config.ENCRYPTION_KEYS);
  const now = () => new Date();
  const connections = publishConnectionChanges(store.connections, { publish, reportError, now });
  const pause = async (ms: number, signal: AbortSignal) => void (await sleep(ms, undefined, { signal }));
  const oauth = (platform: Platform) => {
    const settings = oauthSettings(config, platform);
    return settings && createOAuthClient(settings, PLATFORM_NAMES[platform].name, fetch);
  };
  const tokens = createSearchTokens({ connections, secrets, oauth, now, pause, randomWord: randomUUID });
  const ask = createProviderClient({ fetch, tokens, pause, now, random: Math.random });
  const noted = { ask, connections, now };
  const clients = {
    searchConsole: createSearchConsole({ ...noted, baseUrl: config.SEARCH_CONSOLE_URL }),
    analytics: createAnalytics({
      ...noted,
      adminUrl: config.ANALYTICS_ADMIN_URL,
      dataUrl: config.ANALYTICS_DATA_URL,
    }),
    webmaster: createWebmaster({ ...noted, baseUrl: config.BING_WEBMASTER_URL }),
  };
  const deps = {
    ...clients,
    tokens,
    oauth,
    secrets,
    connections,
    connectionSweeps,
    connectRequests,
    artifacts,
    reportError,
    now,
  };
  return {
    ...clients,
    orchestration: createSearchDataActivities({ ...deps, scopeOf: (platform) => SCOPES[platform] }),
    close: () => dispatcher.close(),
  };
}
