import { expect } from 'chai';
import { toFieldTime } from '../../../../web/app/parts/to-field-time.js';

describe('[U] value of a field for a date and time', () => {
  it('is on the clock of the zone', () => {
    const at = '2026-11-27T23:58:53.000Z';
    expect(['UTC', 'Europe/Berlin', 'America/Los_Angeles'].map((zone) => toFieldTime(at, zone))).to.deep.equal([
      '2026-11-27T23:58',
      '2026-11-28T00:58',
      '2026-11-27T15:58',
    ]);
  });
});
