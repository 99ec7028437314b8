import { expect } from 'chai';
import { INDEX_BLOCKERS } from '../../../../domain/seo/page/find-index-blocker.js';
import { showIndexable } from '../../../../web/app/crawled-pages/show-indexable.js';

describe('[U] show indexable', () => {
  it('says whether a page is indexable, and why not', () => {
    expect(showIndexable({ indexable: true, index_blocker: null })).to.equal('Yes');
    expect(showIndexable({ indexable: false, index_blocker: 'noindex' })).to.equal('No: noindex');
    expect(showIndexable({ indexable: false, index_blocker: null })).to.equal('No');
    expect(showIndexable({ indexable: false, index_blocker: 'not_measured' })).to.equal('No: reason not measured');
    for (const index_blocker of INDEX_BLOCKERS)
      expect(showIndexable({ indexable: false, index_blocker })).to.match(/^No: [^_]+$/);
  });
});
