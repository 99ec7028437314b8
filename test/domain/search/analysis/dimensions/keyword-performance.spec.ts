import { expect } from 'chai';
import { keywordPerformance } from '../../../../../domain/search/analysis/dimensions/keyword-performance.js';
import { analyzeProperty } from '../../../../support/samples/analyzed-property.js';
import { fakeSearchConsole } from '../../../../support/samples/search-rows.js';
import { LAST_DAY, smallProperty } from '../../../../support/sites/small-property.js';

describe('[U] keyword performance', () => {
  it('has the queries with most clicks, with their page and whether they name the brand', async () => {
    const { total_queries, top_keywords } = keywordPerformance(
      await analyzeProperty(fakeSearchConsole(smallProperty())),
    );
    expect(total_queries).to.equal(6);
    expect(
      top_keywords.map(({ query, is_branded, url, current }) => [query, is_branded, url, current.clicks]),
    ).to.deep.equal([
      ['example', true, 'https://www.example.com/', 140],
      ['lamp', false, 'https://www.example.com/red', 56],
      ['old news', false, 'https://www.example.com/old', 28],
      ['red lamp', false, 'https://www.example.com/red', 28],
      ['blue lamp', false, 'https://www.example.com/blue', 0],
      ['how to hang a lamp', false, 'https://www.example.com/blue', 0],
    ]);
  });

  it('has what rises, falls, is new and is lost', async () => {
    const gone = {
      date: '2026-05-10',
      query: 'gone',
      page: 'https://www.example.com/',
      clicks: 2,
      impressions: 9,
      position: 2,
    };
    const events = [...smallProperty(), gone, { ...gone, query: 'lamp', date: LAST_DAY }];
    const { trending } = keywordPerformance(await analyzeProperty(fakeSearchConsole(events)));
    const names = Object.fromEntries(
      Object.entries(trending).map(([name, lines]) => [name, lines.map(({ query }) => query)]),
    );
    expect(names).to.deep.equal({
      rising: ['lamp'],
      falling: ['old news'],
      new: ['how to hang a lamp'],
      lost: ['gone'],
    });
    expect(trending.lost[0]).to.deep.include({
      query: 'gone',
      current: { clicks: 0, impressions: 0, ctr: null, position: null },
    });
  });

  it('has no trend without a period before', async () => {
    const { trending } = keywordPerformance(await analyzeProperty(fakeSearchConsole(smallProperty(40))));
    expect(trending).to.deep.equal({ rising: [], falling: [], new: [], lost: [] });
  });

  it('has targets with the clicks that may be won, none of the brand', async () => {
    const { optimization_targets } = keywordPerformance(await analyzeProperty(fakeSearchConsole(smallProperty())));
    expect(
      optimization_targets.map(({ query, target_position, estimated_click_gain: { high } }) => [
        query,
        target_position,
        high,
      ]),
    ).to.deep.equal([
      // Two places further up; 280 impressions bring less than half a click more at position 6.5.
      ['red lamp', 3, 23],
      ['blue lamp', 10, 1],
    ]);
  });

  it('counts queries by their place', async () => {
    const { by_position } = keywordPerformance(await analyzeProperty(fakeSearchConsole(smallProperty())));
    expect(by_position).to.deep.equal([
      { range: '1-3', queries: 2, clicks: 168, impressions: 1120 },
      { range: '4-10', queries: 2, clicks: 84, impressions: 1120 },
      { range: '11-20', queries: 2, clicks: 0, impressions: 336 },
      { range: '21+', queries: 0, clicks: 0, impressions: 0 },
    ]);
  });
});
