import { expect } from 'chai';
import { isTimeZone } from '../../../domain/display/is-time-zone.js';

describe('[U] isTimeZone', () => {
  it('takes names that are known, and no offsets', () => {
    expect(['UTC', 'Europe/Berlin', 'Asia/Kolkata'].map(isTimeZone)).to.deep.equal([true, true, true]);
    expect(['', 'Mars/Olympus', '+01:00', '__proto__'].map(isTimeZone)).to.deep.equal([false, false, false, false]);
  });
});
