import { expect } from 'chai';
import { performanceOverview } from '../../../../../domain/search/analysis/dimensions/performance-overview.js';
import { analyzeProperty } from '../../../../support/samples/analyzed-property.js';
import { fakeSearchConsole } from '../../../../support/samples/search-rows.js';
import { smallProperty } from '../../../../support/sites/small-property.js';

describe('[U] performance overview', () => {
  it('has exact totals of both periods and what changed', async () => {
    const { totals } = performanceOverview(await analyzeProperty(fakeSearchConsole(smallProperty())));
    expect(totals).to.deep.equal({
      current: { clicks: 280, impressions: 2688, ctr: 0.104167, position: 5.67 },
      previous: { clicks: 420, impressions: 2632, ctr: 0.159574, position: 5.47 },
      change: {
        clicks: -140,
        clicks_percent: -33.3,
        impressions: 56,
        impressions_percent: 2.1,
        ctr_points: -5.541,
        position: 0.2,
      },
    });
  });

  it('shows what anonymized queries leave out, and spreads it nowhere', async () => {
    const { reconciliation, totals, brand } = performanceOverview(
      await analyzeProperty(fakeSearchConsole(smallProperty())),
    );
    const { queries, pages } = reconciliation;
    expect(queries?.remainder).to.deep.equal({
      clicks: 28,
      impressions: 112,
      clicks_share: 0.1,
      impressions_share: 0.0417,
    });
    expect((queries?.clicks ?? 0) + (queries?.remainder.clicks ?? 0)).to.equal(totals.current.clicks);
    expect((queries?.impressions ?? 0) + (queries?.remainder.impressions ?? 0)).to.equal(totals.current.impressions);
    expect((brand?.branded.current.clicks ?? 0) + (brand?.other.current.clicks ?? 0)).to.equal(queries?.clicks);
    expect(pages).to.deep.include({ rows: 4, clicks: 280, impressions: 2688 });
  });

  it('splits by device and country, the largest first, and tells every day', async () => {
    const overview = performanceOverview(await analyzeProperty(fakeSearchConsole(smallProperty())));
    expect(overview.devices?.map(({ key, clicks_share }) => [key, clicks_share])).to.deep.equal([
      ['DESKTOP', 0.8],
      ['MOBILE', 0.2],
    ]);
    expect(overview.countries).to.have.length(1);
    expect(overview.daily).to.have.length(28);
    expect(overview.daily?.[0]).to.include({ date: '2026-05-31', clicks: 10, impressions: 96 });
  });

  it('names missing days and compares per day with data, in lines as in totals', async () => {
    const lost = ['2026-06-10', '2026-06-11', '2026-05-20'];
    const events = smallProperty().filter(({ date }) => !lost.includes(date));
    const overview = performanceOverview(await analyzeProperty(fakeSearchConsole(events)));
    expect(overview.missing_days).to.deep.equal({ current: lost.slice(0, 2), previous: lost.slice(2) });
    expect(overview.daily).to.have.length(26);
    // 10 clicks a day against 15, whatever days are missing.
    expect(overview.totals.current.clicks).to.equal(260);
    expect(overview.totals.previous?.clicks).to.equal(405);
    expect(overview.totals.change).to.include({ clicks: -130, clicks_percent: -33.3, impressions_percent: 2.1 });
    expect(overview.brand?.branded.change.clicks).to.equal(0);
    expect(overview.devices?.find(({ key }) => key === 'MOBILE')?.change.clicks_percent).to.equal(0);
  });

  it('rounds the figures of a day as all others are, whatever Search Console sends', async () => {
    const analysis = await analyzeProperty(fakeSearchConsole(smallProperty()));
    const day = { date: '2026-05-31', clicks: 1, impressions: 3, ctr: 0.3333333333333333, position: 5.666666666666667 };
    const silent = { date: '2026-06-01', clicks: 0, impressions: 0, ctr: null, position: null };
    analysis.data.sets.days = [day, silent];
    expect(performanceOverview(analysis).daily).to.deep.equal([{ ...day, ctr: 0.333333, position: 5.67 }, silent]);
  });

  it('compares with nothing where there is no period before', async () => {
    const overview = performanceOverview(await analyzeProperty(fakeSearchConsole(smallProperty(40))));
    expect(overview.totals.previous).to.equal(null);
    expect(overview.brand?.other.change.clicks).to.equal(null);
  });
});
