import { isToFix } from '../verified-part-words.js';
import type { DomainHealth } from './domain-health.js';

/** What happens to queues from a domain that receivers refuse. */
export type DomainGate = 'off' | 'warn' | 'refuse';

export interface DomainVerdict {
  /** unknown: it could not be checked, so that nothing is claimed. not_checked: the gate is off. */
  state: 'ok' | 'warned' | 'refused' | 'unknown' | 'not_checked';
  /** In sentences; null where there is nothing to say. */
  reason: string | null;
  /** ISO 8601: from when on queues are refused; null where they are not going to be. */
  refused_from: string | null;
}

/** Until a fault that was found refuses queues, and while a good answer still counts when DNS does not respond. */
export const GRACE_HOURS = 72;
/** A test that is older says nothing of today. */
const FRESH_DAYS = 7;
const HOUR_MS = 3_600_000;

/**
 * Whether a queue may leave from a domain. Receivers ask all senders for SPF or DKIM, and senders of many mails for SPF, DKIM and
 * DMARC (Google's and Yahoo's rules since February 2024, Microsoft's since May 2025). DKIM alone only warns: it is seen on a mail
 * to oneself, which some servers deliver without signing.
 */
export function judgeDomain(
  { verification, failing_since, good_at }: DomainHealth,
  domain: string,
  { gate, now }: { gate: DomainGate; now: Date },
): DomainVerdict {
  if (gate === 'off') return { state: 'not_checked', reason: null, refused_from: null };
  if (verification === null) return unknown(`The domain ${domain} has not been tested yet. ${TEST}`);
  const fails = isToFix(verification.spf) || isToFix(verification.dmarc);
  // A test from before these times were kept has none.
  const since = failing_since ?? (fails ? verification.checked_at : null);
  if (since !== null) return failing(since, faultsOf(verification, ['spf', 'dmarc', 'dkim']), { gate, now });
  const isHeld = good_at !== null && now.getTime() - Date.parse(good_at) <= GRACE_HOURS * HOUR_MS;
  if (!isHeld && (verification.spf.status !== 'ok' || verification.dmarc.status !== 'ok'))
    return unknown(`SPF and DMARC of ${domain} could not be looked up at the last test. ${TEST}`);
  if (now.getTime() - Date.parse(verification.checked_at) > FRESH_DAYS * 24 * HOUR_MS)
    return unknown(`The last test of ${domain} was more than ${FRESH_DAYS} days ago. ${TEST}`);
  const faults = faultsOf(verification, ['dkim']);
  return faults === '' ? { state: 'ok', reason: null, refused_from: null } : warned(`${faults} ${REFUSALS}`, null);
}

const TEST = 'Use “Test connection” on the page of the mailbox.';
const REFUSALS = 'Gmail, Yahoo and Outlook.com refuse such email or put it into spam.';
const TITLES = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' } as const;

type Verified = NonNullable<DomainHealth['verification']>;

function failing(since: string, faults: string, { gate, now }: { gate: DomainGate; now: Date }): DomainVerdict {
  const known = faults === '' ? 'SPF or DMARC failed when it was last looked up.' : faults;
  const reason = `${known} ${REFUSALS} Correct the records on the page of the mailbox, then test the connection again.`;
  if (gate === 'warn') return warned(reason, null);
  const fromMs = Date.parse(since) + GRACE_HOURS * HOUR_MS;
  const refused_from = new Date(fromMs).toISOString();
  return now.getTime() < fromMs ? warned(reason, refused_from) : { state: 'refused', reason, refused_from };
}

function faultsOf(verification: Verified, parts: readonly (keyof typeof TITLES)[]): string {
  return parts
    .filter((part) => isToFix(verification[part]))
    .map((part) => `${TITLES[part]}: ${verification[part].detail.replace(/\.$/, '')}.`)
    .join(' ');
}

function warned(reason: string, refused_from: string | null): DomainVerdict {
  return { state: 'warned', reason, refused_from };
}

function unknown(reason: string): DomainVerdict {
  return { state: 'unknown', reason, refused_from: null };
}
