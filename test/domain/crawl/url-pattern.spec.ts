import { expect } from 'chai';
import { compileUrlPattern, findPatternError } from '../../../domain/crawl/url-pattern.js';

const site = 'https://www.example.com';

describe('[U] URL pattern', () => {
  const cases: [pattern: string, path: string, matches: boolean][] = [
    ['/blog/*', '/blog/post', true],
    ['/blog/*', '/blog/', true],
    ['/blog/*', '/blog', false],
    ['/blog/*', '/en/blog/post', false],
    ['*/blog/*', '/en/blog/post', true],
    ['/a.b', '/a.b', true],
    ['/a.b', '/axb', false],
    ['/search?q=*', '/search?q=lamp', true],
    ['/search?q=*', '/searchXq=lamp', false],
    ['/*(old)*', '/page-(old)', true],
    [`${site}/shop/*`, '/shop/lamp', true],
    ['https://other.example/*', '/shop/lamp', false],
    ['re:[?&]sort=', '/list?sort=price', true],
    ['re:[?&]sort=', '/list?resort=1', false],
    ['re:^https://www\\.example\\.com/\\d+$', '/2024', true],
  ];
  for (const [pattern, path, matches] of cases)
    it(`${pattern} ${matches ? 'matches' : 'does not match'} ${path}`, () => {
      expect(findPatternError(pattern)).to.equal(null);
      expect(compileUrlPattern(pattern)(site + path)).to.equal(matches);
    });

  it('runs in linear time whatever the expression', () => {
    expect(compileUrlPattern('re:(a+)+$')(`${site}/${'a'.repeat(20_000)}!`)).to.equal(false);
  });

  for (const [pattern, reason] of [
    ['', 'empty'],
    ['blog/*', 'Begin a pattern with'],
    ['re:(', 'not valid in RE2 syntax'],
    ['re:(?=x)', 'not valid in RE2 syntax'],
    [`/${'a'.repeat(500)}`, 'more than 500 characters'],
  ] as const)
    it(`says why ${pattern.slice(0, 10) || 'nothing'} is no pattern`, () => {
      expect(findPatternError(pattern)).to.include(reason);
    });
});
