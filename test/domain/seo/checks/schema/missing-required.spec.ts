import { expect } from 'chai';
import { schemaMissingRequired } from '../../../../../domain/seo/checks/schema/missing-required.js';
import { context } from '../../../../support/check-context.js';
import { jsonLdPage } from '../../../../support/sites/json-ld-page.js';

const judge = (...blocks: object[]) => schemaMissingRequired.judge(jsonLdPage(blocks), context());

describe('[U] schema/missing-required', () => {
  it('names node, properties and the rich result that asks for them', () => {
    expect(judge({ '@type': 'Product', name: 'Mug' }, { '@type': 'Recipe', name: 'Bread' })).to.deep.equal([
      {
        url: 'https://site.example/page',
        observed: 'Product (Mug) lacks offers or review or aggregateRating or hasVariant; Recipe (Bread) lacks image',
        count: 2,
        expected:
          'what "Product snippet" requires (https://developers.google.com/search/docs/appearance/structured-data/product-snippet)',
        where: 'JSON-LD',
      },
    ]);
  });

  it('is silent when all is there, for types without a rich result and for pages without markup', () => {
    expect(judge({ '@type': 'Recipe', name: 'Bread', image: '/b.png' }, { '@type': 'Person' })).to.deep.equal([]);
    expect(judge()).to.deep.equal([]);
  });

  it('does not ask for what is only recommended', () => {
    expect(judge({ '@type': 'Article' })).to.deep.equal([]);
  });
});
