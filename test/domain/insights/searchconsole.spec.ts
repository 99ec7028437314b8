import { expect } from 'chai';
import { searchconsoleInsights } from '../../../domain/insights/searchconsole.js';
import { SEARCH_ROWS } from '../../support/samples/insight-inputs.js';

const found = (analysis: unknown) => searchconsoleInsights({ searchconsole_analysis: analysis }).insights;
const titles = (analysis: unknown) => found(analysis).map(({ title }) => title);
const totals = { clicks: 1_000, impressions: 50_000 };

describe('[U] search console insights', () => {
  it('read rows: what moved, what is near the top, seldom clicked, declining or never clicked', () => {
    expect(titles(SEARCH_ROWS)).to.have.members([
      'Find out why clicks fell: 700 after 900',
      'Move "oak lamp" up from position 7.2',
      'Move "lamp 2024" up from position 14',
      'Make "brass lamp" worth a click',
      'Refresh https://shop.example/old, which loses clicks',
      'Give people a reason to open https://shop.example/never',
    ]);
  });

  it('count what two places more may bring by the usual click rates, and nothing at the least', () => {
    const rows = [{ query: 'a', clicks: 10, impressions: 1_000, position: 5 }];
    const [first] = found({ totals, rows });
    // 1000 × (11% of position 3 − 6.3% of position 5) = 47 clicks of 1000, to one digit.
    expect(first?.impact).to.deep.include({ traffic_percent_low: 0, traffic_percent_high: 5 });
    expect(first?.impact.basis).to.match(
      /^estimate: 1,000 impressions × \(expected CTR 11% − 6.3%\) from position 5 to 3, by public click studies/,
    );
    expect(found({ rows })[0]?.impact.traffic_percent_high).to.equal(null);
  });

  it('take over opportunities that were found, with gains against all clicks, and do not find them again', () => {
    const analysis = {
      periods: { current: { days: 28 } },
      performance_overview: { totals: { current: totals } },
      content_opportunities: {
        opportunities: [
          {
            title: 'Name "oak" in the title',
            query: 'oak',
            band: 'high',
            estimated_click_gain: { low: 10, high: 50, per_days: 28 },
            effort: { value: 3, unit: 'hours' },
          },
        ],
      },
      keyword_performance: { top_keywords: [{ query: 'oak', current: { clicks: 1, impressions: 900, position: 6 } }] },
    };
    const insights = found(analysis);
    expect(insights.map(({ title }) => title)).to.deep.equal(['Name "oak" in the title']);
    expect(insights[0]).to.deep.include({ related_keywords: ['oak'], effort: { value: 0.5, unit: 'days' } });
    expect(insights[0]?.impact).to.deep.include({ traffic_percent_low: 1, traffic_percent_high: 5 });
  });

  it('tell in words what the technical signals name by code, every page of it, and nothing twice', () => {
    const row = (name: string, clicks: number, issue: string) => ({
      url: `https://shop.example/${name}`,
      clicks,
      impressions: 1_000,
      ctr: clicks / 1_000,
      position: 3,
      issue,
      detail: 'says so',
    });
    const issues = [
      row('a', 100, 'noindex'),
      row('b', 90, 'noindex'),
      row('c', 80, 'not_crawled'),
      row('d', 70, 'redirect'),
    ];
    const analysis = { technical_signals: { status: 'completed', coverage: { status: 'completed', issues } } };
    const insights = found(analysis);
    expect(insights.map(({ title }) => title)).to.deep.equal([
      'Let search engines index pages that people come to from search',
      'Link to https://shop.example/c, which people come to from search',
    ]);
    expect(insights[0]?.description).to.contain(
      'https://shop.example/a (100 clicks) and https://shop.example/b (90 clicks)',
    );

    const opportunity = {
      kind: 'technical_issue',
      title: 'Mend https://shop.example/a',
      url: 'https://shop.example/a',
      band: 'high',
      figures: { clicks: 100, impressions: 1_000 },
      evidence: [{ name: 'noindex', value: 'says noindex' }],
    };
    const both = found({ ...analysis, content_opportunities: { status: 'completed', opportunities: [opportunity] } });
    expect(both.map(({ title }) => title)).to.have.members([
      'Mend https://shop.example/a',
      'Let search engines index https://shop.example/b, which people come to from search',
      'Link to https://shop.example/c, which people come to from search',
    ]);
  });

  it('say nothing of what is too little or as usual', () => {
    const rows = [
      { query: 'few', clicks: 0, impressions: 99, position: 5 },
      { query: 'top', clicks: 300, impressions: 1_000, position: 1 },
      { query: 'far', clicks: 0, impressions: 1_000, position: 40 },
    ];
    expect(titles({ totals: { current: { clicks: 100 }, previous: { clicks: 105 } }, rows })).to.deep.equal([]);
    expect(titles({ totals: { current: { clicks: 120 }, previous: { clicks: 100 } } })).to.deep.equal([
      'Build on what grows: 120 clicks after 100',
    ]);
    expect(titles({ totals: { current: { clicks: 5 }, previous: { clicks: 0 } } })).to.deep.equal([]);
  });

  it('say where nothing was found', () => {
    expect(searchconsoleInsights({ searchconsole_analysis: {} }).warnings).to.deep.equal([
      'searchconsole_analysis holds no clicks, impressions or opportunities that could be read',
    ]);
  });
});
