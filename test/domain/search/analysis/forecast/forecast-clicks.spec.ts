import { expect } from 'chai';
import { forecastClicks, MIN_FORECAST_DAYS } from '../../../../../domain/search/analysis/forecast/forecast-clicks.js';

const forecast = (clicks: (number | null)[]) => {
  const report = forecastClicks(clicks, '2026-06-27');
  if (report.status !== 'completed') throw new Error(report.reason);
  return report;
};
/** Noise that is the same in every run. */
const noise = (index: number) => ((index * 7_919) % 13) - 6;

describe('[U] forecast of clicks', () => {
  it('says what is missing where the history is short', () => {
    expect(forecastClicks(Array(55).fill(10), '2026-06-27')).to.include({
      status: 'no_data',
      reason: 'A forecast needs 56 days of data, there are 55',
    });
    expect(forecastClicks(Array(MIN_FORECAST_DAYS).fill(10), '2026-06-27').status).to.equal('completed');
  });

  it('is exact, with no width, where every week was the same; the simplest method is taken', () => {
    const { method, totals, daily, back_test, last_day } = forecast(Array(130).fill(10));
    expect(method).to.equal('seasonal_naive');
    expect(totals.map(({ days, clicks, low, high }) => ({ days, clicks, low, high }))).to.deep.equal([
      { days: 30, clicks: 300, low: 300, high: 300 },
      { days: 60, clicks: 600, low: 600, high: 600 },
      { days: 90, clicks: 900, low: 900, high: 900 },
    ]);
    expect(daily[0]).to.deep.equal({ date: '2026-06-28', clicks: 10, low: 10, high: 10 });
    expect(daily).to.have.length(30);
    expect(back_test).to.include({ horizon_days: 30, trials: 8 });
    expect(back_test.errors.seasonal_naive).to.equal(0);
    expect(last_day).to.equal('2026-06-27');
  });

  it('shows how the method did at each horizon, and that a yearly season is not known', () => {
    const short = forecast(Array(400).fill(10));
    expect(short.totals.map(({ back_test }) => back_test)).to.deep.equal([
      { trials: 45, error: 0, coverage: 1, coverage_trials: 40 },
      { trials: 41, error: 0, coverage: 1, coverage_trials: 32 },
      { trials: 37, error: 0, coverage: 1, coverage_trials: 24 },
    ]);
    expect(short.yearly_season_known).to.equal(false);
    expect(short.note).to.contain('a yearly season is not known');
    expect(forecast(Array(730).fill(10))).to.include({ yearly_season_known: true, note: null });
  });

  it('widens the interval of the longest horizon that was tried where the history has no trial of more days', () => {
    const { totals } = forecast(Array.from({ length: 100 }, (_, index) => 50 + noise(index) * (1 + (index % 5))));
    expect(totals.map(({ back_test }) => back_test.trials)).to.deep.equal([6, 2, 0]);
    const [, two, three] = totals.map(({ clicks, high }) => Math.sqrt(high) - Math.sqrt(clicks));
    expect((three ?? 0) / (two ?? 1)).to.be.closeTo(1.5, 0.05);
  });

  it('makes no forecast where days without data leave nothing to test it on', () => {
    const lost = Array.from({ length: 60 }, (_, index) => (index >= 22 && index < 59 ? null : 100 + noise(index)));
    expect(forecastClicks(lost, '2026-06-27')).to.include({
      status: 'no_data',
      reason: 'Too many days have no data to test a forecast on days that are known',
    });
  });

  it('is no surer of itself for a month without data', () => {
    const clicks = Array.from({ length: 300 }, (_, index) => 100 + noise(index) * (1 + (index % 5)));
    const lost = clicks.map((one, index) => (index >= 150 && index < 185 ? null : one));
    const widthOf = ({ totals: [total] }: ReturnType<typeof forecast>) => (total?.high ?? 0) - (total?.low ?? 0);
    expect(widthOf(forecast(lost))).to.be.at.least(0.9 * widthOf(forecast(clicks)));
  });

  it('learns nothing from days whose data are missing, and says how many there are', () => {
    const clicks = Array.from({ length: 200 }, (_, index) => 100 + noise(index));
    const gappy = clicks.map((one, index) => (index % 40 === 5 ? null : one));
    const [whole, gaps] = [forecast(clicks), forecast(gappy)];
    expect([whole.missing_days, gaps.missing_days]).to.deep.equal([0, 5]);
    expect((gaps.totals[2]?.clicks ?? 0) / (whole.totals[2]?.clicks ?? 1)).to.be.within(0.99, 1.01);
    expect(gaps.totals[0]?.back_test.error).to.be.below(0.02);
  });

  it('continues from the level after a sudden lasting change', () => {
    const clicks = Array.from({ length: 300 }, (_, index) => (index < 270 ? 200 : 100) + noise(index));
    const { level_shifts, totals } = forecast(clicks);
    expect(level_shifts).to.deep.equal(['2026-05-29']);
    expect(totals[0]?.clicks).to.be.within(2_850, 3_150);
  });

  it('takes the method that did best: drift for steady growth', () => {
    const { method, back_test, totals } = forecast(Array.from({ length: 200 }, (_, index) => 100 + 2 * index));
    expect(method).to.equal('seasonal_drift');
    expect(back_test.errors.seasonal_drift).to.equal(0);
    for (const error of [back_test.errors.seasonal_naive, back_test.errors.holt_winters])
      expect(error).to.be.greaterThan(0);
    expect(totals[0]).to.include({ days: 30, clicks: 15_870, low: 15_870, high: 15_870 });
  });

  it('holds what then comes in its interval, mostly', () => {
    const series = Array.from(
      { length: 400 },
      (_, index) => 100 + 20 * Math.sin((2 * Math.PI * index) / 7) + noise(index),
    );
    let held = 0;
    for (let origin = 200; origin < 370; origin += 17) {
      const [total] = forecast(series.slice(0, origin)).totals;
      const actual = series.slice(origin, origin + 30).reduce((sum, clicks) => sum + clicks, 0);
      if (total && actual >= total.low && actual <= total.high) held += 1;
    }
    expect(held).to.be.at.least(7);
  });

  it('widens with the horizon', () => {
    const { totals } = forecast(Array.from({ length: 200 }, (_, index) => 50 + noise(index) * (1 + (index % 5))));
    const widths = totals.map(({ low, high }) => high - low);
    expect((widths[1] ?? 0) > (widths[0] ?? 0) && (widths[2] ?? 0) > (widths[1] ?? 0)).to.equal(true);
  });
});
