import { expect } from 'chai';
import { capByShare } from '../../../../../domain/seo/scoring/gates/cap-by-share.js';

describe('[U] capByShare', () => {
  const curve = { tolerated: 0.1, floor: 5, bend: 1.4 };

  it('caps nothing up to the tolerated share, and nothing that is no number', () => {
    expect([0, 0.05, 0.1, Number.NaN].map((share) => capByShare(share, curve))).to.deep.equal([null, null, null, null]);
  });

  it('falls to the floor without a step', () => {
    const caps = Array.from({ length: 91 }, (_, at) => capByShare(0.1 + at / 100, curve) ?? 100);
    for (const [at, cap] of caps.entries()) {
      const before = caps[at - 1] ?? 100;
      expect(cap, `share ${0.1 + at / 100}`).to.be.within(before - 2, before);
    }
    expect(caps.at(-1)).to.equal(5);
  });

  it('leaves 36 of a site that lost 78% of its pages', () => {
    expect(capByShare(0.78, curve)).to.equal(36);
  });

  it('bends to both sides', () => {
    expect(capByShare(0.5, { tolerated: 0, floor: 0, bend: 1 })).to.equal(50);
    expect(capByShare(0.25, { tolerated: 0, floor: 0, bend: 0.5 })).to.equal(50);
    expect(capByShare(0.5, { tolerated: 0, floor: 0, bend: 2 })).to.equal(75);
  });
});
