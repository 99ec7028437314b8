import { expect } from 'chai';
import { findWeek } from '../../../../domain/dashboard/strategy/find-week.js';

describe('[U] week of an instant', () => {
  const cases: [now: string, monday: string][] = [
    ['2026-06-01T00:00:00Z', '2026-06-01'],
    ['2026-06-07T23:59:59Z', '2026-06-01'],
    ['2026-01-01T12:00:00Z', '2025-12-29'],
    ['2026-05-31T23:59:59Z', '2026-05-25'],
  ];
  for (const [now, monday] of cases) it(`${now} → ${monday}`, () => expect(findWeek(now)).to.equal(monday));
});
