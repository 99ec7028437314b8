import { environmentSender } from '../../domain/outreach/sending/environment-sender.js';
import type { Config } from '../../platform/config.js';
import { MAIL_PORTS } from '../../platform/network/mail-ports.js';
import { createNetworkGuard } from '../../platform/network/network-guard.js';
import { createSecrets } from '../../platform/secrets.js';
import { createUnsubscribeTokens } from '../../platform/unsubscribe-token.js';
import type { Store } from '../../store/index.js';
import type { WorkflowGateway } from '../workflow-gateway.js';
import { createOutreachStops } from './sending/outreach-stops.js';

/** What the outreach handlers take beside the store: settings, secrets, and what stops planned work. */
export function wireOutreachApi(config: Config, store: Store, gateway: WorkflowGateway) {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = config;
  return {
    mailGuard: createNetworkGuard({ allowedPrivateHosts: config.ALLOWED_MAIL_HOSTS, allowedPorts: MAIL_PORTS }),
    secrets: config.ENCRYPTION_KEYS.length === 0 ? null : createSecrets(config.ENCRYPTION_KEYS),
    unsubscribeTokens: createUnsubscribeTokens(config.UNSUBSCRIBE_SECRET ?? config.SESSION_SECRET),
    environmentSender: environmentSender(config),
    stopWork: createOutreachStops({ ...store, gateway }),
    publicUrl: config.PUBLIC_URL,
    hasModel: OPENAI_MODEL !== undefined && (OPENAI_API_KEY !== undefined || OPENAI_BASE_URL !== undefined),
    canSearch: canSearch(config),
    policy: {
      user_daily_limit: config.OUTREACH_USER_DAILY_LIMIT,
      domain_daily_limit: config.OUTREACH_DOMAIN_DAILY_LIMIT,
      time_zone: config.OUTREACH_TIME_ZONE,
      require_consent: config.POLICY_REQUIRE_CONSENT,
      domain_gate: config.OUTREACH_DOMAIN_GATE,
    },
  };
}

/** Keep in step with activities/outreach/discovery/providers/create-providers.ts. */
function canSearch(config: Config): boolean {
  const { SEARXNG_URL, BRAVE_API_KEY, SERPER_API_KEY, GOOGLE_SEARCH_KEY, GOOGLE_SEARCH_ENGINE } = config;
  const isGoogle = GOOGLE_SEARCH_KEY !== undefined && GOOGLE_SEARCH_ENGINE !== undefined;
  return [SEARXNG_URL, BRAVE_API_KEY, SERPER_API_KEY].some((key) => key !== undefined) || isGoogle;
}
