import { expect } from 'chai';
import { DEFAULT_DIGEST_TIME, nameDigestTime, parseDigestTime } from '../../../domain/notifications/digest-time.js';

describe('[U] names of digest times', () => {
  it('lead back to their times', () => {
    const berlin = { weekday: 'friday' as const, hour: 17, time_zone: 'America/Argentina/Buenos_Aires' };
    for (const time of [DEFAULT_DIGEST_TIME, berlin]) expect(parseDigestTime(nameDigestTime(time))).to.deep.equal(time);
  });

  it('are refused when they name no time', () => {
    for (const name of ['', 'someday:8:UTC', 'monday:x:UTC', 'monday:8:', 'monday:8'])
      expect(parseDigestTime(name), name).to.equal(null);
  });
});
