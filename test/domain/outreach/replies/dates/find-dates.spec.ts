import { expect } from 'chai';
import { findDates } from '../../../../../domain/outreach/replies/dates/find-dates.js';

const datesIn = (text: string): string[] => findDates(text, '2026-04-28T10:00:00.000Z').map(({ date }) => date);

describe('[U] dates in a text', () => {
  it('are read in their many forms', () => {
    expect(datesIn('2026-05-04, then 5.5.2026, 6/5/26 and 5/14/2026')).to.deep.equal([
      '2026-05-04',
      '2026-05-05',
      '2026-05-06',
      '2026-05-14',
    ]);
    expect(datesIn('7 may, may 8th, 2027 and 9. mai')).to.deep.equal(['2026-05-07', '2027-05-08', '2026-05-09']);
    expect(datesIn('2026年5月7日 and 5월 8일')).to.deep.equal(['2026-05-07', '2026-05-08']);
  });

  it('without a year are the next such day, or one just past', () => {
    expect(datesIn('1 april')).to.deep.equal(['2026-04-01']);
    expect(datesIn('1 february')).to.deep.equal(['2027-02-01']);
  });

  it('are days that there are', () => {
    expect(datesIn('31.2.2026 and 32 may and 12.13.2026')).to.deep.equal([]);
  });
});
