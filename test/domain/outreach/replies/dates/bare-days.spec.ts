import { expect } from 'chai';
import { bareDays } from '../../../../../domain/outreach/replies/dates/bare-days.js';

const days = (text: string) => bareDays(text, [], '2026-05-05T10:00:00.000Z').map(({ date }) => date);

describe('[U] days without a month', () => {
  it('are the next ones, or those of this week', () => {
    expect(days('reabrimos el lunes 11')).to.deep.equal(['2026-05-11']);
    expect(days('ab montag, den 11. wieder da')).to.deep.equal(['2026-05-11']);
    expect(days('9日まで休みです')).to.deep.equal(['2026-05-09']);
    expect(days('del lunes 4 al miércoles 6')).to.deep.equal(['2026-05-04', '2026-05-06']);
  });
  it('are no hours, shares or spans of days', () => {
    for (const text of ['monday 9:30', 'friday 17 uhr', '3日間の休み', '24 hours'])
      expect(days(text)).to.deep.equal([]);
  });
});
