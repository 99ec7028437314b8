import type { StrategicBasis, StrategicMetric, StrategicReport } from './strategic-report.js';

type Likeness = (one: StrategicBasis, other: StrategicBasis) => boolean;

const isOneReading: Likeness = ({ search: one }, { search: other }) =>
  one !== null && one.property === other?.property && one.days === other.days && one.end_date === other.end_date;
const isOneAudit: Likeness = ({ audit: one }, { audit: other }) => one !== null && one.audit_id === other?.audit_id;

/** Figures whose data the basis names, and when two of them are of the same data. */
const DATA: Readonly<Partial<Record<StrategicMetric, { is_same: Likeness; what: string }>>> = {
  clicks: { is_same: isOneReading, what: 'search data' },
  impressions: { is_same: isOneReading, what: 'search data' },
  average_position: { is_same: isOneReading, what: 'search data' },
  audit_score: { is_same: isOneAudit, what: 'audit' },
  critical_issues: { is_same: isOneAudit, what: 'audit' },
  warnings: { is_same: isOneAudit, what: 'audit' },
};

export interface OlderReport {
  report: StrategicReport | null;
  /** What there is nothing newer of, where there is no older report either; else null. */
  nothing_new: string | null;
}

/**
 * The report to compare a figure with: the last that rests on other data. A figure beside itself is no comparison.
 * @param reports newest first
 */
export function findOlderReport(
  metric: StrategicMetric,
  reports: readonly StrategicReport[],
  basis: StrategicBasis,
): OlderReport {
  const [previous] = reports;
  const data = DATA[metric];
  if (!previous || !data) return { report: previous ?? null, nothing_new: null };
  const older = reports.find((report) => !report.basis || !data.is_same(basis, report.basis)) ?? null;
  return { report: older, nothing_new: older === null ? data.what : null };
}
