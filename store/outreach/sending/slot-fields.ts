import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { sha256 } from '../../base/sha256.js';

export interface SlotCounts {
  user_daily: number;
  domain_daily: number;
  sender_daily: number;
  sender_hourly: number;
}

/** What one attempt counts for. */
export interface SlotKeys {
  attempt_id: string;
  domain_key: string;
  sender_id: string;
  /** YYYY-MM-DDTHH */
  hour: string;
  /** The recipient, and the purpose of the mail: see SlotRequest. */
  recipient: string;
}

export interface SlotLimits {
  user_daily: number;
  domain_daily: number;
  /** Null: not counted against, only counted. */
  sender_daily: number | null;
  sender_hourly: number | null;
}

export interface SlotRequest extends SlotKeys {
  user_id: OwnerId;
  /** YYYY-MM-DD of the workspace's calendar. */
  day: string;
  /** No other attempt of this day may hold the same `recipient`: of several at once one is let through. */
  alone: boolean;
  limits: SlotLimits;
  /** The gap between mails of a shared mailbox: only its counters see all of them. */
  gap?: { now: Date; seconds: number } | undefined;
}

export type Reservation =
  | { taken: true; counts: SlotCounts }
  | {
      taken: false;
      over: (keyof SlotCounts | 'recipient')[];
      counts: SlotCounts;
      /** Set when the gap to this mail, of whichever user, is too small. */
      last_sent_at?: string;
    };

/** The same as names of fields. */
export interface Taken {
  id: string;
  domain: string;
  sender: string;
  hour: string;
  recipient: string;
}

/** The counters of a day as they are stored. */
export interface StoredDay {
  _id: string;
  total: number;
  domains?: Record<string, number>;
  senders?: Record<string, number>;
  hours?: Record<string, number>;
  recipients?: Record<string, number>;
  holds?: Record<string, string>;
  /** Of a mailbox that users share: when its last mail took its slot, in milliseconds. */
  last?: number;
}

/** Addresses hold dots and other signs that names of fields must not. Short: the whole day is written for each mail. */
export function toTaken({ attempt_id, domain_key, sender_id, hour, recipient }: SlotKeys): Taken {
  const field = (text: string) => sha256(text).slice(0, 16);
  return {
    id: attempt_id,
    domain: field(domain_key),
    sender: field(sender_id),
    hour: field(`${sender_id}\n${hour}`),
    recipient: field(recipient),
  };
}

/** Of a day with a thousand mails only the needed counters: they are read for each mail. */
export function listCounters({ domain, sender, hour, recipient }: Taken): Record<string, 1> {
  const counted = { total: 1, [`domains.${domain}`]: 1, [`senders.${sender}`]: 1, [`hours.${hour}`]: 1 } as const;
  return { ...counted, [`recipients.${recipient}`]: 1 };
}

export function readHoldField({ id }: Pick<Taken, 'id'>): string {
  return `holds.${id}`;
}

export const toHold = ({ domain, sender, hour, recipient }: Taken): string =>
  [domain, sender, hour, recipient].join(' ');

export function fromHold(id: string, hold: string): Taken {
  const [domain = '', sender = '', hour = '', recipient = ''] = hold.split(' ');
  return { id, domain, sender, hour, recipient };
}

export function increments({ domain, sender, hour, recipient }: Taken, by: 1 | -1): Record<string, number> {
  const counted = { total: by, [`domains.${domain}`]: by, [`senders.${sender}`]: by, [`hours.${hour}`]: by };
  // Holds of earlier versions name none.
  return recipient === '' ? counted : { ...counted, [`recipients.${recipient}`]: by };
}

export function readSlotCounts(day: StoredDay | null, { domain, sender, hour }: Taken): SlotCounts {
  return {
    user_daily: day?.total ?? 0,
    domain_daily: day?.domains?.[domain] ?? 0,
    sender_daily: day?.senders?.[sender] ?? 0,
    sender_hourly: day?.hours?.[hour] ?? 0,
  };
}
