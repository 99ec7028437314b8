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
    expect(windows[2]?.note).to.contain('The data that were read begin on');
  });

  it('compares per day with data where days are missing, and says which side lacks how many', async () => {
    const lost = [3, 4, 40];
    const { windows, weekday_factors, forecast } = await trendsOf(
      days(200, () => 100).filter((_, age) => !lost.includes(age)),
    );
    const [month] = windows;
    expect(month?.current?.clicks).to.equal(2_800);
    expect(month?.previous?.clicks).to.equal(2_900);
    expect(month?.missing_days).to.deep.equal({ current: 2, previous: 1 });
    expect(month?.change).to.include({ clicks: 0, clicks_percent: 0, impressions_percent: 0 });
    expect(month?.trend).to.equal('flat');
    expect(month?.note).to.contain('2 days of the current period and 1 day of the previous period');
    expect(windows[2]?.clicks_slope_per_day).to.equal(0);
    expect(weekday_factors?.every(({ factor }) => factor === 1)).to.equal(true);
    expect(forecast).to.include({ missing_days: 3 });
    if (forecast.status === 'completed')
      expect(forecast.totals[2]).to.include({ clicks: 9_000, low: 9_000, high: 9_000 });
  });

  it('takes a day without a row for one without an impression where the property is hardly ever shown', async () => {
    const rare = days(200, () => 0).map((event, age) => ({ ...event, impressions: age % 3 === 0 ? 2 : 0 }));
    const { windows } = await trendsOf(rare.filter(({ impressions }) => impressions > 0));
    expect(windows[0]?.missing_days).to.deep.equal({ current: 0, previous: 0 });
    expect(windows[0]?.current?.impressions).to.equal(20);
  });

  it('puts the same days of the week of a year earlier beside, where the data reach', async () => {
    const { windows } = await trendsOf(days(420, (age) => (age < 364 ? 30 : 20)));
    const [month, two] = windows;
    expect(month?.year_on_year?.period.start_date).to.equal(addDays(LAST_DAY, -364 - 29));
    expect(month?.year_on_year?.figures.clicks).to.equal(600);
    expect(month?.year_on_year?.change.clicks_percent).to.equal(50);
    expect(two?.year_on_year).to.equal(null);
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
