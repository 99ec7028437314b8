import { expect } from 'chai';
import { compilePattern, matchesPattern, normalizePath } from '../../../../domain/seo/robots/robots-pattern.js';

const matches = (pattern: string, path: string) => matchesPattern(compilePattern(pattern), normalizePath(path));

describe('[U] robots-pattern', () => {
  const cases: [pattern: string, path: string, matches: boolean][] = [
    ['/', '/', true],
    ['/fish', '/fish', true],
    ['/fish', '/fishheads/yummy.html', true],
    ['/fish', '/Fish.asp', false],
    ['/fish', '/catfish', false],
    ['/fish*', '/fish.php?id=1', true],
    ['/fish/', '/fish', false],
    ['/*.php', '/folder/any.php.file', true],
    ['/*.php', '/windows.PHP', false],
    ['/*.php$', '/a.php', true],
    ['/*.php$', '/a.php?x', false],
    ['/*.php$', '/a.php.php', true],
    ['/a*b*c$', '/abc', true],
    ['/a*bc*c$', '/abc', false],
    ['/a$', '/a', true],
    ['/a$', '/ab', false],
    ['*/private', '/x/private', true],
    ['*', '/anything', true],
    ['/a$b', '/a$b', true],
    ['/a$b', '/a', false],
    ['/**x', '/--x', true],
    ['fish', '/fish', false],
    ['/a?b=*&c', '/a?b=1&c=2', true],
    ['/straße', '/stra%C3%9Fe', true],
    ['/stra%c3%9fe', '/straße', true],
    ['/%7Eann', '/~ann/x', true],
    ['/a%2Fb', '/a/b', false],
    ['/a b', '/a%20b', true],
    ['/%61%62%63', '/abc', true],
    ['/a-%2A.html', '/a-*.html', true],
    ['/a-%2a.html', '/a-%2A.html', true],
    ['/a-%2A.html', '/a-b.html', false],
    ['/a-%24', '/a-$b', true],
    ['/a-%24', '/a-', false],
    ['/a*$', '/a$', true],
    ['/\ud800', '/%EF%BF%BD', true],
  ];
  for (const [pattern, path, expected] of cases) {
    it(`${pattern} ${expected ? 'matches' : 'does not match'} ${path}`, () => {
      expect(matches(pattern, path)).to.equal(expected);
    });
  }

  it('decides a hundred stars on a long path', () => {
    const path = `/${'a'.repeat(2000)}`;
    expect(matches(`/${'*a'.repeat(100)}$`, path)).to.equal(true);
    expect(matches(`/${'*a'.repeat(100)}b`, path)).to.equal(false);
  });
});
