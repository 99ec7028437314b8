import { expect } from 'chai';
import { recipientTimeZone } from '../../../../domain/outreach/campaigns/recipient-time-zone.js';

describe('[U] recipientTimeZone', () => {
  const cases: [email: string, zone: string | null][] = [
    ['ed@blog.de', 'Europe/Berlin'],
    ['ed@blog.co.uk', 'Europe/London'],
    ['ed@blog.co.jp', 'Asia/Tokyo'],
    ['ed@blog.co.nz', 'Pacific/Auckland'],
    ['ed@blog.in', 'Asia/Kolkata'],
    // Several zones, or used all over the world.
    ['ed@blog.com.au', null],
    ['ed@blog.ca', null],
    ['ed@blog.us', null],
    ['ed@blog.com', null],
    ['ed@blog.io', null],
    ['ed@de.com', null],
    ['ed@blog.constructor', null],
  ];
  for (const [email, zone] of cases)
    it(`is ${zone ?? 'not known'} for ${email}`, () => {
      expect(recipientTimeZone(email)).to.equal(zone);
    });

  it('names zones that exist', () => {
    const tops =
      'ae ar at be bg ch cn cy cz de dk ee eg es fi fr gb gr hk hr hu ie il in is it jp ke kr li lt lu lv ma';
    const more = 'mt my ng nl no nz pe ph pk pl ro rs sa se sg si sk th tr tw ua uk vn za';
    for (const top of `${tops} ${more}`.split(' ')) {
      const zone = recipientTimeZone(`ed@blog.${top}`);
      expect(zone, top).to.be.a('string');
      expect(() => new Intl.DateTimeFormat('en-US', { timeZone: zone ?? '' }), top).to.not.throw();
    }
  });
});
