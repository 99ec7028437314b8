import { expect } from 'chai';
import { isWrongScheme } from '../../../../domain/base/url/is-wrong-scheme.js';

describe('[U] is-wrong-scheme', () => {
  for (const href of [
    'file:///a',
    'c:\\a',
    'http:/host',
    'https:host',
    'http//host',
    'htp://host',
    'https://https://a',
  ])
    it(`${href}: yes`, () => expect(isWrongScheme(href)).to.equal(true));

  for (const href of ['https://host', 'http://host', '/file:', 'mailto:a@b.c', 'httpd/conf', ''])
    it(`"${href}": no`, () => expect(isWrongScheme(href)).to.equal(false));
});
