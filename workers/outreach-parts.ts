import { randomBytes } from 'node:crypto';
import { createLlmActivities } from '../activities/llm/index.js';
import { createMailActivities } from '../activities/mail/index.js';
import { parseMessage } from '../activities/mail/parse-message.js';
import { createSendingActivities } from '../activities/outreach/index.js';
import { createMailboxActivities, createReplyActivities } from '../activities/outreach/replies/index.js';
import { resolveSender } from '../activities/outreach/resolve-sender.js';
import type { SendingTimers } from '../activities/outreach/sending-deps.js';
import type { PublishEvent } from '../domain/webhooks/webhook-event.js';
import type { Config } from '../platform/config.js';
import type { Logger } from '../platform/logger.js';
import { connectTemporalClient } from '../platform/temporal.js';
import { createUnsubscribeTokens } from '../platform/unsubscribe-token.js';
import type { Store } from '../store/index.js';
import { createMailParts, type MailParts } from './mail-parts.js';
import { keepAttemptSweep } from './schedules/attempt-sweep.js';
import { keepConnectionWatch } from './schedules/connection-watch.js';
import { keepReplySchedules } from './schedules/reply-polling.js';
import { keepSiteSchedules } from './schedules/site-tasks.js';
import { createSendingTimers } from './sending-timers.js';

/** Outreach: sending, reading replies, and the model that helps with words. */
export function createOutreachParts(config: Config, store: Store, logger: Logger, publish: PublishEvent) {
  const mail = createMailParts(config, store.senders);
  const temporal = connectTemporalClient(config);
  const sending = createSendingPart(config, store, mail, { timers: createSendingTimers(temporal.client), publish });
  const replyDeps = {
    ...store,
    ...{ environmentMailbox: mail.environmentMailbox, readMailbox: mail.readMailbox, openSecret: mail.openSecret },
    ...{ parseMessage, publish, hasModel: modelOf(config) !== null, now: () => new Date() },
  };
  const senders = { senders: store.senders, environmentSender: mail.environmentSender };
  return {
    orchestration: { ...sending, ...createReplyActivities(replyDeps) },
    mail: {
      ...sending,
      ...createMailboxActivities(replyDeps),
      ...createMailActivities({
        verify: mail.verify,
        findSender: (userId, senderId) => resolveSender(senders, userId, senderId),
        openLogin: mail.openLogin,
      }),
    },
    llm: createModelPart(config, store, logger),
    keepSchedules: async () => {
      await keepAttemptSweep(temporal.client);
      await keepSiteSchedules({ client: temporal.client, sites: store.sites, logger });
      await keepConnectionWatch(temporal.client);
      await keepReplySchedules({
        ...{ client: temporal.client, senders: store.senders, logger, minutes: config.REPLY_POLL_MINUTES },
        hasEnvironmentMailbox: mail.environmentMailbox !== null,
      });
    },
    close: () => temporal.close(),
  };
}

function createSendingPart(
  config: Config,
  store: Store,
  mail: MailParts,
  { timers, publish }: { timers: SendingTimers; publish: PublishEvent },
) {
  const tokens = createUnsubscribeTokens(config.UNSUBSCRIBE_SECRET ?? config.SESSION_SECRET);
  const publicUrl = config.PUBLIC_URL.replace(/\/$/, '');
  return createSendingActivities({
    ...store,
    ...{ environmentSender: mail.environmentSender, openLogin: mail.openLogin, checkDomain: mail.checkDomain },
    ...{ mail: mail.transport, findSentMail: mail.findSentMail, timers, publish, now: () => new Date() },
    unsubscribeUrl: (claim) => `${publicUrl}/u/${tokens.sign(claim)}`,
    settings: {
      user_daily_limit: config.OUTREACH_USER_DAILY_LIMIT,
      domain_daily_limit: config.OUTREACH_DOMAIN_DAILY_LIMIT,
      time_zone: config.OUTREACH_TIME_ZONE,
      require_consent: config.POLICY_REQUIRE_CONSENT,
    },
  });
}

function createModelPart(config: Config, { replies, artifacts }: Store, logger: Logger) {
  return createLlmActivities({
    model: modelOf(config),
    vision: modelOf({ ...config, OPENAI_MODEL: config.OPENAI_VISION_MODEL }),
    replies,
    artifacts,
    randomWord: () => randomBytes(8).toString('hex'),
    onFault: (reason) => logger.warn({ reason }, 'the language model gave nothing usable'),
  });
}

/** A model without a key of its own is one that runs on the own network. */
export function modelOf({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL: model }: Config) {
  if (model === undefined || (OPENAI_API_KEY === undefined && OPENAI_BASE_URL === undefined)) return null;
  return { api_key: OPENAI_API_KEY ?? 'none', base_url: OPENAI_BASE_URL ?? null, model };
}
