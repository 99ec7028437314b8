import { expect } from 'chai';
import { writeDay } from '../../../../domain/base/time/write-day.js';

describe('[U] writeDay', () => {
  it('writes a day in words', () => {
    expect(['2026-05-31', '2026-01-01', '2026-12-09'].map(writeDay)).to.deep.equal([
      '31 May 2026',
      '1 Jan 2026',
      '9 Dec 2026',
    ]);
  });

  it('leaves everything else', () => {
    for (const text of ['2026-13-01', '2026-00-01', '2026-5-1', 'on 2026-05-31', '', '2026'])
      expect(writeDay(text)).to.equal(text);
  });
});
