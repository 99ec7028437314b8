import { expect } from 'chai';
import { findSelectorError } from '../../../../domain/seo/own-checks/find-selector-error.js';

describe('[U] find selector error', () => {
  const valid = [
    'h1',
    '.price, [itemprop="price"]',
    'article > p:first-of-type',
    'ul li:nth-child(2n+1 of .a)',
    'div:has(> img):not(.x)',
    'a[href$=".pdf" i]',
    'script[type="application/ld+json"]',
    ':is(h1, h2) + p ~ p',
    'p:contains("in stock")',
    'section:has(+ section:has(a))',
  ];
  for (const selector of valid) it(`takes ${selector}`, () => expect(findSelectorError(selector)).to.equal(null));

  const wrong: [selector: string, says: string][] = [
    ['', 'empty'],
    ['   ', 'empty'],
    ['div[', 'ends too early, at character 4'],
    ['div[a="b]', 'attribute that begins at character 4'],
    ['p[a=b c d]', 'attribute that begins at character 2'],
    ['h1 >', 'ends with a combinator'],
    ['> h1', 'begins with a combinator'],
    ['div:is(> p >)', 'ends with a combinator'],
    ['a > > b', 'two combinators'],
    ['a,', 'a part of it is empty'],
    ['p:not()', 'a part of it is empty'],
    ['a{color:red}', 'unexpected "{" at character 2'],
    ['a:is(b', '"(" at character 5 is never closed'],
    ['p::before', 'pseudo-elements'],
    ['a::text', 'pseudo-elements'],
    ['a || b', '"||" is not supported'],
    ['svg|a', 'namespaces'],
    [':nonsense', 'Unknown pseudo-class :nonsense'],
    ['a:hover', '":hover" depends on a visitor'],
    ['p:not(a:visited)', '":visited" depends on a visitor'],
    ['p:nth-child(x)', 'n-th rule'],
  ];
  for (const [selector, says] of wrong)
    it(`says what is wrong with ${JSON.stringify(selector)}`, () =>
      expect(findSelectorError(selector)).to.contain(says));
});
