import { round } from '../../base/statistics/round.js';

export interface PublishingVelocity {
  /** Dated items per week over the last 12 weeks. */
  per_week: number;
  /** The last six weeks against the six before: a quarter more is rising, a quarter less is falling. */
  trend: 'rising' | 'flat' | 'falling';
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const WINDOW_WEEKS = 12;
/** Fewer dates than this say nothing about a rhythm. */
const MIN_DATES = 5;
const TREND_RATIO = 1.25;

/**
 * How often a site publishes, from ISO 8601 dates. Null when it can't be known: too few valid dates, or one day for all
 * of them, which is the date of a deployment rather than of the content. Dates in the future are left out.
 */
export function measureVelocity(dates: readonly (string | null)[], now: string): PublishingVelocity | null {
  const end = Date.parse(now);
  const instants = dates
    .map((date) => (date === null ? Number.NaN : Date.parse(date)))
    .filter((instant) => instant <= end);
  const days = new Set(instants.map((instant) => new Date(instant).toISOString().slice(0, 10)));
  if (instants.length < MIN_DATES || days.size < 2) return null;
  const weeksAgo = instants.map((instant) => (end - instant) / WEEK_MS).filter((weeks) => weeks < WINDOW_WEEKS);
  const recent = weeksAgo.filter((weeks) => weeks < WINDOW_WEEKS / 2).length;
  return { per_week: round(weeksAgo.length / WINDOW_WEEKS, 2), trend: trendOf(recent, weeksAgo.length - recent) };
}

function trendOf(recent: number, before: number): PublishingVelocity['trend'] {
  if (recent > before * TREND_RATIO) return 'rising';
  if (before > recent * TREND_RATIO) return 'falling';
  return 'flat';
}
