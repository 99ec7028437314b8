import { expect } from 'chai';
import { isAtLeast } from '../../../../../domain/pages/opengraph/platforms/is-at-least.js';
import { shareImage } from '../../../../support/sites/share-page.js';

describe('[U] is at least', () => {
  const size = { width: 200, height: 100 };
  it('asks for both sides, and for a measured image', () => {
    expect(isAtLeast(shareImage({ width: 200, height: 100 }), size)).to.equal(true);
    expect(isAtLeast(shareImage({ width: 199, height: 500 }), size)).to.equal(false);
    expect(isAtLeast(shareImage({ width: 500, height: 99 }), size)).to.equal(false);
    expect(isAtLeast(shareImage({ width: null, height: null }), size)).to.equal(false);
    expect(isAtLeast(null, size)).to.equal(false);
  });
});
