import { createHandlers } from '../../../api/handlers.js';
import { createIdentityProvider } from '../../../api/http/auth/identity-provider.js';
import { createOpenIdLogin } from '../../../api/http/auth/openid.js';
import { readOpenApiText } from '../../../api/http/contract/openapi-document.js';
import { createOutreachStops } from '../../../api/outreach/sending/outreach-stops.js';
import { createReadiness } from '../../../api/readiness.js';
import { createFindLimits } from '../../../api/workspaces/find-limits.js';
import { environmentSender } from '../../../domain/outreach/sending/environment-sender.js';
import { SCOPES } from '../../../domain/search/oauth-settings.js';
import { createLogger } from '../../../platform/logger.js';
import { MAIL_PORTS } from '../../../platform/network/mail-ports.js';
import { createNetworkGuard } from '../../../platform/network/network-guard.js';
import { createNotificationTokens } from '../../../platform/notification-token.js';
import { createSecrets } from '../../../platform/secrets.js';
import { createUnsubscribeTokens } from '../../../platform/unsubscribe-token.js';
import { startIdentity } from '../servers/identity.js';
import { silentOwnership } from '../silent-ownership.js';
import { startStore } from '../store.js';
import { createRecordingGateway } from './operations-api.js';
import { documentFor, startTestApi } from './test-api.js';

async function resolve(hostname: string): Promise<string[]> {
  if (hostname.endsWith('.example') || hostname.endsWith('.example.com')) return ['93.184.216.34'];
  throw new Error('no such name');
}

/** The real app with every handler over a real store; Temporal alone is recorded. */
export async function startWholeApi() {
  const [{ store, connection, stop }, identity] = await Promise.all([
    startStore(),
    startIdentity('linkwright', ['RS256']),
  ]);
  const gateway = createRecordingGateway();
  const logger = createLogger({ level: 'silent', service: 'api' });
  const secrets = createSecrets([`k1:${Buffer.alloc(32, 7).toString('base64')}`]);
  const tokens = createUnsubscribeTokens('a test secret of more than 32 characters');
  const publicUrl = 'https://links.example';
  const provider = createIdentityProvider({ issuer: identity.issuer });
  const client = { clientId: 'linkwright', clientSecret: 'secret', callbackUrl: `${publicUrl}/auth/callback` };
  const plan = { claim: 'plan', fallback: 'enterprise' as const };
  const yes = async () => true;
  const handlers = createHandlers({
    ...store,
    gateway,
    ownership: silentOwnership(),
    logger,
    secrets,
    publicUrl,
    guard: createNetworkGuard({ allowedPrivateHosts: [], allowedPorts: ['80', '443'], resolve }),
    mailGuard: createNetworkGuard({ allowedPrivateHosts: [], allowedPorts: MAIL_PORTS, resolve }),
    unsubscribeTokens: tokens,
    environmentSender: environmentSender({
      OUTREACH_MIN_INTERVAL_SECONDS: 600,
      OUTREACH_SAVE_SENT_COPIES: true,
      OUTREACH_SENDING_WINDOW: 'office' as const,
    }),
    stopWork: createOutreachStops({ ...store, gateway }),
    hasModel: false,
    canSearch: true,
    policy: {
      user_daily_limit: 100,
      domain_daily_limit: 20,
      time_zone: 'UTC',
      require_consent: false,
      domain_gate: 'refuse' as const,
    },
    mailboxAccess: { oauth: () => null },
    integrations: {
      oauth: (platform) => ({
        client_id: 'linkwright',
        client_secret: 'secret',
        issuer: 'https://provider.example',
        authorize_url: 'https://provider.example/authorize',
        token_url: 'https://provider.example/token',
        revoke_url: null,
        scope: SCOPES[platform],
        authorize_parameters: {},
      }),
    },
    login: createOpenIdLogin({ provider, client: { ...client, signedOutUrl: `${publicUrl}/app/signed-out` }, plan }),
    document: documentFor({ handlers: {} }),
    readDocumentText: readOpenApiText,
    readiness: createReadiness({ mongodb: yes, temporal: yes, worker: yes }).check,
    version: '1.2.3',
    cacheSeconds: 60,
    temporalUi: null,
    findLimits: createFindLimits({}),
    noteMailAddress: (userId, email) => store.mailAddresses.note(userId, email, new Date()),
    sendsNotifications: true,
    notificationTokens: createNotificationTokens('a test secret of more than 32 characters'),
    applyGroups: async () => undefined,
    production: false,
  });
  const api = await startTestApi({
    handlers,
    issuer: identity.issuer,
    connection,
    rateLimits: { hit: async () => 1 },
    logLevel: 'error',
    // In tests answers are validated too, which doubles what the validator compiles for each operation.
    config: { NODE_ENV: 'development' },
  });
  return {
    api,
    store,
    gateway,
    tokens,
    /** Nothing works here, so that what was started would count as unfinished for good. */
    freePlaces: async (userId: string): Promise<void> => {
      await connection.collection('operation_places').deleteMany({ user_id: userId });
    },
    /** An Authorization header. */
    token: async (user: string): Promise<string> => `Bearer ${await identity.token({ sub: user, plan: 'enterprise' })}`,
    stop: async (): Promise<void> => {
      await Promise.all([api.close(), identity.close()]);
      await stop();
    },
  };
}

export type WholeApi = Awaited<ReturnType<typeof startWholeApi>>;
