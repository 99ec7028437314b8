import { expect } from 'chai';
import { toCrawledFacts } from '../../../../domain/search/indexing/crawled-facts.js';
import { exploredPage } from '../../../support/samples/explored-page.js';

describe('[U] facts of a crawled page for a comparison with Google', () => {
  it('are those of its row, and no others', () => {
    expect(toCrawledFacts(exploredPage({ in_sitemap: true }))).to.deep.equal({
      url: 'https://site.example/a',
      status: 200,
      indexable: true,
      index_blocker: null,
      in_sitemap: true,
      template: '/*',
      canonical: null,
    });
  });
});
