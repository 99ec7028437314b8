import type { Connection } from 'mongoose';
import { createCampaignsHandlers } from '../../../api/outreach/campaigns/handlers/campaigns.js';
import { createLeadsHandlers } from '../../../api/outreach/campaigns/handlers/leads.js';
import { createReportingHandlers } from '../../../api/outreach/campaigns/handlers/reporting.js';
import { createDiscoveryHandlers } from '../../../api/outreach/discovery/handlers/discovery.js';
import { createLinkImportHandlers } from '../../../api/outreach/links/handlers/link-imports.js';
import { createLinkReportHandlers } from '../../../api/outreach/links/handlers/link-report.js';
import { createPlacedLinksHandlers } from '../../../api/outreach/links/handlers/placed-links.js';
import { createMailboxAccessHandlers } from '../../../api/outreach/sending/handlers/mailbox-access.js';
import { createPolicyHandlers } from '../../../api/outreach/sending/handlers/policy.js';
import { createSenderDmarcHandlers } from '../../../api/outreach/sending/handlers/sender-dmarc.js';
import { createSendersHandlers } from '../../../api/outreach/sending/handlers/senders.js';
import { createSendingHandlers } from '../../../api/outreach/sending/handlers/sending.js';
import { createSuppressionHandlers } from '../../../api/outreach/sending/handlers/suppression.js';
import { createTestMailHandlers } from '../../../api/outreach/sending/handlers/test-mail.js';
import { createUnsubscribeHandlers } from '../../../api/outreach/sending/handlers/unsubscribe.js';
import { createVariantTestsHandlers } from '../../../api/outreach/sending/handlers/variant-tests.js';
import { createOutreachStops } from '../../../api/outreach/sending/outreach-stops.js';
import type { PasswordSeal } from '../../../api/outreach/sending/seal-password.js';
import { createEmailsHandlers } from '../../../api/outreach/writing/handlers/emails.js';
import { createTemplatesHandlers } from '../../../api/outreach/writing/handlers/templates.js';
import type { Campaign } from '../../../domain/outreach/campaigns/campaign.js';
import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import {
  type EnvironmentSenderSettings,
  environmentSender,
} from '../../../domain/outreach/sending/environment-sender.js';
import { mailOAuthSettings } from '../../../domain/outreach/sending/mail-oauth-settings.js';
import type { MailProvider } from '../../../domain/outreach/sending/mail-provider.js';
import { loadConfig } from '../../../platform/config.js';
import { createLogger } from '../../../platform/logger.js';
import { MAIL_PORTS } from '../../../platform/network/mail-ports.js';
import { createNetworkGuard } from '../../../platform/network/network-guard.js';
import { createSecrets } from '../../../platform/secrets.js';
import { createUnsubscribeTokens } from '../../../platform/unsubscribe-token.js';
import type { Store } from '../../../store/index.js';
import type { Answer } from '../servers/http-call.js';
import { startIdentity } from '../servers/identity.js';
import { startStore } from '../store.js';
import { createRecordingGateway, type RecordingGateway } from './operations-api.js';
import { OUTREACH } from './outreach-paths.js';
import { startTestApi, type TestApi } from './test-api.js';

export interface OutreachApi {
  api: TestApi;
  store: Store;
  connection: Connection;
  gateway: RecordingGateway;
  secrets: ReturnType<typeof createSecrets>;
  tokens: ReturnType<typeof createUnsubscribeTokens>;
  /** Calls as this user; paths are below {@link OUTREACH}. */
  call(method: string, path: string, body?: unknown, user?: string): Promise<Answer>;
  /** An Authorization header. */
  token(user?: string): Promise<string>;
  newCampaign(user?: string, name?: string): Promise<Campaign>;
  newLead(campaignId: string, lead?: Record<string, unknown>): Promise<Lead>;
  stop(): Promise<void>;
}

/** Names that resolve; .example to a public address, inside.test to a private one. */
async function resolve(hostname: string): Promise<string[]> {
  if (hostname.endsWith('.example')) return ['93.184.216.34'];
  if (hostname === 'inside.test') return ['10.0.0.7'];
  throw new Error('no such name');
}

/** No sender for users who have none, unless a spec names one. */
const ENVIRONMENT = {
  OUTREACH_MIN_INTERVAL_SECONDS: 600,
  OUTREACH_SENDING_WINDOW: 'office' as const,
  OUTREACH_SAVE_SENT_COPIES: true,
};

