import { expect } from 'chai';
import { compileTextPattern } from '../../../../domain/seo/own-checks/text-pattern.js';

describe('[U] text pattern', () => {
  const cases: [pattern: string, text: string, matches: boolean][] = [
    ['lamp*', 'Lamps for you', true],
    ['lamp*', 'A lamp', false],
    ['*lamp*', 'A lamp\nfor you', true],
    ['a.c', 'abc', false],
    ['a.c', ' a.c ', true],
    ['re:\\d+', 'room 12', true],
    ['re:^\\d+$', 'room 12', false],
    ['*', '', true],
  ];
  for (const [pattern, text, matches] of cases)
    it(`${pattern} ${matches ? 'matches' : 'does not match'} ${JSON.stringify(text)}`, () =>
      expect(compileTextPattern(pattern)(text)).to.equal(matches));
});
