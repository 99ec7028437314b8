import { expect } from 'chai';
import { CHECK_ROW_SETS } from '../../../domain/search/analysis/sets/row-set.js';
import { SEARCH_DATA_CHECKS } from '../../../domain/seo/checks/search-data-checks.js';
import { judgeSite } from '../../../domain/seo/judge.js';
import { whyMissing } from '../../../domain/seo/why-missing.js';
import { context } from '../../support/check-context.js';
import { SHOP, searchData } from '../../support/samples/search-figures.js';
import { pageFrom } from '../../support/sites/pages.js';
import { siteFrom } from '../../support/sites/site.js';

const siteWith = (search_data: ReturnType<typeof searchData> | null) =>
  siteFrom([pageFrom('<title>x</title>', { url: `${SHOP}/` })], { search_data });
const NOTHING = 'no Search Console property of the site is connected, or it could not be read';

describe('[U] whyMissing', () => {
  it('tells what was not gathered, and nothing of what was', () => {
    expect(whyMissing('robots', siteWith(null))).to.equal('robots.txt was not read');
    expect(whyMissing('search_data.pairs', siteWith(null))).to.equal(NOTHING);
    expect(whyMissing('search_data.pairs', siteWith(searchData()))).to.equal(null);
  });

  it('tells of one set why it is missing, of those that were gathered before reasons were as well', () => {
    const missing = { seen_pages: 'too many' };
    expect(whyMissing('search_data.seen_pages', siteWith(searchData({ seen_pages: null, missing })))).to.equal(
      'too many',
    );
    expect(whyMissing('search_data.seen_pages', siteWith(searchData({ seen_pages: null })))).to.equal(NOTHING);
  });

  for (const set of CHECK_ROW_SETS) {
    it(`leaves out the checks that rest on ${set}, and runs the others`, () => {
      const lacking = { ...searchData(), [set]: null, missing: { [set]: 'the provider was busy' } };
      const { skipped, failed } = judgeSite(siteWith(lacking), SEARCH_DATA_CHECKS, context());
      const resting = SEARCH_DATA_CHECKS.filter(
        (check) => check.scope === 'site' && check.needs.some((need) => need === `search_data.${set}`),
      );
      expect(resting.length).to.be.within(1, SEARCH_DATA_CHECKS.length - 1);
      expect(skipped).to.deep.equal(resting.map(({ id }) => ({ id, reason: 'the provider was busy' })));
      expect(failed).to.deep.equal([]);
    });
  }
});
