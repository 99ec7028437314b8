import { expect } from 'chai';
import { describeQuality, worstQuality } from '../../../domain/search/analytics-quality.js';

const EXACT = { sampled_percent: null, is_thresholded: false, has_other_row: false };

describe('[U] quality of Analytics figures', () => {
  it('is the worst of several reports', () => {
    expect(worstQuality([])).to.deep.equal(EXACT);
    const sampled = { ...EXACT, sampled_percent: 40 };
    const worse = { ...EXACT, sampled_percent: 5, is_thresholded: true };
    expect(worstQuality([EXACT, sampled, worse])).to.deep.equal({ ...EXACT, sampled_percent: 5, is_thresholded: true });
  });

  it('is put into words, or nothing where all was counted', () => {
    expect(describeQuality(EXACT)).to.equal(null);
    expect(describeQuality({ sampled_percent: 5, is_thresholded: true, has_other_row: true })).to.equal(
      'estimated from a sample of 5% of the events; Google withholds figures of few users; Google leaves rare values out and puts them together as "(other)"',
    );
  });
});
