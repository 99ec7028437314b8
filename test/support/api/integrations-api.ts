import { collectRawRows } from '../../../activities/search/collect-raw-rows.js';
import { connectPlatform } from '../../../activities/search/connect-platform.js';
import { disconnectPlatform } from '../../../activities/search/disconnect-platform.js';
import { listProperties } from '../../../activities/search/list-properties.js';
import { createSessionHandlers } from '../../../api/accounts/handlers/session.js';
import { createIdentityProvider } from '../../../api/http/auth/identity-provider.js';
import { createOpenIdLogin } from '../../../api/http/auth/openid.js';
import { createIntegrationHandlers } from '../../../api/search/handlers/integrations.js';
import { createSearchDataHandlers } from '../../../api/search/handlers/search-data.js';
import type { IntegrationGateway } from '../../../api/search/integration-gateway.js';
import type { SiteGateway } from '../../../api/sites/site-gateway.js';
import { isDomainError } from '../../../domain/base/errors.js';
import type { Platform } from '../../../domain/search/connection.js';
import { type OAuthEnvironment, oauthSettings } from '../../../domain/search/oauth-settings.js';
import { createLogger } from '../../../platform/logger.js';
import type { BrowserJar } from '../browser/browser-jar.js';
import { NEVER, type SearchConsoleOptions, startSearchConsole } from '../search-console.js';
import { searchDataDeps } from '../search-data-deps.js';
import { type FakeProvider, startFakeProvider } from '../servers/fake-provider.js';
import { startIdentity } from '../servers/identity.js';
import { startTestApi } from './test-api.js';

export const PUBLIC_URL = 'https://app.example';

/** The real app with the handlers of integrations; in place of Temporal the activities run at once. */
export async function startIntegrationsApi(options: SearchConsoleOptions = {}) {
  const [running, identity, fake] = await Promise.all([
    startSearchConsole(options),
    startIdentity(),
    startFakeProvider('web'),
  ]);
  const { store, servers, secrets } = running;
  const deps = searchDataDeps(running, running);
  const state = { configured: true, late: false, failure: null as unknown };
  const kept: string[] = [];
  const gateway: IntegrationGateway & Pick<SiteGateway, 'keepSiteSchedules'> = {
    keepSiteSchedules: async ({ site }, isConnected) =>
      void kept.push(`${site} ${isConnected ? 'with' : 'without'} search`),
    connectPlatform: async (input) => {
      if (state.failure) throw state.failure;
      const exchanged = await connectPlatform(deps, input, NEVER).catch(describe);
      if (!('connected' in exchanged)) return { connected: false, error: exchanged };
      const { properties } = await listProperties(deps, input, NEVER);
      return { ...exchanged, properties };
    },
    disconnectPlatform: (input) => disconnectPlatform(deps, input, NEVER),
    collectRawRows: async (input) => {
      if (state.late) return null;
      const error = await collectRawRows(deps, input, NEVER).then(() => null, describe);
      return error ? { collected: false, error } : { collected: true };
    },
    listProperties: async (input) => {
      if (state.late) return null;
      const error = await listProperties(deps, input, NEVER).then(() => null, describe);
      return error ? { listed: false, error } : { listed: true };
    },
  };
  const environment = servers.env as unknown as OAuthEnvironment;
  const logger = createLogger({ level: 'silent', service: 'api' });
  const api = await startTestApi({
    issuer: identity.issuer,
    connection: running.connection,
    handlers: {
      ...createSessionHandlers({
        login: loginAt(fake),
        logger,
        production: false,
        applyGroups: async () => undefined,
        noteMailAddress: async () => undefined,
      }),
      ...createIntegrationHandlers({
        gateway,
        logger,
        publicUrl: PUBLIC_URL,
        connections: store.connections,
        sites: store.sites,
        connectRequests: store.connectRequests,
        searchDataErasures: store.searchDataErasures,
        secrets,
        integrations: {
          oauth: (platform: Platform) => (state.configured ? oauthSettings(environment, platform) : null),
        },
      }),
      ...createSearchDataHandlers({
        gateway,
        artifacts: store.artifacts,
        connections: store.connections,
        sites: store.sites,
        integrations: {
          oauth: (platform: Platform) => (state.configured ? oauthSettings(environment, platform) : null),
        },
      }),
    },
  });

  async function call(method: string, path: string, user = 'alice', body?: object) {
    const headers = { authorization: `Bearer ${await identity.token({ sub: user })}` };
    return api.call(method, path, { headers, ...(body === undefined ? {} : { body }) });
  }

  /** Where the provider sends a browser back to, on this app. */
  async function consent(authorizeUrl: string): Promise<URL> {
    const answer = await fetch(authorizeUrl, { redirect: 'manual' });
    return new URL((answer.headers.get('location') ?? '').replace(PUBLIC_URL, api.url));
  }

  async function beginConnect(platform: Platform = 'searchconsole', user = 'alice'): Promise<URL> {
    const { json } = await call('GET', `/api/integrations/${platform}/connect`, user);
    return consent((json as { authorize_url: string }).authorize_url);
  }

  /** @returns where it leads to afterwards */
  async function signIn(jar: BrowserJar, sub?: string, path = '/auth/login'): Promise<string> {
    const begun = await jar.fetch(`${api.url}${path}`);
    const request = fake.read(begun.headers.get('location') ?? 'http://none.test');
    fake.answer(request, sub === undefined ? {} : { sub });
    const ended = await jar.fetch(`${api.url}/auth/callback?code=c&state=${request.state}`);
    return ended.headers.get('location') ?? '';
  }

  return {
    api,
    store,
    servers,
    running,
    state,
    /** Sites whose Schedules were kept, in order. */
    kept,
    call,
    consent,
    beginConnect,
    signIn,
    stop: async () => {
      await Promise.all([api.close(), identity.close(), fake.close()]);
      await running.stop();
    },
  };
}

export type IntegrationsApi = Awaited<ReturnType<typeof startIntegrationsApi>>;

function loginAt(fake: FakeProvider) {
  const provider = createIdentityProvider({ issuer: fake.issuer });
  const client = {
    clientId: 'web',
    clientSecret: 'a secret',
    callbackUrl: 'http://app.test/auth/callback',
    signedOutUrl: 'http://app.test/app/signed-out',
  };
  return createOpenIdLogin({ provider, client, plan: { claim: 'plan', fallback: 'free' } });
}

/** What a workflow makes of an activity's failure. */
function describe(error: unknown) {
  if (!isDomainError(error)) throw error;
  return { code: error.code, detail: error.message };
}
