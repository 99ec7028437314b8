import { expect } from 'chai';
import { cutToClause } from '../../../../../web/report/short/facts/cut-to-clause.js';

describe('[U] cut to a clause', () => {
  const cases: [text: string, max: number, cut: string][] = [
    ['Short enough.', 20, 'Short enough.'],
    ['Do this first. Then do all of that.', 20, 'Do this first.'],
    ['Allow the crawler; if search engines see it too, raise their limit.', 30, 'Allow the crawler.'],
    ['Seite freigeben – sonst gar nicht mehr verlinken.', 24, 'Seite freigeben.'],
    ['A. long sentence without any pause in it at all', 26, 'A. long sentence without …'],
    ['one two three four', 9, 'one two …'],
    ['Unbrokenlongwordwithoutanyspace', 10, 'Unbrokenlo …'],
  ];
  for (const [text, max, cut] of cases) it(`of ${max}: ${text}`, () => expect(cutToClause(text, max)).to.equal(cut));
});
