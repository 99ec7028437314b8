import { expect } from 'chai';
import { ordinal } from '../../../../domain/base/text/ordinal.js';

describe('[U] ordinal', () => {
  it('says a rank as people do', () => {
    expect([1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 101, 111].map(ordinal).join(' ')).to.equal(
      '1st 2nd 3rd 4th 10th 11th 12th 13th 21st 22nd 101st 111th',
    );
  });
});
