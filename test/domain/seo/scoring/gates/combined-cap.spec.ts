import { expect } from 'chai';
import { combinedCap } from '../../../../../domain/seo/scoring/gates/combined-cap.js';

describe('[U] combinedCap', () => {
  it('is 100 without gates and the cap of a single one', () => {
    expect(combinedCap([])).to.equal(100);
    expect(combinedCap([{ cap: 41 }])).to.equal(41);
  });

  it('takes a share of a share for each further gate', () => {
    expect(combinedCap([{ cap: 35 }, { cap: 60 }])).to.equal(21);
    expect(combinedCap([{ cap: 60 }, { cap: 35 }])).to.equal(21);
  });
});
