import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMailboxAccessActivities } from '../activities/oauth/index.js';
import { createMailboxTokens } from '../activities/oauth/tokens/mailbox-tokens.js';
import { createOAuthClient } from '../activities/oauth/tokens/oauth-client.js';
import { pauseSender } from '../activities/outreach/sending/health/pause-sender.js';
import type { ReportError } from '../domain/base/report-error.js';
import { mailOAuthSettings } from '../domain/outreach/sending/mail-oauth-settings.js';
import { MAIL_PROVIDER_FACTS, type MailProvider } from '../domain/outreach/sending/mail-provider.js';
import type { PublishEvent } from '../domain/webhooks/webhook-event.js';
import type { Config } from '../platform/config.js';
import { createGuardedDispatcher } from '../platform/network/guarded-dispatcher.js';
import { createGuardedFetch } from '../platform/network/guarded-fetch.js';
import type { NetworkGuard } from '../platform/network/network-guard.js';
import { createSecrets } from '../platform/secrets.js';
import type { Store } from '../store/index.js';

const TIMEOUTS = { headersTimeoutMs: 20_000, bodyTimeoutMs: 20_000, connectTimeoutMs: 10_000 };
const CONNECTIONS = 8;

/** Mailboxes by OAuth: their tokens, and connecting them. */
export function wireMailboxAccess(
  config: Config,
  store: Store,
  guard: NetworkGuard,
  links: {
    publish: PublishEvent;
    reportError: ReportError;
    wakeSender(userId: string, senderId: string): Promise<void>;
  },
) {
  const dispatcher = createGuardedDispatcher(guard, { connections: CONNECTIONS, ...TIMEOUTS });
  const fetch = createGuardedFetch(dispatcher, guard);
  const secrets = createSecrets(config.ENCRYPTION_KEYS);
  const now = () => new Date();
  const oauth = (provider: MailProvider) => {
    const settings = mailOAuthSettings(config, provider);
    return settings && { settings, client: createOAuthClient(settings, MAIL_PROVIDER_FACTS[provider].name, fetch) };
  };
  const { senders, mailboxGrants: grants, followUps, connectRequests } = store;
  const { publish, reportError, wakeSender } = links;
  return {
    tokensOf: createMailboxTokens({
      grants,
      secrets,
      now,
      oauth: (provider) => oauth(provider)?.client ?? null,
      randomWord: randomUUID,
      pause: async (ms, signal) => void (await sleep(ms, undefined, { signal })),
      async pauseSender({ user_id, id }, cause) {
        const sender = await senders.find(user_id, id);
        if (sender && !sender.paused) await pauseSender({ senders, publish, now }, sender, cause);
      },
    }),
    activities: createMailboxAccessActivities({
      grants,
      senders,
      followUps,
      connectRequests,
      secrets,
      oauth,
      wakeSender,
      reportError,
      now,
    }),
    close: () => dispatcher.close(),
  };
}

export type MailboxAccessWiring = ReturnType<typeof wireMailboxAccess>;
