import { expect } from 'chai';
import { coversUrl } from '../../../../domain/search/indexing/covers-url.js';

describe('[U] URLs of a property', () => {
  const cases = [
    ['sc-domain:site.example', 'https://www.site.example/a', true],
    ['sc-domain:site.example', 'http://site.example/', true],
    ['sc-domain:site.example', 'https://othersite.example/', false],
    ['https://site.example/', 'https://site.example/a', true],
    ['https://site.example/', 'http://site.example/a', false],
    ['https://site.example/', 'https://www.site.example/a', false],
    ['https://site.example/blog/', 'https://site.example/shop', false],
  ] as const;
  for (const [property, url, is] of cases)
    it(`${is ? 'has' : 'has not'} ${url} in ${property}`, () => {
      expect(coversUrl(property, url)).to.equal(is);
    });
});
