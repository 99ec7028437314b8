import type { SendingDeps } from '../../activities/outreach/sending/sending-deps.js';
import type { MailTransport, TransmitOutcome } from '../../domain/outreach/sending/mail-ports.js';
import type { Sender } from '../../domain/outreach/sending/sender.js';
import type { Store } from '../../store/index.js';

export const ACCEPTED = {
  result: 'accepted' as const,
  response: '250 Ok',
  relay_message_id: null,
} satisfies TransmitOutcome;

export interface SendingWorld {
  deps: SendingDeps;
  campaignId: string;
  sender: Sender;
  addLead(email: string): Promise<string>;
  /** Recipients of the mails whose body began, in order. */
  begun: string[];
  /** What the mail server does; by default it takes everything. */
  server: { outcome: TransmitOutcome };
  /** Message-IDs of the mails that a copy is saved of. */
  copies: string[];
  /** What the clocks and queues were told. */
  told: string[];
  clock: { now: Date };
}

/** Sending over the real store; the mail server is a port, since real ones have specs of their own. */
export async function createSendingWorld(
  store: Store,
  settings: Partial<SendingDeps['settings']> = {},
): Promise<SendingWorld> {
  const copies: string[] = [];
  const clock = { now: new Date() };
  const begun: string[] = [];
  const reported: string[] = [];
  const server: { outcome: TransmitOutcome } = { outcome: ACCEPTED };
  const mail: MailTransport = {
    compose: async ({ from, to, message_id }) => ({
      envelope: { from: from.email, to },
      raw: Buffer.from('mail'),
      message_id,
    }),
    transmit: async (_login, { envelope }, onBodyStart) => {
      const { outcome } = server;
      if (outcome.result === 'refused' && outcome.phase !== 'after_data') return outcome;
      if (!(await onBodyStart())) return { result: 'lost_claim' };
      begun.push(envelope.to);
      return outcome;
    },
  };
  const campaign = await store.campaigns.insert(
    'alice',
    { name: 'Spring', description: null, keywords: ['bees'], workspace_id: 'alice' },
    clock.now,
  );
  const sender = await store.senders.insert('alice', senderRecord(), clock.now);
  if (!sender) throw new Error('The sender is there already');
  const deps: SendingDeps = {
    ...store,
    environmentSender: null,
    openLogin: async ({ smtp }) => ({ smtp: { ...smtp, password: null }, imap: null }),
    checkDomain: async () => 'unknown',
    checkReplies: async () => ({ ok: true, touched: { follow_ups: [], senders: [] } }),
    mail,
    findSentMail: async () => 'unknown',
    saveSentCopy: ({ mail: { message_id } }) => void copies.push(message_id),
    unsubscribeUrl: ({ attempt_id }) => `https://links.example/u/${attempt_id}`,
    unsubscribeToken: ({ attempt_id }) => attempt_id,
    settings: { user_daily_limit: 100, domain_daily_limit: 20, time_zone: 'UTC', require_consent: false, ...settings },
    timers: {
      wakeSender: async (_user, id) => void reported.push(`wake ${id}`),
      startFollowUp: async (_user, _sender, { id }) => void reported.push(`start ${id}`),
      wakeFollowUp: async (_user, id) => void reported.push(`look ${id}`),
      startAnswer: async ({ attempt_id }) => void reported.push(`answer ${attempt_id}`),
    },
    publish: async ({ key }) => void reported.push(`publish ${key}`),
    now: () => clock.now,
  };
  const addLead = async (contact_email: string): Promise<string> => {
    const domain = contact_email.split('@')[1] ?? '';
    const scores = { quality_score: null, relevance_score: null, guest_post_likelihood: null };
    const input = { website_url: `https://${domain}/`, website_title: null, contact_email, source: null, notes: null };
    const keyed = { ...input, ...scores, website_key: contact_email, domain };
    return (await store.leads.insert('alice', campaign.id, keyed, clock.now)).lead.id;
  };
  return { deps, campaignId: campaign.id, sender, addLead, begun, copies, server, told: reported, clock };
}

function senderRecord() {
  return {
    email: `ana${Math.random().toString(36).slice(2)}@press.example`,
    name: 'Ana Lind',
    organization: 'Press Ltd',
    postal_address: '1 High Street, Springfield',
    imap: null,
    smtp_password: null,
    imap_password: null,
    smtp: { host: 'smtp.press.example', port: 587, secure: false, username: null },
    daily_limit: 50,
    hourly_limit: 9,
    min_interval_seconds: 600,
    save_sent_copies: true,
    warm_up: false,
    sending_window: null,
    is_default: true,
  };
}
