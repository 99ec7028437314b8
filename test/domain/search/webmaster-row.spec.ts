import { expect } from 'chai';
import { webmasterDay } from '../../../domain/search/webmaster-row.js';

describe('[U] days of Bing', () => {
  const cases: [string, string | null][] = [
    // 2011-09-16T07:00:00Z is midnight where the offset is -0700.
    ['/Date(1316156400000-0700)/', '2011-09-16'],
    ['/Date(1316156399000-0700)/', '2011-09-15'],
    ['/Date(1316156400000+0200)/', '2011-09-16'],
    ['/Date(1316156400000)/', '2011-09-16'],
    ['/Date(-1000)/', '1969-12-31'],
    ['2011-09-16', null],
    ['/Date(99999999999999999)/', null],
    ['/Date(-99999999999999)/', null],
    ['/Date(1316156400000-0700)/ and more', null],
    ['', null],
  ];
  for (const [text, day] of cases)
    it(`${JSON.stringify(text)} is ${day ?? 'none'}`, () => {
      expect(webmasterDay(text)).to.equal(day);
    });
});
