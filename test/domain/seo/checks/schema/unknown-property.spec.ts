import { expect } from 'chai';
import { schemaUnknownProperty } from '../../../../../domain/seo/checks/schema/unknown-property.js';
import { context } from '../../../../support/check-context.js';
import { jsonLdPage } from '../../../../support/sites/json-ld-page.js';

const judge = (...blocks: object[]) => schemaUnknownProperty.judge(jsonLdPage(blocks), context());

describe('[U] schema/unknown-property', () => {
  it('names properties that do not exist, and the one that is meant', () => {
    expect(judge({ '@type': 'Article', datepublished: '2026-01-01', colour: 'red' })).to.deep.equal([
      {
        url: 'https://site.example/page',
        observed: 'Article: datepublished (datePublished is meant); Article: colour',
        count: 2,
        expected: 'a property of the type',
        where: 'JSON-LD',
      },
    ]);
  });

  it('names properties of another type, once for all nodes alike', () => {
    const offers = [
      { '@type': 'Offer', ratingValue: 4 },
      { '@type': 'Offer', ratingValue: 5 },
    ];
    const [finding] = judge({ '@type': 'Product', offers });
    expect([finding?.observed, finding?.count]).to.deep.equal(['Offer: ratingValue', 1]);
  });

  it('lets a node have what any of its types has', () => {
    expect(judge({ '@type': ['Product', 'Book'], sku: 's', isbn: 'i' })).to.deep.equal([]);
  });

  it('is silent for keywords, prefixes, inherited properties, words of actions and roles', () => {
    expect(
      judge(
        {
          '@type': 'Bakery',
          '@id': '#b',
          name: 'Mill',
          'foaf:nick': 'm',
          'https://x.example/y': 1,
          'schema:logo': '/l',
        },
        { '@type': 'SearchAction', 'query-input': 'required name=q' },
        { '@type': 'OrganizationRole', member: 'x', roleName: 'y' },
      ),
    ).to.deep.equal([]);
  });

  it('is silent for nodes without a type or of an unknown one, and for terms of an own context', () => {
    expect(judge({ colour: 'red' }, { '@type': 'Ding', colour: 'red' })).to.deep.equal([]);
    const own = { '@context': ['https://schema.org', { colour: 'https://x.example/colour' }] };
    expect(judge({ ...own, '@type': 'Product', colour: 'red' })).to.deep.equal([]);
  });

  it('is not misled by names of Object’s own', () => {
    expect(judge({ '@type': 'Product', constructor: 'x' })[0]?.observed).to.equal('Product: constructor');
  });
});
