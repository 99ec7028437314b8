import { expect } from 'chai';
import { dailyCapacity, type MailboxPace } from '../../../../../domain/outreach/sending/rotation/daily-capacity.js';
import { DEFAULT_SENDING_WINDOW } from '../../../../../domain/outreach/sending/sender.js';

const sender = {
  daily_limit: 50,
  hourly_limit: 9,
  min_interval_seconds: 600,
  warm_up: false,
  sending_window: { ...DEFAULT_SENDING_WINDOW, time_zone: 'Europe/Berlin' },
};
const pace = (overrides: Partial<MailboxPace['sender']> = {}, first: string | null = null): MailboxPace => ({
  sender: { ...sender, ...overrides },
  first_sent_at: first === null ? null : new Date(first),
  time_zone: 'UTC',
});
const MONDAY = new Date('2026-06-01T07:00:00Z');

describe('[U] daily capacity of a mailbox', () => {
  it('is what the tightest of cap, hours and gap lets through', () => {
    expect(dailyCapacity(pace({ min_interval_seconds: 0 }), MONDAY, 'whole')).to.equal(50);
    expect(dailyCapacity(pace({ min_interval_seconds: 0, hourly_limit: 2 }), MONDAY, 'whole')).to.equal(16);
    // Eight hours, and 855 seconds from one to the next.
    expect(dailyCapacity(pace(), MONDAY, 'whole')).to.equal(34);
    expect(dailyCapacity(pace({ sending_window: null, min_interval_seconds: 0 }), MONDAY, 'whole')).to.equal(50);
  });

  it('is nothing on a day on which the window stays closed, and what is left of today', () => {
    expect(dailyCapacity(pace(), new Date('2026-06-06T12:00:00Z'), 'whole')).to.equal(0);
    const noon = { ...sender, min_interval_seconds: 0, daily_limit: 100 };
    // 14:00 in Berlin: three hours are left.
    expect(dailyCapacity(pace(noon), new Date('2026-06-01T12:00:00Z'), 'rest')).to.equal(27);
    expect(dailyCapacity(pace(noon), new Date('2026-06-01T16:00:00Z'), 'rest')).to.equal(0);
  });

  it('follows the warm-up of a new mailbox', () => {
    const warming = { warm_up: true, min_interval_seconds: 0 };
    expect(dailyCapacity(pace(warming), MONDAY, 'whole')).to.equal(10);
    expect(dailyCapacity(pace(warming, '2026-05-29T09:00:00Z'), MONDAY, 'whole')).to.equal(25);
  });
});
