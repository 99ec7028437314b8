import { IMAP_TIMEOUTS, type ResolveHost } from '../activities/mail/imap-session.js';
import { parseMessage } from '../activities/mail/parse-message.js';
import { createReadMailbox } from '../activities/mail/read-mailbox.js';
import { createMailboxActivities, createReplyActivities } from '../activities/outreach/replies/index.js';
import type { EnvironmentMailbox, ReplyDeps } from '../activities/outreach/replies/reply-deps.js';
import { environmentSender } from '../domain/outreach/environment-sender.js';
import type { Config } from '../platform/config.js';
import type { Secrets } from '../platform/secrets.js';
import type { Store } from '../store/index.js';

/** Reading replies: what belongs on the queue orchestration, and what opens connections and belongs on mail. */
export function createReplyParts(config: Config, store: Store, deps: { secrets: Secrets; resolveHost: ResolveHost }) {
  const { attempts, leads, followUps, queueItems, suppressions, senders, replies, mailboxes, artifacts } = store;
  const replyDeps: ReplyDeps = {
    ...{ attempts, leads, followUps, queueItems, suppressions, senders, replies, mailboxes, artifacts },
    environmentMailbox: environmentMailbox(config),
    readMailbox: createReadMailbox({ resolveHost: deps.resolveHost, ...IMAP_TIMEOUTS }),
    parseMessage,
    openSecret: deps.secrets.open,
    now: () => new Date(),
  };
  return { orchestration: createReplyActivities(replyDeps), mail: createMailboxActivities(replyDeps) };
}

/** Null when the environment names no mailbox, or no sender whose mail could be answered. */
export function environmentMailbox(config: Config): EnvironmentMailbox | null {
  const sender = environmentSender(config);
  if (!sender?.imap) return null;
  const { password } = new URL(config.IMAP_URL ?? '');
  const login = { ...sender.imap, password: password === '' ? null : decodeURIComponent(password) };
  return { email: sender.email, login };
}
