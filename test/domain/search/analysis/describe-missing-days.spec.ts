import { expect } from 'chai';
import { describeMissingDays } from '../../../../domain/search/analysis/describe-missing-days.js';

describe('[U] words for missing days', () => {
  it('name the periods that lack days', () => {
    expect(describeMissingDays(1, 0)).to.equal(
      'Search Console has no data for 1 day of the current period. No sum includes them, and changes are per day with data',
    );
    expect(describeMissingDays(0, 3)).to.contain('3 days of the previous period.');
  });
});
