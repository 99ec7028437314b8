import { canonicalEmail } from '../../../domain/outreach/addresses/email-address.js';
import { dayKey, hourKey } from '../../../domain/outreach/sending/cap-calendar.js';
import { domainCapKey } from '../../../domain/outreach/sending/domain-cap-key.js';
import type {
  ForecastFacts,
  ForecastMail,
  ForecastMailbox,
} from '../../../domain/outreach/sending/forecast/forecast-facts.js';
import { listSequenceWaits } from '../../../domain/outreach/sending/forecast/list-sequence-waits.js';
import { ENVIRONMENT_SENDER_ID, type Sender } from '../../../domain/outreach/sending/sender.js';
import type { Sequence } from '../../../domain/outreach/sending/sequence/sequence.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { AttemptsRepository } from '../../../store/outreach/sending/attempts.js';
import type { ForecastMailsRepository, ScheduledMailFacts } from '../../../store/outreach/sending/forecast-mails.js';
import type { SendSlotsRepository } from '../../../store/outreach/sending/send-slots.js';
import type { SenderStatesRepository } from '../../../store/outreach/sending/sender-states.js';
import type { SendersRepository } from '../../../store/outreach/sending/senders.js';
import type { SequencesRepository } from '../../../store/outreach/sending/sequences.js';

export interface ForecastDeps {
  attempts: Pick<AttemptsRepository, 'firstSentAt' | 'lastSentAt'>;
  forecastMails: ForecastMailsRepository;
  sendSlots: Pick<SendSlotsRepository, 'counts'>;
  senders: Pick<SendersRepository, 'all'>;
  sequences: Pick<SequencesRepository, 'findAll'>;
  senderStates: Pick<SenderStatesRepository, 'readTurn' | 'findAll'>;
  environmentSender: Sender | null;
  policy: { user_daily_limit: number; domain_daily_limit: number; time_zone: string; require_consent: boolean };
}

/** Emails of each kind that are looked at: playing more would keep others waiting. */
export const MOST_FORECAST_MAILS = 2_000;
const COOL_OFF_MS = 72 * 3_600_000;

export interface LoadedForecast {
  /** Without mails of paused mailboxes and queues, whose time is not known. */
  facts: Omit<ForecastFacts, 'mails'>;
  waiting: ScheduledMailFacts[];
  senders: Map<string, Sender>;
  /** By campaign. */
  sequences: ReadonlyMap<string, Sequence>;
  complete: boolean;
}

/** Everything that decides when mail of the user leaves, as it is now. Changes nothing. */
export async function loadForecastFacts(deps: ForecastDeps, userId: OwnerId, now: Date): Promise<LoadedForecast> {
  const { user_daily_limit, domain_daily_limit, time_zone } = deps.policy;
  const [own, sequences, waiting] = await Promise.all([
    deps.senders.all(userId),
    deps.sequences.findAll(userId),
    deps.forecastMails.waiting(userId, MOST_FORECAST_MAILS + 1),
  ]);
  const senders = new Map(own.map((sender) => [sender.id, sender]));
  if (deps.environmentSender) senders.set(ENVIRONMENT_SENDER_ID, { ...deps.environmentSender, user_id: userId });
  const sending = [...senders.values()].filter(({ paused }) => paused === null);
  const [mailboxes, sent, counts] = await Promise.all([
    Promise.all(sending.map((sender) => loadMailbox(deps, userId, sender, now))),
    deps.forecastMails.sentSince(userId, [...senders.keys()], new Date(now.getTime() - COOL_OFF_MS)),
    deps.sendSlots.counts(userId, dayKey(now, time_zone), '', '', hourKey(now)),
  ]);
  const sent_to_domains = new Map<string, number>();
  const last_mail_to = new Map<string, number>();
  for (const { recipient_email, sent_at } of sent) {
    const recipient = canonicalEmail(recipient_email) ?? recipient_email;
    const atMs = Date.parse(sent_at);
    last_mail_to.set(recipient, Math.max(atMs, last_mail_to.get(recipient) ?? 0));
    if (dayKey(new Date(atMs), time_zone) !== dayKey(now, time_zone)) continue;
    const domain = domainCapKey(recipient);
    sent_to_domains.set(domain, (sent_to_domains.get(domain) ?? 0) + 1);
  }
  const limits = { user_daily_limit, domain_daily_limit, sent_today: counts.user_daily };
  const complete = ['first_email', 'follow_up'].every(
    (kind) => waiting.filter((mail) => mail.kind === kind).length <= MOST_FORECAST_MAILS,
  );
  const facts = { now, time_zone, mailboxes, ...limits, sent_to_domains, last_mail_to };
  return { facts, waiting, senders, sequences, complete };
}

async function loadMailbox(deps: ForecastDeps, userId: OwnerId, sender: Sender, now: Date): Promise<ForecastMailbox> {
  const { id } = sender;
  const { time_zone } = deps.policy;
  const [first, last, turn, counts] = await Promise.all([
    deps.attempts.firstSentAt(userId, id),
    deps.attempts.lastSentAt(userId, id, now),
    deps.senderStates.readTurn(userId, id),
    deps.sendSlots.counts(userId, dayKey(now, time_zone), '', id, hourKey(now)),
  ]);
  return {
    // The mailbox that users share has no age that one of them could know.
    sender: { ...sender, warm_up: sender.warm_up && id !== ENVIRONMENT_SENDER_ID },
    first_sent_at: first === null ? null : new Date(first),
    last_sent_at: last === null ? null : new Date(last),
    rest_until: turn.rest_until,
    sent_today: counts.sender_daily,
    sent_this_hour: counts.sender_hourly,
  };
}

/** A stored mail as it is played. */
export function toForecastMail(
  mail: ScheduledMailFacts,
  isOwn: boolean,
  sequences: LoadedForecast['sequences'],
): ForecastMail {
  const { id, campaign_id, lead_id, sender_id, recipient_email, kind, due_at, follow_up_days, step_id } = mail;
  const recipient = canonicalEmail(recipient_email ?? '') ?? `unknown@${lead_id}.invalid`;
  const isLed = kind === 'follow_up' ? step_id !== null : follow_up_days.length === 0;
  const follows = isLed
    ? { follow_up_days: listSequenceWaits(sequences.get(campaign_id), step_id), in_working_days: true }
    : { follow_up_days };
  return { id, lead_id, sender_id, recipient, kind, due_ms: Date.parse(due_at), is_own: isOwn, ...follows };
}
