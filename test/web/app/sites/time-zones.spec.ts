import { expect } from 'chai';
import { listTimeZones } from '../../../../web/app/sites/time-zones.js';

describe('[U] time zones of a form', () => {
  it('begin with UTC, once each, and keep the stored one', () => {
    const values = listTimeZones('US/Eastern').map(({ value }) => value);
    expect(values.slice(0, 2)).to.deep.equal(['UTC', 'US/Eastern']);
    expect(values).to.include.members(['Europe/Berlin', 'America/New_York']);
    expect(new Set(values).size).to.equal(values.length);
    expect(listTimeZones('America/New_York').filter(({ value }) => value === 'America/New_York')).to.have.length(1);
  });
});
