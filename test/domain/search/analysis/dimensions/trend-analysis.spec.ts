import { expect } from 'chai';
import { trendAnalysis } from '../../../../../domain/search/analysis/dimensions/trend-analysis.js';
import { addDays } from '../../../../../domain/search/analysis/search-day.js';
import { analyzeProperty } from '../../../../support/samples/analyzed-property.js';
import { fakeSearchConsole, type SearchEvent } from '../../../../support/samples/search-rows.js';
import { LAST_DAY } from '../../../../support/sites/small-property.js';

/** `clicksOf` by the days that have passed since. */
const days = (count: number, clicksOf: (age: number, date: string) => number): SearchEvent[] =>
  Array.from({ length: count }, (_, age) => {
    const date = addDays(LAST_DAY, -age);
    const clicks = clicksOf(age, date);
    return { date, query: 'lamp', page: 'https://www.example.com/', clicks, impressions: clicks * 10, position: 5 };
  });

async function trendsOf(events: SearchEvent[]) {
  const trends = trendAnalysis(await analyzeProperty(fakeSearchConsole(events)));
  if ('status' in trends) throw new Error(trends.reason);
  return trends;
}

describe('[U] trend analysis', () => {
  it('compares windows of 30, 60 and 90 days with those before', async () => {
    const { windows } = await trendsOf(days(200, (age) => (age < 30 ? 20 : 10)));
    expect(
      windows.map(({ window_days, current, previous, trend }) => [
        window_days,
        current?.clicks,
        previous?.clicks,
        trend,
      ]),
    ).to.deep.equal([
      [30, 600, 300, 'up'],
      [60, 900, 600, 'up'],
      [90, 1_200, 900, 'up'],
    ]);
  });

  it('calls small changes flat, and does not compare with days that are not there', async () => {
    const { windows } = await trendsOf(days(80, (age) => (age < 30 ? 102 : 100)));
    expect(windows.map(({ trend }) => trend)).to.deep.equal(['flat', 'unknown', 'unknown']);
    expect(windows[2]?.current).to.equal(null);
    expect(windows[2]?.note).to.contain('The data begin on');
  });

  it('measures the slope over weekly sums', async () => {
    const { windows } = await trendsOf(days(200, (age) => 300 - age));
    expect(windows[2]?.clicks_slope_per_day).to.equal(1);
  });

  it('knows the rhythm of the week', async () => {
    const sundays = (_age: number, date: string) => (new Date(date).getUTCDay() === 0 ? 40 : 10);
    const { weekday_factors } = await trendsOf(days(84, sundays));
    expect(weekday_factors?.map(({ factor }) => factor)).to.deep.equal([0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 2.8]);
    expect((await trendsOf(days(27, () => 10))).weekday_factors).to.equal(null);
  });

  it('says that there is nothing where nothing was shown', async () => {
    expect(trendAnalysis(await analyzeProperty(fakeSearchConsole([])))).to.include({ status: 'no_data' });
  });
});
