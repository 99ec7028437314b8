import { expect } from 'chai';
import { DomainError } from '../../../../../domain/base/errors.js';
import { contentOpportunities } from '../../../../../domain/search/analysis/dimensions/content-opportunities.js';
import { analyzeProperty } from '../../../../support/samples/analyzed-property.js';
import { fakeSearchConsole, type SearchEvent } from '../../../../support/samples/search-rows.js';
import { LAST_DAY, smallProperty } from '../../../../support/sites/small-property.js';

describe('[U] content opportunities', () => {
  it('are those that the data hold, counted by kind', async () => {
    const found = contentOpportunities(await analyzeProperty(fakeSearchConsole(smallProperty())));
    if ('status' in found) throw new Error(found.reason);
    expect(found.by_kind).to.deep.equal({
      low_ctr: 1,
      decay: 1,
      cannibalisation: 1,
      quick_win: 2,
      striking_distance: 1,
      long_tail: 1,
    });
    expect(found.total).to.equal(7);
    expect(found.opportunities.map(({ rank }) => rank)).to.deep.equal([1, 2, 3, 4, 5, 6, 7]);
    expect(found.not_looked_for.map(({ kind }) => kind)).to.deep.equal(['technical_issue', 'weak_internal_links']);
  });

  it('are fifteen and more where there are as many, each with evidence and a basis', async () => {
    const events = Array.from(
      { length: 40 },
      (_, index): SearchEvent => ({
        date: LAST_DAY,
        query: `lamp number ${index}`,
        page: `https://www.example.com/${index % 8}`,
        clicks: 1,
        impressions: 300,
        position: 4 + (index % 16),
      }),
    );
    const found = contentOpportunities(await analyzeProperty(fakeSearchConsole(events)));
    if ('status' in found) throw new Error(found.reason);
    expect(found.opportunities.length).to.be.at.least(15);
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