/** Google's addresses, of which none is visited. */
const WITH_GOOGLE_MAIL = {
  MONGODB_URI: 'mongodb://127.0.0.1/x',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_SECRET: 'client-secret',
  SESSION_SECRET: 's'.repeat(32),
  GOOGLE_MAIL_CLIENT_ID: 'mail-client',
  GOOGLE_MAIL_CLIENT_SECRET: 'mail-client-secret',
};

/** The real app with the handlers of outreach that need no workflow, over a real store; Temporal alone is recorded. */
export async function startOutreachApi(
  options: {
    seal?: boolean;
    canSearch?: boolean;
    hasModel?: boolean;
    environment?: Partial<EnvironmentSenderSettings>;
  } = {},
): Promise<OutreachApi> {
  const [running, identity] = await Promise.all([startStore(), startIdentity()]);
  const { store, connection } = running;
  const gateway = createRecordingGateway();
  const secrets = createSecrets([`k1:${Buffer.alloc(32, 7).toString('base64')}`]);
  const tokens = createUnsubscribeTokens('a test secret of more than 32 characters');
  const seal: PasswordSeal = options.seal === false ? null : secrets;
  const mailConfig = loadConfig(WITH_GOOGLE_MAIL);
  const deps = {
    ...store,
    gateway,
    secrets: seal,
    unsubscribeTokens: tokens,
    environmentSender: environmentSender({ ...ENVIRONMENT, ...options.environment }),
    canSearch: options.canSearch ?? true,
    hasModel: options.hasModel ?? false,
    publicUrl: 'https://links.example',
    mailboxAccess: { oauth: (provider: MailProvider) => mailOAuthSettings(mailConfig, provider) },
    policy: {
      user_daily_limit: 100,
      domain_daily_limit: 20,
      time_zone: 'UTC',
      require_consent: false,
      domain_gate: 'refuse' as const,
    },
    stopWork: createOutreachStops({ ...store, gateway }),
    mailGuard: createNetworkGuard({ allowedPrivateHosts: ['127.0.0.1:2525'], allowedPorts: MAIL_PORTS, resolve }),
    logger: createLogger({ level: 'silent', service: 'api' }),
  };
  const api = await startTestApi({
    handlers: {
      ...createCampaignsHandlers(deps),
      ...createDiscoveryHandlers(deps),
      ...createEmailsHandlers(deps),
      ...createLeadsHandlers(deps),
      ...createLinkImportHandlers(deps),
      ...createLinkReportHandlers(deps),
      ...createPlacedLinksHandlers(deps),
      ...createPolicyHandlers(deps),
      ...createReportingHandlers(deps),
      ...createSendersHandlers(deps),
      ...createSenderDmarcHandlers(deps),
      ...createMailboxAccessHandlers({ ...deps, secrets }),
      ...createSendingHandlers(deps),
      ...createSuppressionHandlers(deps),
      ...createTemplatesHandlers(deps),
      ...createTestMailHandlers(deps),
      ...createUnsubscribeHandlers(deps),
      ...createVariantTestsHandlers(deps),
    },
    issuer: identity.issuer,
    connection,
  });

  const token = async (user = 'alice'): Promise<string> => `Bearer ${await identity.token({ sub: user })}`;
  const call: OutreachApi['call'] = async (method, path, body, user) => {
    const headers = { authorization: await token(user) };
    const given = body === undefined ? {} : { body };
    return api.call(method, path.startsWith('/u/') ? path : `${OUTREACH}${path}`, { headers, ...given });
  };
  return {
    api,
    store,
    connection,
    gateway,
    secrets,
    tokens,
    call,
    token,
    newCampaign: async (user, name = 'Spring') => (await call('POST', '/campaigns', { name }, user)).json as Campaign,
    newLead: async (campaignId, lead = { website_url: 'https://blog.example/' }) =>
      (await call('POST', `/campaigns/${campaignId}/leads`, lead)).json as Lead,
    stop: async () => {
      await Promise.all([api.close(), identity.close()]);
      await running.stop();
    },
  };
}

/** Place and kind of every fault of a 422, or the answer as it is. */
export function readErrors({ status, json, text }: Answer): unknown {
  if (status !== 422) return [status, text];
  return (json as { detail: { loc: unknown[]; type: string }[] }).detail.map(({ loc, type }) => [loc.join('.'), type]);
}
