import type { SenderVerification } from '../sender-verification.js';
import { isToFix } from '../verified-part-words.js';

/** What is known of a sender's domain over its tests. */
export interface DomainHealth {
  /** Of the last test; null: there was none. */
  verification: SenderVerification | null;
  /** ISO 8601: since when SPF or DMARC is known to fail; null: it is not. */
  failing_since: string | null;
  /** ISO 8601: when both were last seen to be right; null: never. */
  good_at: string | null;
}

export const UNKNOWN_DOMAIN: DomainHealth = { verification: null, failing_since: null, good_at: null };

/** What another test changes. While DNS does not respond, what was known stays. */
export function followDomain(before: DomainHealth, verification: SenderVerification): DomainHealth {
  const { spf, dmarc, checked_at } = verification;
  if (isToFix(spf) || isToFix(dmarc))
    return { ...before, verification, failing_since: before.failing_since ?? checked_at };
  if (spf.status === 'ok' && dmarc.status === 'ok') return { verification, failing_since: null, good_at: checked_at };
  return { ...before, verification };
}
