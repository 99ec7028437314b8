import { expect } from 'chai';
import { historyStart, reportHealth } from '../../../domain/dashboard/health-report.js';
import type { HealthSnapshot } from '../../../domain/dashboard/health-score.js';

const BREAKDOWN = { technical: 80, content: 60, performance: 70, mobile: null };
const on = (day: string, score: number, audit = 'a'): HealthSnapshot => ({
  user_id: 'alice',
  site: 'a.example',
  day,
  score,
  breakdown: BREAKDOWN,
  audit_id: audit.repeat(24),
});
/** Days of 2026 one after another, from the first of January on. */
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10));

describe('[U] reportHealth', () => {
  it('says nothing without a snapshot', () => {
    expect(reportHealth([])).to.equal(null);
  });

  it('tells the latest day, and what the audit before had', () => {
    const report = reportHealth([on('2026-05-30', 60), on('2026-05-31', 60), on('2026-06-01', 66.4, 'b')]);
    expect(report).to.deep.equal({
      score: 66.4,
      previous_score: 60,
      change: 6.4,
      trend: 'up',
      status: 'good',
      breakdown: BREAKDOWN,
      day: '2026-06-01',
      audit_id: 'b'.repeat(24),
      history: {
        daily: [
          { period: '2026-05-30', score: 60 },
          { period: '2026-05-31', score: 60 },
          { period: '2026-06-01', score: 66.4 },
        ],
        weekly: [
          { period: '2026-05-25', score: 60 },
          { period: '2026-06-01', score: 66.4 },
        ],
        monthly: [
          { period: '2026-05', score: 60 },
          { period: '2026-06', score: 66.4 },
        ],
      },
    });
  });

  it('has no trend on a single audit, and none worth telling below half a point', () => {
    expect(reportHealth([on('2026-06-01', 60), on('2026-06-02', 60)])).to.include({ trend: null, change: null });
    const moved = (score: number) => reportHealth([on('2026-06-01', 60), on('2026-06-02', score, 'b')])?.trend;
    expect([60.4, 59.6, 60.5, 59.5].map(moved)).to.deep.equal(['flat', 'flat', 'up', 'down']);
  });

  it('keeps 30 days, 26 weeks and 12 months', () => {
    const report = reportHealth(days(400).map((day, index) => on(day, index / 4)));
    const { daily, weekly, monthly } = report?.history ?? { daily: [], weekly: [], monthly: [] };
    expect([daily.length, weekly.length, monthly.length]).to.deep.equal([30, 26, 12]);
    expect(daily.at(-1)).to.deep.equal({ period: '2027-02-04', score: 99.75 });
    expect(monthly[0]?.period).to.equal('2026-03');
    expect(weekly.at(-1)).to.deep.equal({ period: '2027-02-01', score: 99.75 });
  });

  it('wants a year of snapshots', () => {
    expect(historyStart('2026-06-01')).to.equal('2025-05-31');
  });
});
