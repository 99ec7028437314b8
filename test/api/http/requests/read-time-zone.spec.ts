import { expect } from 'chai';
import { readTimeZone } from '../../../../api/http/requests/read-time-zone.js';

describe('[U] readTimeZone', () => {
  it('writes zones as the IANA list does', () => {
    expect(readTimeZone('Europe/Berlin')).to.equal('Europe/Berlin');
    expect(readTimeZone('europe/berlin')).to.equal('Europe/Berlin');
    expect(readTimeZone('america/port-au-prince')).to.equal('America/Port-au-Prince');
    expect(readTimeZone('utc')).to.equal('UTC');
    expect(readTimeZone('EST5EDT')).to.equal('EST5EDT');
  });

  it('leaves other names of a zone that are written well', () => {
    expect(readTimeZone('US/Eastern')).to.equal('US/Eastern');
    expect(readTimeZone('us/eastern')).to.equal('America/New_York');
    expect(readTimeZone('Europe/Kyiv')).to.equal('Europe/Kyiv');
  });

  it('refuses what is no zone, an offset among it', () => {
    for (const name of ['', 'Mars/Olympus', '+01:00', 'Europe/Berlin ', 'Berlin', '2'])
      expect(readTimeZone(name)).to.equal(null);
  });
});
