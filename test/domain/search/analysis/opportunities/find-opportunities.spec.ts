import { expect } from 'chai';
import { findSearchOpportunities } from '../../../../../domain/search/analysis/opportunities/find-opportunities.js';
import { opportunityInput } from '../../../../support/samples/opportunity-input.js';
import { figures, keyed, pageDays, pair, SHOP } from '../../../../support/samples/search-figures.js';

describe('[U] opportunities of a property', () => {
  it('name the kinds that could not be looked for, and find the others', () => {
    const pages = [keyed(`${SHOP}/a`, figures(0, 600, 30))];
    const { opportunities, not_looked_for } = findSearchOpportunities(
      opportunityInput({ sets: { pages }, has_previous: false }),
    );
    expect(opportunities.map(({ kind }) => kind)).to.deep.equal(['zero_click']);
    const reasons = Object.fromEntries(not_looked_for.map(({ kind, reason }) => [kind, reason]));
    expect(reasons).to.deep.equal({
      technical_issue: 'No crawl of the site is stored: run a complete audit',
      decay: 'Search Console could not be read by page and day',
      low_ctr: 'Search Console could not be read by query and page',
      quick_win: 'Search Console could not be read by query and page',
      striking_distance: 'Search Console could not be read by query and page',
      cannibalisation: 'Search Console could not be read by query and page',
      weak_internal_links: 'Search Console could not be read by query and page',
      position_drop: 'Search Console could not be read by page and day',
      long_tail: 'Search Console could not be read by query',
      device_gap: 'Search Console could not be read by page and device',
    });
  });

  it('say of a page the stronger of two kinds alone', () => {
    const sets = {
      pages: [keyed(`${SHOP}/a`, figures(0, 600, 4))],
      page_days: [pageDays('/b', figures(10, 500, 9), figures(200, 500, 2))],
      pairs: { queries: [], pages: [], rows: [] },
    };
    const { opportunities } = findSearchOpportunities(
      opportunityInput({ sets, pairs: [pair('lamp', '/a', 0, 600, 4)] }),
    );
    const kinds = opportunities.map(({ kind, url }) => `${kind} ${url?.slice(SHOP.length)}`);
    expect(kinds).to.include('low_ctr /a').and.to.include('decay /b');
    expect(kinds).to.not.include('zero_click /a').and.to.not.include('position_drop /b');
  });
});
