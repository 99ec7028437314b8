import { expect } from 'chai';
import { joinDigits } from '../../../../domain/base/text/join-digits.js';

describe('[U] joinDigits', () => {
  it('takes separators out of numbers', () => {
    expect(joinDigits('4,000 of 1,234,567.5 pages')).to.equal('4000 of 1234567.5 pages');
  });

  it('leaves lists and other marks', () => {
    for (const text of ['1,2,3', '12,34', '1,2345', '2026, 100', '1.234,5']) expect(joinDigits(text)).to.equal(text);
  });
});
