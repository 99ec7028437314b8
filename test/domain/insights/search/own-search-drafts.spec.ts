import { expect } from 'chai';
import { searchconsoleInsights } from '../../../../domain/insights/searchconsole.js';
import { searchResult } from '../../../support/samples/search-results.js';
import { stubSearchOpportunity } from '../../../support/samples/stub-search-opportunity.js';
import { stubOverview, stubSearchPerformance } from '../../../support/samples/stub-search-performance.js';
import { generatedProperty } from '../../../support/sites/generated-property.js';

const found = (analysis: unknown) => searchconsoleInsights({ searchconsole_analysis: analysis }).insights;
const titles = (analysis: unknown) => found(analysis).map(({ title }) => title);

describe('[U] insights of our own search analyses', () => {
  it('are one for each cause, with different titles and first steps', async () => {
    const insights = found(await searchResult('search_performance', generatedProperty('shop')));
    const words = insights.map(({ title }) => title.replace(/\d+/g, '').split(' ').slice(0, 3).join(' '));
    expect(new Set(words).size).to.equal(words.length);
    const steps = insights.map(({ steps: [first] }) => first);
    expect(new Set(steps).size).to.equal(steps.length);
  });

  it('have a day of loss explain the loss of the period and of the pages', async () => {
    const insights = found(await searchResult('search_performance', generatedProperty('decayed blog')));
    const about = insights.filter(({ title }) => /fell|lower|lose|lost/.test(title));
    expect(about.map(({ title }) => title)).to.deep.equal(['Since 31 May 2026, 2 queries rank about 5 places lower']);
    expect(about[0]?.description).to.contain('https://www.example.com/sourdough (');
  });

  it('decide which page answers a query before they lift one of them', async () => {
    const [first] = titles(await searchResult('search_performance', generatedProperty('shared queries')));
    expect(first).to.equal('Choose one page each for 2 queries that several of your pages share');
  });

  it('add up to no more than half of the traffic, and name no position with more than two decimals', async () => {
    for (const kind of ['shop', 'decayed blog', 'shared queries', 'unclicked'] as const) {
      const insights = found(await searchResult('search_performance', generatedProperty(kind)));
      const most = insights.reduce((sum, { impact }) => sum + (impact.traffic_percent_high ?? 0), 0);
      expect(most, kind).to.be.at.most(50);
      expect(insights.map(({ description }) => description).join(' ')).to.not.match(/\d\.\d{3}/);
    }
  });

  it('leave out what wins nothing', () => {
    const hopeless = stubSearchOpportunity({
      kind: 'striking_distance',
      estimated_click_gain: { low: 0, expected: 0, high: 1, per_days: 28, basis: 'b' },
    });
    const analysis = stubSearchPerformance({
      performance_overview: stubOverview([1_000, 1_000], [5, 5]),
      content_opportunities: {
        status: 'completed',
        total: 1,
        by_kind: { striking_distance: 1 },
        opportunities: [hopeless],
        not_looked_for: [],
        note: '',
      },
    });
    expect(titles(analysis)).to.deep.equal([]);
  });
});
