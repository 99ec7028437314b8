import { expect } from 'chai';
import { writeNumber } from '../../../../domain/base/text/write-number.js';

describe('[U] writeNumber', () => {
  it('groups whole digits by three', () => {
    expect([0, 999, 1000, 123456, 1234567.125, -1000].map(writeNumber)).to.deep.equal([
      '0',
      '999',
      '1,000',
      '123,456',
      '1,234,567.125',
      '-1,000',
    ]);
  });
});
