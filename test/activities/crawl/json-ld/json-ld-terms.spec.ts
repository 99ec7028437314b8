import { expect } from 'chai';
import {
  asArray,
  hasOwnTerms,
  isFilled,
  isObject,
  namesSchemaOrg,
  shortTerm,
} from '../../../../activities/crawl/json-ld/json-ld-terms.js';

describe('[U] json-ld terms', () => {
  it('tells objects from lists and values', () => {
    expect([{}, [], null, 'a', 1].map(isObject)).to.deep.equal([true, false, false, false, false]);
  });

  it('takes one value for a list of one, and none for an empty one', () => {
    expect([asArray('a'), asArray(['a', 'b']), asArray(null), asArray(undefined)]).to.deep.equal([
      ['a'],
      ['a', 'b'],
      [],
      [],
    ]);
  });

  it('takes the address of schema.org off, and no other', () => {
    expect(
      ['https://schema.org/Product', 'http://www.schema.org/Product', 'schema:Product', ' Product '].map(shortTerm),
    ).to.deep.equal(['Product', 'Product', 'Product', 'Product']);
    expect(shortTerm('http://purl.org/x#Product')).to.equal('http://purl.org/x#Product');
  });

  it('knows the context of schema.org alone or among others', () => {
    expect(
      ['https://schema.org/', { '@vocab': 'http://schema.org/' }, ['x', 'schema.org']].map(namesSchemaOrg),
    ).to.deep.equal([true, true, true]);
    expect(
      ['https://schema.organic.example', { schema: 'https://schema.org/' }, undefined].map(namesSchemaOrg),
    ).to.deep.equal([false, false, false]);
  });

  it('finds terms that are not schema.org’s in a context', () => {
    const plain = [
      'https://schema.org',
      ['https://schema.org', { '@language': 'en' }],
      { '@vocab': 'https://schema.org/' },
    ];
    expect([...plain, undefined].map(hasOwnTerms)).to.deep.equal([false, false, false, false]);
    const own = [
      'https://other.example',
      ['https://schema.org', { x: 'https://x.example/x' }],
      { '@vocab': 'https://x.example/' },
    ];
    expect(own.map(hasOwnTerms)).to.deep.equal([true, true, true]);
  });

  it('takes blank texts, empty lists and objects for nothing said', () => {
    expect(['a', 0, false, { a: 1 }, [[''], ['a']]].map((value) => isFilled(value))).to.deep.equal([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect([' ', null, undefined, {}, [], [['']]].map((value) => isFilled(value))).to.deep.equal([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
    let deep: unknown = 'a';
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(isFilled(deep)).to.equal(false);
  });
});
