import { expect } from 'chai';
import { parseW3cDate } from '../../../../activities/crawl/sitemap/w3c-date.js';

describe('[U] w3c-date', () => {
  const cases: [text: string, instant: string | null][] = [
    ['2025', '2025-01-01T00:00:00.000Z'],
    ['2025-03', '2025-03-01T00:00:00.000Z'],
    ['2025-03-09', '2025-03-09T00:00:00.000Z'],
    ['2025-03-09T10:20Z', '2025-03-09T10:20:00.000Z'],
    ['2025-03-09T10:20:30+01:30', '2025-03-09T08:50:30.000Z'],
    ['2025-03-09T10:20:30.45-05:00', '2025-03-09T15:20:30.450Z'],
    ['2025-03-09T10:20:30.123456789Z', '2025-03-09T10:20:30.123Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['2025-02-29', null],
    ['2025-13-01', null],
    ['2025-00-01', null],
    ['2025-04-31', null],
    ['2025-03-09T10:20:30', null],
    ['2025-03-09T10:20:30+0100', null],
    ['2025-03-09T24:00:00Z', null],
    ['2025-03-09T10:60Z', null],
    ['2025-03-09T10:20Z+', null],
    ['2025-03-09T10:20+15:00', null],
    ['2025-03-09 10:20:30', null],
    ['2025-3-9', null],
    ['09.03.2025', null],
    ['yesterday', null],
    ['', null],
  ];
  for (const [text, instant] of cases) {
    it(`${text || 'nothing'} is ${instant}`, () => {
      expect(parseW3cDate(text)?.toISOString() ?? null).to.equal(instant);
    });
  }
});
