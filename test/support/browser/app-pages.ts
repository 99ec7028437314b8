import { createSessionHandlers } from '../../../api/accounts/handlers/session.js';
import { createAppHandlers } from '../../../api/app/index.js';
import { createAcceptanceHandlers } from '../../../api/audits/handlers/acceptances.js';
import { createAuditLinksHandlers } from '../../../api/audits/handlers/audit-links.js';
import { createAuditStructureHandlers } from '../../../api/audits/handlers/audit-structure.js';
import { showDocs } from '../../../api/docs.js';
import { createIdentityProvider } from '../../../api/http/auth/identity-provider.js';
import { createOpenIdLogin } from '../../../api/http/auth/openid.js';
import { createOperationHandlers } from '../../../api/operations/handlers/operations.js';
import { createReportingHandlers } from '../../../api/outreach/campaigns/handlers/reporting.js';
import { createAnswersHandlers } from '../../../api/outreach/inbox/handlers/answers.js';
import { createInboxHandlers } from '../../../api/outreach/inbox/handlers/inbox.js';
import { createReportHandlers } from '../../../api/reports/handlers/reports.js';
import { createIssueNoteHandlers } from '../../../api/sites/handlers/issue-notes.js';
import { createIssueViewHandlers } from '../../../api/sites/handlers/issue-views.js';
import { createSiteIssueHandlers } from '../../../api/sites/handlers/site-issues.js';
import { createFindLimits } from '../../../api/workspaces/find-limits.js';
import { createMemberHandlers } from '../../../api/workspaces/handlers/members.js';
import { createWorkspaceHandlers } from '../../../api/workspaces/handlers/workspaces.js';
import { oauthSettings } from '../../../domain/search/oauth-settings.js';
import { loadConfig } from '../../../platform/config.js';
import { createLogger } from '../../../platform/logger.js';
import type { Store } from '../../../store/index.js';
import { createRecordingGateway, type RecordingGateway } from '../api/operations-api.js';
import { startTestApi, type TestApi } from '../api/test-api.js';
import { startFakeProvider } from '../servers/fake-provider.js';
import { silentOwnership } from '../silent-ownership.js';
import { startStore } from '../store.js';
import { BrowserJar } from './browser-jar.js';

export interface AppPages {
  api: TestApi;
  store: Store;
  gateway: RecordingGateway;
  /** Signs this user in. */
  signIn(user: string, claims?: Record<string, unknown>): Promise<BrowserJar>;
  /** A page as this user sees it. */
  get(path: string, user?: string): Promise<{ status: number; text: string }>;
  stop(): Promise<void>;
}

/** The web dashboard over a real store, with a browser's way of signing in. */
export async function startAppPages(): Promise<AppPages> {
  const gateway = createRecordingGateway();
  const [running, provider] = await Promise.all([startStore(), startFakeProvider('web')]);
  const identity = createIdentityProvider({ issuer: provider.issuer });
  const client = {
    clientId: 'web',
    clientSecret: 'a secret',
    callbackUrl: 'http://app.test/auth/callback',
    signedOutUrl: 'http://app.test/app/signed-out',
  };
  const login = createOpenIdLogin({ provider: identity, client, plan: { claim: 'plan', fallback: 'enterprise' } });
  // A client at Google, and none at Bing.
  const environment = loadConfig({
    MONGODB_URI: 'mongodb://none.test/x',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_SECRET: 'a secret',
    SESSION_SECRET: 's'.repeat(32),
    GOOGLE_OAUTH_CLIENT_ID: 'us',
    GOOGLE_OAUTH_CLIENT_SECRET: 'a secret',
  });
  const dependencies = { mongodb: 'up', temporal: 'down', worker: 'up' } as const;
  const logger = createLogger({ level: 'silent', service: 'api' });
  const mails = { gateway, sendsNotifications: true, publicUrl: 'https://links.example' };
  const api = await startTestApi({
    handlers: {
      ...createSessionHandlers({
        login,
        logger,
        production: false,
        applyGroups: async () => undefined,
        noteMailAddress: (user, email) => running.store.mailAddresses.note(user, email, new Date()),
      }),
      ...createWorkspaceHandlers({ ...running.store, gateway, findLimits: createFindLimits({}) }),
      ...createMemberHandlers({ ...running.store, ...mails, findLimits: createFindLimits({}) }),
      ...createReportHandlers({ ...running.store, gateway, logger, version: '1.2.3' }),
      // What links of the pages lead to besides: files, results and documents.
      getDocs: showDocs,
      ...createOperationHandlers({ ...running.store, gateway }),
      ...createAuditLinksHandlers(running.store),
      ...createAuditStructureHandlers(running.store),
      ...createReportingHandlers(running.store),
      ...createSiteIssueHandlers(running.store),
      ...createIssueNoteHandlers(running.store),
      ...createIssueViewHandlers(running.store),
      ...createAcceptanceHandlers(running.store),
      ...createInboxHandlers({ ...running.store, environmentSender: null }),
      ...createAnswersHandlers({ ...running.store, environmentSender: null, gateway, hasModel: false, logger }),
      ...createAppHandlers({
        ...running.store,
        readiness: async () => ({ status: 'not_ready', dependencies }),
        version: '1.2.3',
        gateway,
        mailboxAccess: { oauth: (provider) => (provider === 'google' ? {} : null) },
        environmentSender: null,
        policy: {
          user_daily_limit: 100,
          domain_daily_limit: 20,
          time_zone: 'UTC',
          require_consent: false,
          domain_gate: 'refuse' as const,
        },
        sendsNotifications: true,
        publicUrl: 'https://links.example',
        integrations: { oauth: (platform) => oauthSettings(environment, platform) },
        ownership: silentOwnership(),
        logger: createLogger({ level: 'silent', service: 'api' }),
        temporalUi: { url: 'http://temporal.test/', namespace: 'linkwright' },
      }),
    },
    issuer: provider.issuer,
    connection: running.connection,
  });
  const jars = new Map<string, BrowserJar>();

  /** @param claims of the ID token besides its subject */
  async function signIn(user: string, claims: Record<string, unknown> = {}): Promise<BrowserJar> {
    const jar = new BrowserJar();
    const begun = await jar.fetch(`${api.url}/auth/login`);
    const request = provider.read(begun.headers.get('location') ?? 'http://none.test');
    provider.answer(request, { sub: user, claims });
    await jar.fetch(`${api.url}/auth/callback?code=c&state=${request.state}`);
    jars.set(user, jar);
    return jar;
  }

  return {
    api,
    store: running.store,
    gateway,
    signIn,
    async get(path, user = 'alice') {
      const jar = jars.get(user) ?? (await signIn(user));
      const answer = await jar.fetch(`${api.url}${path}`);
      return { status: answer.status, text: await answer.text() };
    },
    async stop() {
      await Promise.all([api.close(), provider.close()]);
      await running.stop();
    },
  };
}
