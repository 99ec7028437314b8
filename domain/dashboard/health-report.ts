import { healthStatus } from './compose-health.js';
import type { HealthBreakdown, HealthSnapshot, HealthStatus } from './health-score.js';

export interface HealthPoint {
  /** A day (YYYY-MM-DD), a week by its Monday, or a month (YYYY-MM). */
  period: string;
  score: number;
}

export interface HealthReport {
  score: number;
  /** Of the audit before; null when there is none. */
  previous_score: number | null;
  /** One decimal; null without a previous score. */
  change: number | null;
  trend: 'up' | 'down' | 'flat' | null;
  status: HealthStatus;
  breakdown: HealthBreakdown;
  /** The day that it is of, and the audit that it rests on. */
  day: string;
  audit_id: string;
  /** Oldest first. Of a week or a month the last day that is known. */
  history: { daily: HealthPoint[]; weekly: HealthPoint[]; monthly: HealthPoint[] };
}

const DAYS = 30;
const WEEKS = 26;
const MONTHS = 12;
/** A move of less is the noise between two crawls of an unchanged site. */
const FLAT_POINTS = 0.5;
const DAY_MS = 86_400_000;

/** The first day for which snapshots are needed: the longest history goes back twelve months. */
export function historyStart(today: string): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) - 366 * DAY_MS).toISOString().slice(0, 10);
}

/** How healthy a site is, and how that came about. Snapshots oldest first; null without any. */
export function reportHealth(snapshots: readonly HealthSnapshot[]): HealthReport | null {
  const latest = snapshots.at(-1);
  if (!latest) return null;
  const before = snapshots.findLast(({ audit_id }) => audit_id !== latest.audit_id) ?? null;
  const change = before && Math.round((latest.score - before.score) * 10) / 10;
  return {
    score: latest.score,
    previous_score: before?.score ?? null,
    change,
    trend: change === null ? null : Math.abs(change) < FLAT_POINTS ? 'flat' : change > 0 ? 'up' : 'down',
    status: healthStatus(latest.score),
    breakdown: latest.breakdown,
    day: latest.day,
    audit_id: latest.audit_id,
    history: {
      daily: lastOfEach(snapshots, (day) => day).slice(-DAYS),
      weekly: lastOfEach(snapshots, mondayOf).slice(-WEEKS),
      monthly: lastOfEach(snapshots, (day) => day.slice(0, 7)).slice(-MONTHS),
    },
  };
}

function lastOfEach(snapshots: readonly HealthSnapshot[], periodOf: (day: string) => string): HealthPoint[] {
  const last = new Map<string, number>();
  for (const { day, score } of snapshots) last.set(periodOf(day), score);
  return [...last].map(([period, score]) => ({ period, score }));
}

/** ISO 8601: a week begins on Monday. */
function mondayOf(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7;
  return new Date(at - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
