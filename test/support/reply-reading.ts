import { connect, type Socket } from 'node:net';
import { createReadMailbox } from '../../activities/mail/imap/read-mailbox.js';
import { parseMessage } from '../../activities/mail/parsing/parse-message.js';
import type { AffectedRecords } from '../../activities/outreach/replies/effects/affected-records.js';
import {
  type PollLimits,
  type PollMailboxResult,
  pollMailbox,
} from '../../activities/outreach/replies/poll-mailbox.js';
import { ingestMessage } from '../../activities/outreach/replies/reading/ingest-message.js';
import { scopeOfEnvironment, scopeOfUser } from '../../activities/outreach/replies/reading/mailbox-scope.js';
import type { ReplyDeps } from '../../activities/outreach/replies/reply-deps.js';
import { imapMailboxKey, listMailboxes, type ReplyMailbox } from '../../activities/outreach/replies/reply-mailbox.js';
import type { Lead } from '../../domain/outreach/campaigns/lead.js';
import type { LeadStatus } from '../../domain/outreach/campaigns/lead-status.js';
import type { Reply } from '../../domain/outreach/replies/reply.js';
import type { Attempt } from '../../domain/outreach/sending/attempt.js';
import { domainCapKey } from '../../domain/outreach/sending/domain-cap-key.js';
import { ENVIRONMENT_SENDER_ID, SENDER_DEFAULTS, type Sender } from '../../domain/outreach/sending/sender.js';
import type { WebhookEvent } from '../../domain/webhooks/webhook-event.js';
import { createUnsubscribeTokens } from '../../platform/unsubscribe-token.js';
import type { Store } from '../../store/index.js';
import { type Dovecot, startDovecot } from './mail/dovecot.js';
import { newAttempt } from './samples/new-attempt.js';
import { startStore } from './store.js';

/** Signs the links to unsubscribe of these mails. */
export const UNSUBSCRIBE_SECRET = 'a secret for the links of the replies that are read';

export interface Mailed {
  attempt: Attempt;
  lead: Lead;
}

export interface ReplyReading {
  store: Store;
  dovecot: Dovecot;
  deps: ReplyDeps;
  /** A sender whose replies come to this mailbox of Dovecot. */
  addSender(user: string, email: string, mailbox: string): Promise<Sender>;
  /** A mail to a lead of its own, an hour ago. */
  mailed(user: string, sender: Sender | null, overrides?: Partial<Attempt>, status?: LeadStatus): Promise<Mailed>;
  /** Reads the mailboxes of a user, as one poll. */
  poll(user: string | null, limits?: PollLimits): Promise<PollMailboxResult[]>;
  /** Takes one message as a poll of a user's own mailbox would, or of the environment's (null), without a server. */
  take(user: string | null, mail: string, at?: Date): Promise<AffectedRecords>;
  replies(user: string): Promise<Reply[]>;
  statusOf(mailed: Mailed): Promise<LeadStatus | undefined>;
  /** What webhooks would have been told. */
  published: WebhookEvent[];
  /** Mailboxes with a complaint that names no mail of ours. */
  complaints: string[];
  /** Workspaces whose corrections are to be learned from. */
  learning: string[];
  stop(): Promise<void>;
}

