import { expect } from 'chai';
import { findWeakLinks } from '../../../../../domain/search/analysis/signals/find-weak-links.js';
import { DEFAULT_THRESHOLDS } from '../../../../../domain/seo/thresholds.js';
import { crawledPage, crawledSite, figures, SHOP } from '../../../../support/samples/search-figures.js';

const pages = ['/a', '/b', '/c', '/d', '/gone'].map((path) => ({ url: `${SHOP}${path}`, figures: figures(5, 50) }));
const crawled = [
  crawledPage('/a', { depth: 3 }),
  crawledPage('/b', { depth: 2 }),
  crawledPage('/c', { depth: 4 }),
  crawledPage('/d', { depth: 5, indexable: false }),
];

describe('[U] weakly linked page', () => {
  it('lies deep and has one linking page or none', () => {
    const found = findWeakLinks(pages, crawledSite(crawled, { '/a': 1, '/c': 2 }), DEFAULT_THRESHOLDS);
    expect(found).to.deep.equal([{ url: `${SHOP}/a`, figures: figures(5, 50), depth: 3, inlinks: 1 }]);
  });

  it('is not known from a crawl that a bound ended', () => {
    expect(findWeakLinks(pages, crawledSite(crawled, {}, true), DEFAULT_THRESHOLDS)).to.deep.equal([]);
  });
});
