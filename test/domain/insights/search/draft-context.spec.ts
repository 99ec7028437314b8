import { expect } from 'chai';
import { draftBrandShare, draftFewData, draftNoCrawl } from '../../../../domain/insights/search/draft-context.js';

const overview = (clicks: number, impressions: number, branded: number) => ({
  path: '',
  value: {
    performance_overview: {
      totals: { current: { clicks, impressions } },
      brand: { branded: { current: { clicks: branded } } },
    },
    technical_signals: { crawl: { status: 'no_data' } },
  },
});

describe('[U] what search figures say about a site as a whole', () => {
  it('is that there are too few of them', () => {
    expect(draftFewData(overview(2, 91, 0))[0]?.title.text).to.equal(
      'Get more pages into search first: 91 impressions so far',
    );
    expect(draftFewData(overview(2, 300, 0))).to.deep.equal([]);
  });

  it('is that it lives by its name', () => {
    expect(draftBrandShare(overview(1_000, 5_000, 700))[0]?.title.text).to.contain('700 of 1,000 clicks');
    expect(draftBrandShare(overview(1_000, 5_000, 699))).to.deep.equal([]);
    expect(draftBrandShare(overview(99, 5_000, 99))).to.deep.equal([]);
  });

  it('is that nothing was crawled', () => {
    expect(draftNoCrawl(overview(1, 1, 0))).to.have.length(1);
    expect(draftNoCrawl({ path: '', value: { technical_signals: { crawl: { status: 'completed' } } } })).to.deep.equal(
      [],
    );
  });
});
