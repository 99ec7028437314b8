import { createOAuthClient } from '../../activities/oauth/tokens/oauth-client.js';
import { createSearchTokens } from '../../activities/oauth/tokens/search-tokens.js';
import { createAnalytics } from '../../activities/search/providers/analytics-client.js';
import { createProviderClient } from '../../activities/search/providers/provider-client.js';
import { createSearchConsole } from '../../activities/search/providers/search-console-client.js';
import { createWebmaster } from '../../activities/search/providers/webmaster-client.js';
import type { Pause } from '../../domain/oauth/ports.js';
import { sealTokens } from '../../domain/oauth/seal-tokens.js';
import type { Platform } from '../../domain/search/connection.js';
import { tokenPlace } from '../../domain/search/connection-grant.js';
import { type OAuthEnvironment, oauthSettings } from '../../domain/search/oauth-settings.js';
import { createGuardedDispatcher } from '../../platform/network/guarded-dispatcher.js';
import { createGuardedFetch } from '../../platform/network/guarded-fetch.js';
import { createNetworkGuard } from '../../platform/network/network-guard.js';
import { createSecrets } from '../../platform/secrets.js';
import type { Store } from '../../store/index.js';
import { type ProviderServerOptions, type ProviderServers, startProviderServers } from './servers/provider-servers.js';
import { startStore } from './store.js';

export interface SearchConsoleOptions extends ProviderServerOptions {
  keys?: string[];
  now?: () => Date;
}

export const NEVER = new AbortController().signal;
export const TEST_KEY = `k1:${Buffer.alloc(32, 7).toString('base64')}`;

/**
 * The real clients with their real tokens, over a real store and the stand-in providers. Waits are written down in
 * `pauses`, not waited for; `connect` gives a user access by the real protocol.
 */
export async function startSearchConsole(options: SearchConsoleOptions = {}) {
  const [servers, running] = await Promise.all([startProviderServers(options), startStore()]);
  const guard = createNetworkGuard({ allowedPrivateHosts: [servers.host], allowedPorts: ['443'] });
  const timeouts = { headersTimeoutMs: 10_000, bodyTimeoutMs: 10_000, connectTimeoutMs: 5_000 };
  const dispatcher = createGuardedDispatcher(guard, { connections: 8, ...timeouts });
  const pauses: number[] = [];
  const pause: Pause = async (ms, signal) => {
    signal.throwIfAborted();
    pauses.push(ms);
    // Those who look again must let others work.
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const parts = { servers, store: running.store, fetch: createGuardedFetch(dispatcher, guard), pause };
  return {
    servers,
    store: running.store,
    connection: running.connection,
    pauses,
    fetch: parts.fetch,
    /** Another process: parts of its own, the same store. */
    newProcess: (changes: ProcessOptions = {}) => createProcess(parts, { ...options, ...changes }),
    ...createProcess(parts, options),
    stop: async () => {
      await dispatcher.close();
      await servers.close();
      await running.stop();
    },
  };
}

type ProcessOptions = Pick<SearchConsoleOptions, 'keys' | 'now'>;

interface Parts {
  servers: ProviderServers;
  store: Store;
  fetch: ReturnType<typeof createGuardedFetch>;
  pause: Pause;
}

function createProcess(
  { servers, store, fetch, pause }: Parts,
  { keys = [TEST_KEY], now = () => new Date() }: ProcessOptions,
) {
  const { connections } = store;
  const secrets = createSecrets(keys);
  const environment = servers.env as unknown as OAuthEnvironment;
  const oauth = (platform: Platform) => {
    const settings = oauthSettings(environment, platform);
    return settings && createOAuthClient(settings, platform, fetch);
  };
  let words = 0;
  const common = { connections, secrets, now, pause };
  const tokens = createSearchTokens({
    ...common,
    oauth,
    randomWord: () => `word-${process.hrtime.bigint()}-${words++}`,
  });
  const ask = createProviderClient({ fetch, tokens, pause, now, random: () => 0.5 });
  const deps = { ask, connections, now };

  /** Gives the user access as the callback of a browser would. */
  async function connect(user_id: string, platform: Platform = 'searchconsole'): Promise<void> {
    const provider = platform === 'altengine' ? servers.bing : servers.google;
    const settings = oauthSettings(environment, platform);
    const client = oauth(platform);
    if (!settings || !client) throw new Error('no client');
    const verifier = 'v'.repeat(43);
    const challenge = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(verifier))).toString('base64url');
    const redirect_uri = 'https://app.example/callback';
    const query = {
      client_id: settings.client_id,
      response_type: 'code',
      redirect_uri,
      scope: settings.scope,
      state: 's',
    };
    const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
    const { location = '' } = provider.authorize(new URLSearchParams({ ...query, ...pkce }));
    const code = new URL(location).searchParams.get('code') ?? '';
    const given = await client.exchange({ code, verifier, redirect_uri }, NEVER);
    const place = { user_id, platform };
    await connections.connect(
      place,
      { ...sealTokens(common, (field) => tokenPlace(user_id, platform, field), given), scopes: [settings.scope] },
      now(),
    );
  }

  return {
    tokens,
    ask,
    secrets,
    oauth,
    connect,
    searchConsole: createSearchConsole({ ...deps, baseUrl: servers.url }),
    analytics: createAnalytics({ ...deps, adminUrl: servers.url, dataUrl: servers.url }),
    webmaster: createWebmaster({ ...deps, baseUrl: `${servers.url}/bing/api` }),
  };
}

export type TestSearchConsole = Awaited<ReturnType<typeof startSearchConsole>>;
