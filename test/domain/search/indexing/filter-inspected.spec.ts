import { expect } from 'chai';
import { filterInspected } from '../../../../domain/search/indexing/filter-inspected.js';
import { inspectedPage } from '../../../support/samples/inspected-page.js';

describe('[U] filter of inspected pages', () => {
  const pages = [
    inspectedPage(),
    inspectedPage({ url: 'https://site.example/b', verdict: 'neutral', coverage_state: 'Page with redirect' }),
  ];

  it('keeps those of a state and of a reason, and says the state of each', () => {
    expect(filterInspected(pages, {}).map(({ state }) => state)).to.deep.equal(['indexed', 'not_indexed']);
    expect(filterInspected(pages, { state: 'indexed' }).map(({ url }) => url)).to.deep.equal([pages[0]?.url]);
    expect(filterInspected(pages, { reason: 'Page with redirect' })).to.have.length(1);
    expect(filterInspected(pages, { state: 'indexed', reason: 'Page with redirect' })).to.deep.equal([]);
    expect(filterInspected(pages, { reason: 'Page' })).to.deep.equal([]);
  });
});
