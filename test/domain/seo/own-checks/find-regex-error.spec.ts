import { expect } from 'chai';
import { findRegexError } from '../../../../domain/seo/own-checks/find-regex-error.js';

describe('[U] find regex error', () => {
  for (const pattern of ['price: ([0-9.]+)', '(?i)sku', '(?P<id>\\d+)', 'a{1,50}', '\\p{L}+', '(a+)+$', '[(]'])
    it(`takes ${pattern}`, () => expect(findRegexError(pattern)).to.equal(null));

  const places: [pattern: string, place: number][] = [
    ['(abc', 1],
    ['a(b)(c', 5],
    ['[(](a', 4],
    ['ab**', 3],
    ['x[z-a]', 3],
    ['xy[a', 3],
    ['*a', 1],
    ['ab\\', 3],
    ['a{2000}', 2],
    ['abc\\1', 4],
    ['ab(?=c)', 3],
  ];
  for (const [pattern, place] of places)
    it(`says that ${pattern} is wrong at character ${place}`, () =>
      expect(findRegexError(pattern)).to.contain(`at character ${place}.`));

  it('says what to do without lookahead and lookbehind', () => {
    for (const pattern of ['(?=a)', 'x(?!a)']) expect(findRegexError(pattern)).to.contain('no lookahead');
    expect(findRegexError('(?<!a)b')).to.contain('no lookbehind');
  });

  it('refuses what compiles to a thousand steps and more', () => {
    expect(findRegexError('(?:a{1,100}){1,4}')).to.equal(null);
    expect(findRegexError('(?:a{1,100}){1,10}')).to.contain('too large');
    expect(findRegexError('((a{100}){100}){100}')).to.contain('invalid repeat count');
  });
});
