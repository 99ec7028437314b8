import { randomBytes } from 'node:crypto';
import type { Client } from '@temporalio/client';
import type { OnModelFailure } from '../activities/llm/client/ask-model.js';
import { createLlmActivities } from '../activities/llm/index.js';
import { createMailActivities } from '../activities/mail/index.js';
import { parseMessage } from '../activities/mail/parsing/parse-message.js';
import { createMailboxActivities, createReplyActivities } from '../activities/outreach/replies/index.js';
import { pollMailbox } from '../activities/outreach/replies/poll-mailbox.js';
import { createSenderMailboxCheck } from '../activities/outreach/replies/reading/check-sender-mailbox.js';
import type { ReplyDeps } from '../activities/outreach/replies/reply-deps.js';
import { createSendingActivities } from '../activities/outreach/sending/index.js';
import type { SendingTimers } from '../activities/outreach/sending/sending-deps.js';
import { resolveSender } from '../domain/outreach/sending/resolve-sender.js';
import type { PublishEvent } from '../domain/webhooks/webhook-event.js';
import type { Config } from '../platform/config.js';
import type { NetworkGuard } from '../platform/network/network-guard.js';
import { createUnsubscribeTokens, type UnsubscribeTokens } from '../platform/unsubscribe-token.js';
import type { Store } from '../store/index.js';
import type { Reporters } from './create-reporters.js';
import { createLearningTimer } from './learning-timer.js';
import { type MailWiring, wireMail } from './mail-parts.js';
import { wireMailboxAccess } from './mailbox-access-parts.js';
import { selectModel } from './select-model.js';
import { createSendingTimers } from './sending-timers.js';
import { watchMailTransport } from './watch-mail-transport.js';

/** Outreach: sending, reading replies, and the model that helps with words. */
export function wireOutreach(
  config: Config,
  store: Store,
  {
    client,
    publish,
    reportError,
    reportMailFailure,
    reportModelFailure,
    reportUnmatchedComplaint,
    guard,
  }: Reporters & { client: Client; publish: PublishEvent; guard: NetworkGuard },
) {
  const timers = createSendingTimers(client);
  const access = wireMailboxAccess(config, store, guard, { publish, reportError, wakeSender: timers.wakeSender });
  const parts = wireMail(config, store, reportError, access.tokensOf);
  const mail = { ...parts, transport: watchMailTransport(parts.transport, reportMailFailure) };
  const tokens = createUnsubscribeTokens(config.UNSUBSCRIBE_SECRET ?? config.SESSION_SECRET);
  const replyDeps = {
    ...store,
    readUnsubscribeToken: tokens.read,
    reportUnmatchedComplaint,
    environmentMailbox: mail.environmentMailbox,
    readMailbox: mail.readMailbox,
    openSecret: mail.openSecret,
    openLogin: mail.openLogin,
    parseMessage,
    publish,
    hasModel: selectModel(config) !== null,
    wakeLearning: createLearningTimer(client),
    now: () => new Date(),
  };
  const sending = createSendingPart(config, store, mail, {
    timers,
    publish,
    replyDeps,
    tokens,
  });
  const senders = { senders: store.senders, environmentSender: mail.environmentSender };
  return {
    orchestration: { ...sending, ...createReplyActivities(replyDeps), ...access.activities },
    mail: {
      ...sending,
      ...createMailboxActivities(replyDeps),
      ...createMailActivities({
        verify: mail.verify,
        findSender: (userId, senderId) => resolveSender(senders, userId, senderId),
        openLogin: mail.openLogin,
        noteVerification: store.senderStates.noteVerification,
      }),
    },
    llm: createModelPart(config, store, reportModelFailure),
    hasEnvironmentMailbox: mail.environmentMailbox !== null,
    close: () => Promise.all([mail.sentCopies.close(), access.close()]),
  };
}

function createSendingPart(
  config: Config,
  store: Store,
  mail: MailWiring,
  links: { timers: SendingTimers; publish: PublishEvent; replyDeps: ReplyDeps; tokens: UnsubscribeTokens },
) {
  const { timers, publish, replyDeps, tokens } = links;
  const publicUrl = config.PUBLIC_URL.replace(/\/$/, '');
  return createSendingActivities({
    ...store,
    environmentSender: mail.environmentSender,
    openLogin: mail.openLogin,
    checkDomain: mail.checkDomain,
    mail: mail.transport,
    findSentMail: mail.findSentMail,
    timers,
    publish,
    now: () => new Date(),
    saveSentCopy: (copy) => mail.sentCopies.add(copy),
    checkReplies: createSenderMailboxCheck(replyDeps, (input, signal) => pollMailbox(replyDeps, input, signal)),
    unsubscribeUrl: (claim) => `${publicUrl}/u/${tokens.sign(claim)}`,
    unsubscribeToken: tokens.sign,
    settings: {
      user_daily_limit: config.OUTREACH_USER_DAILY_LIMIT,
      domain_daily_limit: config.OUTREACH_DOMAIN_DAILY_LIMIT,
      time_zone: config.OUTREACH_TIME_ZONE,
      require_consent: config.POLICY_REQUIRE_CONSENT,
    },
  });
}

function createModelPart(config: Config, { replies, artifacts }: Store, reportModelFailure: OnModelFailure) {
  return createLlmActivities({
    model: selectModel(config),
    vision: selectModel({ ...config, OPENAI_MODEL: config.OPENAI_VISION_MODEL }),
    replies,
    artifacts,
    randomWord: () => randomBytes(8).toString('hex'),
    onFailure: reportModelFailure,
  });
}
