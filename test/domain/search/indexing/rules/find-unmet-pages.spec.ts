import { expect } from 'chai';
import { comparePage } from '../../../../../domain/search/indexing/inspected-comparison.js';
import { findUnmetPages } from '../../../../../domain/search/indexing/rules/find-unmet-pages.js';
import { crawledFacts, inspectedPage } from '../../../../support/samples/inspected-page.js';

const listed = inspectedPage({ referring_sitemaps: ['https://site.example/old.xml'] });

describe('[U] pages that the crawl never met', () => {
  it('are those of sitemaps, where the crawl saw all of the site', () => {
    const found = findUnmetPages([comparePage(listed, null), comparePage(inspectedPage(), null)], true);
    expect(found).to.deep.include({
      kind: 'not_met_by_crawl',
      count: 1,
      urls: [{ url: listed.url, detail: 'Listed in https://site.example/old.xml' }],
    });
  });

  it('are none where the crawl met them, or was ended', () => {
    expect(findUnmetPages([comparePage(listed, crawledFacts())], true)).to.equal(null);
    expect(findUnmetPages([comparePage(listed, null)], false)).to.equal(null);
  });
});
