import { expect } from 'chai';
import { isInRange, readStatusRange } from '../../../../domain/seo/links/status-range.js';

describe('[U] status range', () => {
  it('reads a status, a class of them, and links without one', () => {
    expect(readStatusRange('404')).to.deep.equal([404, 404]);
    expect(readStatusRange('4xx')).to.deep.equal([400, 499]);
    expect(readStatusRange('no_response')).to.deep.equal([0, 0]);
    expect(readStatusRange('not_requested')).to.equal(null);
    for (const word of ['', '6xx', '099', '4x', '40', '4040', 'xx', 'ok'])
      expect(readStatusRange(word), word).to.equal(undefined);
  });

  it('holds statuses up to its ends', () => {
    expect([399, 400, 499, 500, 0, null].map((status) => isInRange(status, [400, 499]))).to.deep.equal([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([200, 0, null].map((status) => isInRange(status, null))).to.deep.equal([false, false, true]);
    expect([200, 0, null].map((status) => isInRange(status, [0, 0]))).to.deep.equal([false, true, false]);
  });
});
