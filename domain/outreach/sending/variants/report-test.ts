import { judgeVariants, LEAST_LEADS, LEAST_REPLIES, REPLY_DAYS } from './judge-variants.js';
import { planTest } from './plan-test.js';
import type { VariantCounts, VariantTest, VariantTestReport } from './variant-test.js';

export interface TestProgress {
  counts: readonly VariantCounts[];
  /** The last first email of the test; null when none was sent. */
  last_sent_at: string | null;
}

const DAY_MS = 86_400_000;

/**
 * A test with its counts, and at its end, once, with its verdict: when none of its emails waits and every lead has had its time to
 * reply. Replies that come later are not counted, so that the verdict stays.
 * @param plannedLastAt when its last first email was expected to leave; null: not known
 */
export function reportTest(
  { user_id: _owner, ...test }: VariantTest,
  { counts, last_sent_at }: TestProgress,
  plannedLastAt: string | null,
  now: Date,
): VariantTestReport {
  const byKey = new Map(counts.map(({ key, ...rest }) => [key, rest]));
  const variants = test.variants.map((variant) => ({ ...variant, ...(byKey.get(variant.key) ?? NONE) }));
  const waits = variants.some(({ waiting }) => waiting > 0);
  const lastAt = waits ? plannedLastAt : last_sent_at;
  const ends_at = lastAt === null ? null : new Date(Date.parse(lastAt) + REPLY_DAYS * DAY_MS).toISOString();
  const isOver = !waits && (ends_at === null || Date.parse(ends_at) <= now.getTime());
  const isStopped = test.chosen?.answer === 'running' || test.chosen?.answer === 'stopped';
  const result =
    isOver && !isStopped
      ? judgeVariants(variants.map(({ key, sent, replied }) => ({ key, leads: sent, replied })))
      : null;
  const leads = new Map(variants.map(({ key, planned }) => [key, planned]));
  return {
    ...test,
    variants,
    answer: isStopped ? 'stopped' : (result?.answer ?? 'running'),
    result,
    ends_at,
    least_leads: LEAST_LEADS,
    least_replies: LEAST_REPLIES,
    reply_days: REPLY_DAYS,
    detectable: planTest(test.variants, leads).detectable,
  };
}

const NONE = { waiting: 0, sent: 0, ended: 0, replied: 0, positive: 0, bounced: 0, opted_out: 0, edited: 0 };
