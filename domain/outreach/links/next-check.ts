import { hashText } from '../../base/text/hash-text.js';
import { CONFIRMED_AFTER_MS, LOST_AFTER_MS } from './advance-link.js';
import type { CheckFrequency, LinkWatch } from './placed-link.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of a wait, to either side: links that were added together do not stay together. */
const JITTER = 0.2;
const EVERY: Record<CheckFrequency, number> = { daily: DAY_MS, weekly: 7 * DAY_MS };
/** A link that has been there for two days has been read by its page's owner, too. */
const SECOND_CHECK_MS = 2 * DAY_MS;
const UNREACHABLE_MS = 7 * DAY_MS;

/**
 * When a link is checked next: as often as its campaign says; once a day while something is wrong; 48 hours after the first sight.
 * A check that decides something comes after its deadline, never a little before.
 */
export function planNextCheck(
  { id, watch, frequency }: { id: string; watch: LinkWatch; frequency: CheckFrequency },
  now: Date,
): Date {
  const share = ((hashText(`${id}:${watch.checks}`) >>> 0) % 1_000) / 1_000;
  const decides = findDeadline(watch, now);
  if (decides !== null) return new Date(decides + share * JITTER * DAY_MS);
  return new Date(now.getTime() + findWait(watch, frequency) * (1 - JITTER + 2 * JITTER * share));
}

/** First checks of an import, spread over a day. */
export function spreadFirstCheck(place: number, total: number, now: Date): Date {
  return new Date(now.getTime() + Math.floor((DAY_MS * place) / Math.max(total, 1)));
}

function findDeadline({ state, missed_since, unconfirmed }: LinkWatch, now: Date): number | null {
  if (unconfirmed !== null) return Math.max(Date.parse(unconfirmed.since) + CONFIRMED_AFTER_MS, now.getTime());
  if (state === 'at_risk' && missed_since !== null)
    return Math.max(Date.parse(missed_since) + LOST_AFTER_MS, now.getTime() + HOUR_MS);
  return null;
}

function findWait({ state, blocked_since, checks }: LinkWatch, frequency: CheckFrequency): number {
  if (state === 'unreachable') return UNREACHABLE_MS;
  if (state === 'changed' || state === 'pending' || state === 'not_found' || blocked_since !== null) return DAY_MS;
  if (checks === 1) return Math.min(SECOND_CHECK_MS, EVERY[frequency]);
  return EVERY[frequency];
}
