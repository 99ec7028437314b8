import { expect } from 'chai';
import { coversSite } from '../../../domain/ownership/covers-site.js';

describe('[U] coversSite', () => {
  const covered: [property: string, origin: string, covers: boolean][] = [
    ['sc-domain:site.example', 'https://site.example', true],
    ['sc-domain:site.example', 'https://blog.site.example', true],
    ['sc-domain:site.example', 'https://othersite.example', false],
    ['sc-domain:blog.site.example', 'https://site.example', false],
    ['sc-domain:example', 'https://site.example', false],
    ['https://www.site.example/', 'https://site.example', true],
    ['https://site.example/shop/', 'https://site.example', false],
    ['https://site.example/', 'https://blog.site.example', false],
    ['https://site.example/', 'https://site.example:8443', false],
  ];
  for (const [property, origin, covers] of covered)
    it(`${property} ${covers ? 'is of' : 'is not of'} ${origin}`, () =>
      expect(coversSite(property, origin)).to.equal(covers));
});
