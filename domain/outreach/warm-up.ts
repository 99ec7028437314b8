const DAY_MS = 86_400_000;
/** A new mailbox sends ten mails on its first day and five more on each day after (Warmbly's figures). */
const FIRST_DAY = 10;
const STEP = 5;

/** Scheduled mails that a sender may send today: its limit, which a new mailbox works up to. */
export function warmUpLimit(dailyLimit: number, firstSentAt: Date | null, now: Date): number {
  const days = firstSentAt === null ? 0 : Math.max(0, Math.floor((now.getTime() - firstSentAt.getTime()) / DAY_MS));
  return Math.min(dailyLimit, FIRST_DAY + STEP * days);
}
