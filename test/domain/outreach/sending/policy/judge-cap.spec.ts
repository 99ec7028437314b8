import { expect } from 'chai';
import { judgeCap } from '../../../../../domain/outreach/sending/policy/judge-cap.js';

const resetAt = () => new Date('2026-06-03T00:00:00.000Z');

describe('[U] judgeCap', () => {
  it('has room for one more below the limit', () => {
    expect(judgeCap(4, 5, 'of yours', resetAt)).to.deep.equal({ passed: true, detail: '4 of 5 mails of yours' });
  });

  for (const count of [5, 6]) {
    it(`has none with ${count} of 5, and says when there will be`, () => {
      expect(judgeCap(count, 5, 'of yours', resetAt)).to.deep.equal({
        passed: false,
        detail: `${count} of 5 mails of yours; counted anew from 2026-06-03T00:00:00.000Z`,
      });
    });
  }

  it('lets nothing through where the limit is nothing', () => {
    expect(judgeCap(0, 0, 'of yours', resetAt).passed).to.equal(false);
  });
});