/** Reading of replies over a real IMAP server and a real store. */
export async function startReplyReading(mailboxes: readonly string[]): Promise<ReplyReading> {
  const [running, dovecot] = await Promise.all([startStore(), startDovecot(mailboxes)]);
  const { store } = running;
  const published: WebhookEvent[] = [];
  const complaints: string[] = [];
  const learning: string[] = [];
  const tokens = createUnsubscribeTokens(UNSUBSCRIBE_SECRET);
  const deps: ReplyDeps = {
    ...store,
    environmentMailbox: null,
    hasModel: true,
    readMailbox: createReadMailbox({ openSocket, greetingMs: 20_000, silenceMs: 20_000 }),
    parseMessage,
    reportUnmatchedComplaint: (mailbox) => void complaints.push(mailbox),
    openSecret: (sealed) => sealed,
    openLogin: () => Promise.reject(new Error('No mailbox here signs in with tokens')),
    readUnsubscribeToken: tokens.read,
    publish: async (event) => void published.push(event),
    wakeLearning: async (user) => void learning.push(user),
    now: () => new Date(),
  };
  let polls = 0;
  let campaigns = 0;
  let takes = 0;
  return {
    store,
    dovecot,
    deps,
    published,
    complaints,
    learning,
    addSender: (user, email, mailbox) => addSender(store, dovecot, user, email, mailbox),
    async mailed(user, sender, overrides = {}, status = 'contacted') {
      campaigns += 1;
      const attempt = await addMailed(store, user, sender, `Campaign ${campaigns}`, overrides);
      const { campaign_id, lead_id } = attempt;
      const lead = await store.leads.setStatus(user, campaign_id, lead_id, status, 'send', new Date());
      if (!lead) throw new Error('no lead');
      return { attempt, lead };
    },
    async poll(user, limits) {
      polls += 1;
      const read = (mailbox: ReplyMailbox) =>
        pollMailbox(deps, { user_id: user, mailbox, poll: `poll-${polls}` }, new AbortController().signal, limits);
      const results: PollMailboxResult[] = [];
      for (const mailbox of await listMailboxes(deps, user)) results.push(await read(mailbox));
      return results;
    },
    async take(user, mail, at = new Date()) {
      takes += 1;
      const scope = user === null ? scopeOfEnvironment(deps) : await scopeOfUser(deps, user);
      const fetched = { folder: 'INBOX', uid_validity: '1', uid: takes, internal_date: at.toISOString() };
      return ingestMessage(
        deps,
        scope,
        { ...fetched, bytes: mail.length, source: Buffer.from(mail) },
        `${imapMailboxKey(dovecot.login('ana'))}/INBOX`,
      );
    },
    replies: async (user) => (await store.replies.list(user, {}, 1_000, null)).items,
    statusOf: async ({ attempt }) => (await store.leads.findById(attempt.user_id, attempt.lead_id))?.status,
    stop: async () => {
      await dovecot.stop();
      await running.stop();
    },
  };
}

async function addSender(
  store: Store,
  dovecot: Dovecot,
  user: string,
  email: string,
  mailbox: string,
): Promise<Sender> {
  const { password, ...imap } = dovecot.login(mailbox);
  const sender = await store.senders.insert(
    user,
    {
      email,
      name: 'Ana Lind',
      organization: 'Press Ltd',
      postal_address: '1 High Street',
      smtp: { host: '127.0.0.1', port: 2525, secure: false, username: null },
      imap,
      ...SENDER_DEFAULTS,
      sending_window: null,
      is_default: false,
      save_sent_copies: true,
      warm_up: false,
      smtp_password: null,
      imap_password: password,
    },
    new Date(),
  );
  if (!sender) throw new Error(`${user} has a sender ${email} already`);
  return sender;
}

async function addMailed(
  store: Store,
  user: string,
  sender: Sender | null,
  name: string,
  overrides: Partial<Attempt>,
): Promise<Attempt> {
  const now = new Date();
  const campaign = await store.campaigns.insert(
    user,
    { name, description: null, keywords: [], workspace_id: user },
    now,
  );
  const recipient = overrides.recipient_email ?? 'editor@blog.example';
  const { lead } = await store.leads.insert(
    user,
    campaign.id,
    {
      website_url: 'https://blog.example/',
      website_title: null,
      contact_email: recipient,
      source: null,
      notes: null,
      quality_score: null,
      relevance_score: null,
      guest_post_likelihood: null,
      website_key: 'blog.example',
      domain: 'blog.example',
    },
    now,
  );
  const attempt = newAttempt({
    user_id: user,
    campaign_id: campaign.id,
    lead_id: lead.id,
    sender_id: sender?.id ?? ENVIRONMENT_SENDER_ID,
    sender_email: sender?.email ?? 'outreach@press.example',
    ...overrides,
  });
  const slots = { day: '2026-06-01', domain_key: domainCapKey(recipient), duplicate_key: null };
  return (await store.attempts.insert(attempt, slots)).attempt;
}

async function openSocket(host: string, port: number): Promise<Socket> {
  const socket = connect({ host, port });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return socket;
}
