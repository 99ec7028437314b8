import { expect } from 'chai';
import { plural } from '../../../../domain/base/text/plural.js';

describe('[U] plural', () => {
  it('takes an s for every count but one', () => {
    expect([0, 1, 2, 21].map((count) => plural(count, 'page'))).to.deep.equal([
      '0 pages',
      '1 page',
      '2 pages',
      '21 pages',
    ]);
  });
});
