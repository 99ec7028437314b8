import { expect } from 'chai';
import { makeVariants, type VariantSources } from '../../../../domain/insights/keywords/make-variants.js';

const LONG = 'how to choose the right running shoes for flat feet and wide toes';
const figure = (value: string, path = 'k[0]') => ({ path, value });
const make = (values: string[], change: Partial<VariantSources> = {}) =>
  makeVariants({
    current: values.map((value, at) => figure(value, `k[${at}]`)),
    language: 'en',
    is_local: true,
    brand: null,
    year: null,
    ...change,
  });
const keywords = (...given: Parameters<typeof make>) => make(...given).map(({ keyword }) => keyword);

describe('[U] variants of keywords', () => {
  it('put what searchers add around a keyword, or around its head where it is long', () => {
    expect(keywords(['Oak lamp']).slice(0, 2)).to.deep.equal(['best oak lamp', 'oak lamp reviews']);
    expect(keywords([LONG]).slice(0, 4)).to.deep.equal([
      'right running shoes',
      'right running shoes for flat feet',
      'best right running shoes',
      'right running shoes reviews',
    ]);
    expect(make([LONG])[0]?.why.text).to.equal(`A shorter way to ask for what "${LONG}" asks for`);
  });

  it('add nothing that is said already', () => {
    expect(keywords(['best oak lamp'])).to.not.include('best best oak lamp');
    expect(keywords(['oak lamp price'])).to.not.include('oak lamp price price');
  });

  it('end with what needs no language: keywords against each other, the name of the site, the year', () => {
    const brand = { name: 'acme', figure: figure('https://acme.example/', 'website_url') };
    const year = { name: '2026', figure: figure('2026-05-01', 'c.date') };
    const made = make(['lamppu', 'acme tuoli'], { language: 'fi', brand, year }).slice(-4);
    expect(made.map(({ keyword, added }) => [keyword, added?.path])).to.deep.equal([
      ['lamppu vs acme tuoli', 'k[1]'],
      ['lamppu acme', 'website_url'],
      ['lamppu 2026', 'c.date'],
      ['acme tuoli 2026', 'c.date'],
    ]);
    expect(made.map(({ why }) => why.text)).to.deep.equal([
      'Sets "lamppu" against "acme tuoli"',
      'Asks for "lamppu" at your site',
      'Asks what is new of "lamppu"',
      'Asks what is new of "acme tuoli"',
    ]);
  });
});
