import {
  type Reservation,
  readHoldField,
  readSlotCounts,
  type SlotCounts,
  type SlotRequest,
  type StoredDay,
  type Taken,
} from './slot-fields.js';

type Guarded = Pick<SlotRequest, 'limits' | 'alone' | 'gap'>;

/** Lets the write through while every counter is under its limit and the attempt holds nothing yet. */
export function underAll(taken: Taken, { limits, alone, gap }: Guarded): Record<string, unknown> {
  const { domain, sender, hour, recipient } = taken;
  const under = (field: string, limit: number | null) => {
    if (limit === null) return [];
    const isLess = { [field]: { $lt: limit } };
    // A counter that is not there is 0, which a limit of 0 does not let pass.
    return [limit > 0 ? { $or: [{ [field]: { $exists: false } }, isLess] } : isLess];
  };
  return {
    [readHoldField(taken)]: { $exists: false },
    $and: [
      ...under('total', limits.user_daily),
      ...under(`domains.${domain}`, limits.domain_daily),
      ...under(`senders.${sender}`, limits.sender_daily),
      ...under(`hours.${hour}`, limits.sender_hourly),
      ...under(`recipients.${recipient}`, alone ? 1 : null),
      ...under('last', gap && gap.seconds > 0 ? lastFree(gap) + 1 : null),
    ],
  };
}

/** Why the write was not let through; null when by now it would be. */
export function explain(day: StoredDay, taken: Taken, { limits, alone, gap }: Guarded): Reservation | null {
  const counts = readSlotCounts(day, taken);
  if (day.holds?.[taken.id] !== undefined) return { taken: true, counts };
  const full = (Object.keys(counts) as (keyof SlotCounts)[]).filter(
    (name) => counts[name] >= (limits[name] ?? Infinity),
  );
  const isHeld = alone && (day.recipients?.[taken.recipient] ?? 0) > 0;
  const over = [...full, ...(isHeld ? (['recipient'] as const) : [])];
  const { last } = day;
  const isNear = gap !== undefined && gap.seconds > 0 && last !== undefined && last > lastFree(gap);
  if (isNear) return { taken: false, over, counts, last_sent_at: new Date(last).toISOString() };
  return over.length === 0 ? null : { taken: false, over, counts };
}

/** A mail that left then is far enough away. */
function lastFree({ now, seconds }: { now: Date; seconds: number }): number {
  return now.getTime() - seconds * 1_000;
}
