import { expect } from 'chai';
import { readRetryAfterHeader } from '../../../cli/api/retry-after.js';

const NOW_MS = Date.parse('2026-03-01T10:00:00Z');

describe('[U] Retry-After', () => {
  const cases: [string | null, number | null][] = [
    [null, null],
    ['0', 0],
    ['120', 120_000],
    ['Sun, 01 Mar 2026 10:00:30 GMT', 30_000],
    ['Sun, 01 Mar 2026 09:59:00 GMT', 0],
    ['soon', null],
  ];
  for (const [header, expected] of cases) {
    it(`reads ${header} as ${expected} ms`, () => expect(readRetryAfterHeader(header, NOW_MS)).to.equal(expected));
  }
});
