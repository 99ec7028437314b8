import { expect } from 'chai';
import { isoInstant } from '../../../../domain/base/time/iso-instant.js';

describe('[U] instants of others', () => {
  const cases: [number, string | null][] = [
    [0, '1970-01-01T00:00:00.000Z'],
    [Date.UTC(2026, 5, 1), '2026-06-01T00:00:00.000Z'],
    [Date.UTC(9999, 11, 31, 23, 59, 59, 999), '9999-12-31T23:59:59.999Z'],
    [Date.UTC(10000, 0, 1), null],
    [Date.parse('0000-01-01T00:00:00Z'), '0000-01-01T00:00:00.000Z'],
    [Date.parse('0000-01-01T00:00:00Z') - 1, null],
    [8.65e15, null],
    [Number.POSITIVE_INFINITY, null],
    [Number.NaN, null],
  ];
  for (const [ms, iso] of cases) it(`${ms} is ${iso}`, () => expect(isoInstant(ms)).to.equal(iso));
});
