import { expect } from 'chai';
import { namedWeekday } from '../../../../../domain/outreach/replies/dates/named-weekday.js';

/** A Tuesday. */
const NOW = '2026-04-28T10:00:00.000Z';

describe('[U] return by a weekday', () => {
  const table: [string, string | null, string | null][] = [
    ['out until monday', 'en', '2026-05-04'],
    ['bis freitag bin ich weg', 'de', '2026-05-04'],
    ['ab mo wieder', 'de', '2026-05-04'],
    ['vois ça jeudi', 'fr', '2026-04-30'],
    ['ik kijk er later naar', 'nl', null],
  ];
  for (const [text, language, day] of table)
    it(`is ${day} for "${text}"`, () => {
      expect(namedWeekday(text, NOW, language)).to.equal(day);
    });
});
