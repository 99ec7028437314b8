import { expect } from 'chai';
import { forecastClicks } from '../../../../../domain/search/analysis/forecast/forecast-clicks.js';
import { makeClicks, SERIES_KINDS, type SeriesKind } from '../../../../support/samples/click-series.js';

const HISTORY_DAYS = 400;
const SERIES = 100;
const AHEAD = 90;
const FIRST_SEED = 1;

/** Clicks of days that came, those without data taken as the others. */
function sumKnown(days: readonly (number | null)[]): number {
  const known = days.filter((day) => day !== null);
  return (known.reduce((sum, day) => sum + day, 0) * days.length) / known.length;
}

/** Share of series whose truth was within the interval, by horizon. */
function measureCoverage(kind: SeriesKind): Record<number, number> {
  const held: Record<number, number> = { 30: 0, 60: 0, 90: 0 };
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SERIES; seed++) {
    const clicks = makeClicks(kind, seed, HISTORY_DAYS + AHEAD);
    const report = forecastClicks(clicks.slice(0, HISTORY_DAYS), '2026-06-27');
    if (report.status !== 'completed') throw new Error(report.reason);
    for (const { days, low, high } of report.totals) {
      const came = Math.round(sumKnown(clicks.slice(HISTORY_DAYS, HISTORY_DAYS + days)));
      if (came >= low && came <= high) held[days] = (held[days] ?? 0) + 1 / SERIES;
    }
  }
  return held;
}

describe('[U] coverage of the forecast interval', function () {
  this.timeout(600_000);
  for (const kind of SERIES_KINDS) {
    it(`is near the 80% that it claims at each horizon: ${kind}`, () => {
      const coverage = measureCoverage(kind);
      for (const days of [30, 60, 90]) expect(coverage[days], `${days} days`).to.be.within(0.75, 0.9);
    });
  }
});
