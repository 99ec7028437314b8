import { expect } from 'chai';
import { DomainError } from '../../../../../domain/base/errors.js';
import { contentOpportunities } from '../../../../../domain/search/analysis/dimensions/content-opportunities.js';
import { analyzeProperty } from '../../../../support/samples/analyzed-property.js';
import { fakeSearchConsole, type SearchEvent } from '../../../../support/samples/search-rows.js';
import { LAST_DAY, smallProperty } from '../../../../support/sites/small-property.js';

describe('[U] content opportunities', () => {
  it('are one for each page, counted by kind, with what else was found about it', async () => {
    const found = contentOpportunities(await analyzeProperty(fakeSearchConsole(smallProperty())));
    if ('status' in found) throw new Error(found.reason);
    const { opportunities } = found;
    expect(opportunities.map(({ rank, kind, url }) => [rank, kind, url])).to.deep.equal([
      [1, 'low_ctr', 'https://www.example.com/old'],
      [2, 'cannibalisation', 'https://www.example.com/red'],
      [3, 'striking_distance', 'https://www.example.com/blue'],
    ]);
    expect(opportunities.map(({ also }) => also.map(({ kind }) => kind))).to.deep.equal([['decay'], ['quick_win'], []]);
    const [, red, blue] = opportunities;
    expect(red?.supporting_queries.map(({ query }) => query)).to.deep.equal(['red lamp']);
    expect(blue?.supporting_queries.map(({ query }) => query)).to.deep.equal(['how to hang a lamp']);
    expect(found.by_kind).to.deep.equal({ low_ctr: 1, cannibalisation: 1, striking_distance: 1 });
    expect(found.total).to.equal(3);
    expect(found.not_looked_for.map(({ kind }) => kind)).to.deep.equal(['technical_issue', 'weak_internal_links']);
  });

  it('are thirty at most where there are more, each with evidence and a basis', async () => {
    const events = Array.from(
      { length: 40 },
      (_, index): SearchEvent => ({
        date: LAST_DAY,
        query: `lamp number ${index}`,
        page: `https://www.example.com/${index}`,
        clicks: 1,
        impressions: 300,
        position: 4 + (index % 16),
      }),
    );
    const found = contentOpportunities(await analyzeProperty(fakeSearchConsole(events)));
    if ('status' in found) throw new Error(found.reason);
    expect([found.opportunities.length, found.total]).to.deep.equal([30, 40]);
    for (const { evidence, confidence, estimated_click_gain, score, steps } of found.opportunities) {
      expect(evidence.length).to.be.greaterThan(2);
      expect(confidence).to.be.within(0, 1);
      expect(score).to.be.within(0, 100);
      expect(steps.length).to.be.greaterThan(1);
      if (estimated_click_gain) expect(estimated_click_gain.basis).to.contain('impressions ×');
    }
  });

  it('are said to be none where nothing is shown often enough', async () => {
    const event = {
      date: LAST_DAY,
      query: 'lamp',
      page: 'https://www.example.com/',
      clicks: 0,
      impressions: 9,
      position: 5,
    };
    const found = contentOpportunities(await analyzeProperty(fakeSearchConsole([event])));
    expect(found).to.include({
      status: 'no_data',
      // This request takes no bound of its own.
      next_step: 'Choose a longer period, or ask for the opportunities report with a lower min_impressions',
    });
  });

  it('are not told where their rows are missing', async () => {
    const refuse = ({ dimensions }: { dimensions: string[] }) =>
      dimensions.length === 2 ? new DomainError('timeout', 'No response') : null;
    const analysis = await analyzeProperty(fakeSearchConsole(smallProperty(), { refuse }));
    expect(() => contentOpportunities(analysis)).to.throw('Search Console was not read by query and page: No response');
  });
});
