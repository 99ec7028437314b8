import { expect } from 'chai';
import { expectedCtr } from '../../../../../domain/search/analysis/expected-ctr.js';
import { findSearchOpportunities } from '../../../../../domain/search/analysis/opportunities/find-opportunities.js';
import { mergeByPage } from '../../../../../domain/search/analysis/opportunities/merge-by-page.js';
import { opportunityInput } from '../../../../support/samples/opportunity-input.js';
import {
  crawledPage,
  crawledSite,
  figures,
  keyed,
  pair,
  SHOP,
  STUDIES,
} from '../../../../support/samples/search-figures.js';

/** They were read; what they are is in `pairs` of the input. */
const READ = { pairs: { queries: [], pages: [], rows: [] } };
const find = (pairs: ReturnType<typeof pair>[]) =>
  findSearchOpportunities(opportunityInput({ pairs, sets: READ })).opportunities;

describe('[U] one opportunity for each page', () => {
  it('is that of the query with most to win, with others of its subject as supporting ones', () => {
    const [only, ...others] = find([
      pair('paper lamp', '/a', 60, 2_000, 8),
      pair('paper lamp white', '/a', 6, 400, 9),
      pair('lamps of paper', '/a', 2, 200, 12),
    ]);
    expect(others).to.deep.equal([]);
    expect(only).to.include({ url: `${SHOP}/a`, query: 'paper lamp' });
    expect(only?.supporting_queries.map(({ query }) => query)).to.deep.equal(['paper lamp white', 'lamps of paper']);
    expect(only?.other_intents).to.deep.equal([]);
    // 2000 × (4.9% − 3.1%), and what the two others bring.
    expect(only?.estimated_click_gain?.high).to.equal(36 + 5 + 1);
  });

  it('says which queries ask for something else, and counts none of their clicks', () => {
    const [only] = find([
      pair('paper lamp', '/a', 60, 2_000, 8),
      pair('arc light repair near me', '/a', 27, 900, 8),
      pair('handmade kitchen pendant', '/a', 24, 800, 8),
    ]);
    expect(only?.other_intents).to.deep.equal(['arc light repair near me', 'handmade kitchen pendant']);
    expect(only?.steps.at(-1)).to.contain('The page cannot be about "arc light repair near me"');
    expect(only?.estimated_click_gain?.high).to.equal(36);
  });

  it('rewrites a result that is not clicked before it lifts the page, and repairs before both', () => {
    const pairs = [pair('lamp repair', '/a', 14, 4_000, 6), pair('lamp', '/a', 300, 9_000, 7)];
    const [only] = find(pairs);
    expect(only).to.include({ kind: 'low_ctr', query: 'lamp repair' });
    expect(only?.supporting_queries.map(({ query }) => query)).to.deep.equal(['lamp']);
    const crawl = crawledSite([crawledPage('/a', { noindex: true, indexable: false })]);
    const sets = { ...READ, pages: [keyed(`${SHOP}/a`, figures(314, 13_000, 6))] };
    const [closed] = findSearchOpportunities(opportunityInput({ pairs, crawl, sets })).opportunities;
    expect(closed?.kind).to.equal('technical_issue');
    expect(closed?.also.map(({ kind }) => kind)).to.include('low_ctr');
  });

  it('never promises more than all searches at the first place would bring', () => {
    const pairs = Array.from({ length: 60 }, (_, index) =>
      pair(`lamp ${index % 30}`, `/${index % 7}`, index % 5, 100 + 37 * index, 2 + (index % 17)),
    );
    const opportunities = find(pairs);
    const sum = opportunities.reduce((all, { estimated_click_gain: gain }) => all + (gain?.high ?? 0), 0);
    const first = expectedCtr(STUDIES.curve, 1) ?? 0;
    const possible = pairs.reduce((all, { impressions, clicks }) => all + impressions * first - clicks, 0);
    expect(new Set(opportunities.map(({ url }) => url)).size).to.equal(opportunities.length);
    expect(sum)
      .to.be.greaterThan(0)
      .and.to.be.lessThan(possible / 2);
  });

  it('is none of nothing', () => expect(mergeByPage([])).to.deep.equal([]));
});
