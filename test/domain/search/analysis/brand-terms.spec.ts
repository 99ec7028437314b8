import { expect } from 'chai';
import { brandTerms, createBrandMatcher } from '../../../../domain/search/analysis/brand-terms.js';

describe('[U] brand terms', () => {
  it('are the registered name of the host, as one word and as words', () => {
    expect(brandTerms('https://www.acme-tools.example/')).to.deep.equal(['acmetools', 'acme tools']);
    expect(brandTerms('https://shop.lamps.co.uk/')).to.deep.equal(['lamps']);
  });

  it('are none where a host has no name', () => {
    for (const url of ['http://127.0.0.1:8080/', 'http://localhost/', 'https://ab.example/'])
      expect(brandTerms(url), url).to.deep.equal([]);
  });
});

describe('[U] brand matcher', () => {
  const isBranded = createBrandMatcher(brandTerms('https://acme-tools.example/'));
  const queries: [string, boolean][] = [
    ['acme tools', true],
    ['Acme Tools review', true],
    ['buy acmetools online', true],
    ['acme-tools.example', true],
    ['tools acme', true],
    ['tools of acme', true],
    ['acmetols', true],
    ['acmetoolss', true],
    ['acmetaols', true],
    ['akmetoolz', false],
    ['acme acme acme acme', false],
    ['macmetools', false],
    ['tools', false],
    ['acme', false],
    ['', false],
  ];
  for (const [query, expected] of queries) {
    it(`says ${expected} of "${query}"`, () => {
      expect(isBranded(query)).to.equal(expected);
    });
  }

  it('does not forgive letters of short names', () => {
    const isLamp = createBrandMatcher(['lamp']);
    expect([isLamp('lamp'), isLamp('lump'), isLamp('lamps')]).to.deep.equal([true, false, false]);
  });

  it('matches nothing where there is no name', () => {
    expect(createBrandMatcher([])('anything')).to.equal(false);
  });
});
