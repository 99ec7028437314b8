import { expect } from 'chai';
import { toIndexFacts } from '../../../../domain/search/indexing/to-index-facts.js';
import { inspectedPage } from '../../../support/samples/inspected-page.js';

describe('[U] inspection of a page in the table of pages', () => {
  it('has the state, the reason, the canonical and the last crawl', () => {
    const page = inspectedPage({
      verdict: 'neutral',
      coverage_state: 'Discovered - currently not indexed',
      last_crawl_at: null,
    });
    expect(toIndexFacts(page)).to.deep.equal({
      google_index: 'not_indexed',
      google_reason: 'Discovered - currently not indexed',
      google_canonical: 'https://site.example/a',
      google_crawled_at: null,
    });
  });
});
