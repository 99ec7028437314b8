import { expect } from 'chai';
import { type DateRole, dateRole } from '../../../../../domain/outreach/replies/dates/date-role.js';
import { findDates } from '../../../../../domain/outreach/replies/dates/find-dates.js';

const roles = (text: string, language: string) => {
  const dates = findDates(text, '2026-04-28T10:00:00.000Z', language);
  return dates.map((found, index) =>
    dateRole(text, found, dates[index - 1] ?? null, dates[index + 1] ?? null, language),
  );
};

describe('[U] what a date in a note of absence is', () => {
  const table: [string, string, DateRole[]][] = [
    ['back on 4 may', 'en', ['back']],
    ['away through 4 may', 'en', ['last']],
    ['away until 4 may', 'en', ['until']],
    ['away until 4 may, and read mail after that', 'en', ['last']],
    ['from 4 may to 8 may', 'en', ['from', 'last']],
    ['from 4 to 8 may', 'en', ['last']],
    ['bis 8. mai weg, ab dem 11. mai wieder da', 'de', ['last', 'back']],
    ["jusqu'au 8 mai", 'fr', ['last']],
    ['no vuelvo hasta el 4 de mayo', 'es', ['back']],
    ['tot 8 mei, tot en met 9 mei', 'nl', ['until', 'last']],
    ['5月1日から5月8日まで', 'ja', ['from', 'last']],
    ['jag är ledig till 8 maj', 'other', ['until']],
    ['the fair is 8 may', 'en', ['plain']],
  ];
  for (const [text, language, wanted] of table)
    it(`is ${wanted.join(', ')} in "${text}"`, () => {
      expect(roles(text, language)).to.deep.equal(wanted);
    });
});
