import { expect } from 'chai';
import { writeText } from '../../../../domain/base/text/write-text.js';

describe('[U] writeText', () => {
  it('separates the thousands of numbers, and of them alone', () => {
    expect(writeText`${1000} pages of ${16899.5}, ${-1200} and ${999}`).to.equal(
      '1,000 pages of 16,899.5, -1,200 and 999',
    );
    expect(writeText`${'12345'} in ${1e21} ${Number.NaN}`).to.equal('12345 in 1e+21 NaN');
    expect(writeText`${0.1234567}`).to.equal('0.1234567');
  });

  it('writes days in words, and no other text', () => {
    expect(writeText`Since ${'2026-05-31'}, ${'2026-13-01'} at ${'2026-05-31T08:00:00Z'}`).to.equal(
      'Since 31 May 2026, 2026-13-01 at 2026-05-31T08:00:00Z',
    );
  });

  it('leaves what is quoted as it was written', () => {
    expect(writeText`${1200} impressions for "${'2026-05-31'}", not "${1200}"`).to.equal(
      '1,200 impressions for "2026-05-31", not "1200"',
    );
  });
});
