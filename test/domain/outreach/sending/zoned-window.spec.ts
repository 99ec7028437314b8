import { expect } from 'chai';
import { DEFAULT_SENDING_WINDOW } from '../../../../domain/outreach/sending/sender.js';
import { isWithinWindow } from '../../../../domain/outreach/sending/sending-window.js';
import { zonedWindow } from '../../../../domain/outreach/sending/zoned-window.js';

const zoneFor = (recipient: string | null) => zonedWindow(DEFAULT_SENDING_WINDOW, recipient, 'UTC')?.time_zone;

describe('[U] zonedWindow', () => {
  it('follows the clock of the recipient, else that of the installation', () => {
    expect(zoneFor('ed@blog.jp')).to.equal('Asia/Tokyo');
    expect(zoneFor('ed@blog.com')).to.equal('UTC');
    expect(zoneFor(null)).to.equal('UTC');
  });

  it('keeps the zone that the user has set, and no window where there is none', () => {
    const window = { ...DEFAULT_SENDING_WINDOW, time_zone: 'Europe/Berlin' };
    expect(zonedWindow(window, 'ed@blog.jp', 'UTC')).to.deep.equal(window);
    expect(zonedWindow(null, 'ed@blog.jp', 'UTC')).to.equal(null);
  });

  it('lets no mail leave on a Sunday or at night where the recipient lives', () => {
    const isOpen = (iso: string, recipient: string) => {
      const window = zonedWindow(DEFAULT_SENDING_WINDOW, recipient, 'UTC');
      return window !== null && isWithinWindow(new Date(iso), window);
    };
    // A Sunday, then Monday 01:00 UTC, which is 10:00 in Tokyo.
    expect(isOpen('2026-11-29T03:57:00Z', 'ed@blog.com')).to.equal(false);
    expect(isOpen('2026-11-30T01:00:00Z', 'ed@blog.jp')).to.equal(true);
    expect(isOpen('2026-11-30T01:00:00Z', 'ed@blog.de')).to.equal(false);
    expect(isOpen('2026-11-30T08:00:00Z', 'ed@blog.de')).to.equal(true);
  });
});
