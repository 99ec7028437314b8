import { expect } from 'chai';
import { DEFAULT_SENDING_WINDOW } from '../../../../domain/outreach/sending/sender.js';
import { windowWords } from '../../../../web/app/outreach/window-words.js';

describe('[U] windowWords', () => {
  const days = (...list: number[]) => windowWords({ ...DEFAULT_SENDING_WINDOW, days: list, time_zone: 'Asia/Tokyo' });

  it('names days, hours and whose clock counts', () => {
    expect(windowWords(DEFAULT_SENDING_WINDOW)).to.equal(
      "Scheduled emails are sent Monday to Friday, 09:00 to 17:00 (the recipient's time zone).",
    );
    expect(windowWords(null)).to.equal('Scheduled emails are sent at any time.');
  });

  it('reads well for any choice of days', () => {
    const sent = (when: string) => `Scheduled emails are sent ${when}, 09:00 to 17:00 (Asia/Tokyo).`;
    expect(days(1, 2, 3, 4, 5, 6, 7)).to.equal(sent('every day'));
    expect(days(3)).to.equal(sent('on Wednesday'));
    expect(days(6, 7)).to.equal(sent('on Saturday and Sunday'));
    expect(days(1, 3, 5)).to.equal(sent('on Monday, Wednesday and Friday'));
  });
});
