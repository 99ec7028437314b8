import { expect } from 'chai';
import { MAX_PAGES, PagesToCompare } from '../../../../domain/seo/semantic/pages-to-compare.js';

const WORDS = ['oak', 'brass', 'lamp', 'shade', 'bulb'].map((term): [string, number] => [term, 1]);

describe('[U] pages to compare', () => {
  it('are indexable and have five words or more', () => {
    const pages = new PagesToCompare();
    pages.take({ url: 'a', indexable: true, top_terms: WORDS });
    pages.take({ url: 'b', indexable: false, top_terms: WORDS });
    pages.take({ url: 'c', indexable: true, top_terms: WORDS.slice(1) });
    expect(pages.urls).to.deep.equal(['a']);
  });

  it('are the first two thousand', () => {
    const pages = new PagesToCompare();
    pages.take({ url: 'short', indexable: true, top_terms: [] });
    for (let at = 0; at < MAX_PAGES + 5; at++) pages.take({ url: String(at), indexable: true, top_terms: WORDS });
    expect(pages.urls).to.have.length(MAX_PAGES - 1);
  });
});
