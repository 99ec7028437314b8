import { expect } from 'chai';
import { isHeld } from '../../../../domain/seo/acceptance/is-held.js';

describe('[U] isHeld', () => {
  it('is true through the last day, in UTC, and for good without one', () => {
    expect(isHeld(null, '2026-06-01T00:00:00.000Z')).to.equal(true);
    expect(isHeld('2026-06-01', '2026-06-01T23:59:59.999Z')).to.equal(true);
    expect(isHeld('2026-06-01', '2026-06-02T00:00:00.000Z')).to.equal(false);
  });
});
