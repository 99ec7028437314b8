import { expect } from 'chai';
import { readLocalTime } from '../../../api/web-app/read-local-time.js';

describe('[U] readLocalTime', () => {
  it('reads a date and time on the clock of a zone, however far from UTC', () => {
    expect(readLocalTime('2026-06-01T10:30', 'UTC')).to.equal('2026-06-01T10:30:00.000Z');
    expect(readLocalTime('2026-06-01T10:30', 'Europe/Berlin')).to.equal('2026-06-01T08:30:00.000Z');
    expect(readLocalTime('2026-06-01T10:30', 'Pacific/Kiritimati')).to.equal('2026-05-31T20:30:00.000Z');
    expect(readLocalTime('2026-06-01T10:30', 'Pacific/Pago_Pago')).to.equal('2026-06-01T21:30:00.000Z');
    expect(readLocalTime('2026-06-01T00:00', 'Pacific/Auckland')).to.equal('2026-05-31T12:00:00.000Z');
  });

  it('moves a time that summer time skips to the moment after', () => {
    expect(readLocalTime('2026-03-29T02:30', 'Europe/Berlin')).to.equal('2026-03-29T01:00:00.000Z');
  });

  it('reads nothing else', () => {
    for (const text of ['', 'tomorrow', '2026-06-01', '2026-99-01T10:30'])
      expect([text, readLocalTime(text, 'UTC')]).to.deep.equal([text, null]);
  });
});
