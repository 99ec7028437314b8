import { expect } from 'chai';
import { missingProperties } from '../../../../domain/seo/schema/missing-properties.js';
import { jsonLdNodes, lacks } from '../../../support/sites/json-ld-page.js';

const missing = (...blocks: object[]) =>
  missingProperties(jsonLdNodes(...blocks)).map(({ result, node, required }) => [result.name, node, required]);

describe('[U] missing properties', () => {
  it('names result, node and paths', () => {
    expect(missing({ '@type': 'Product', name: 'Blue mug', offers: { '@type': 'Offer', sku: 's' } })).to.deep.equal([
      ['Product snippet', 'Product (Blue mug)', ['offers.price or offers.priceSpecification.price']],
    ]);
  });

  it('asks each type for its own result', () => {
    expect(missing({ '@type': ['Product', 'SoftwareApplication'], name: 'Pad' }).map(([name]) => name)).to.deep.equal([
      'Product snippet',
      'Software app',
    ]);
    expect(missing({ '@type': 'Person' }, { '@type': 'Unheard' })).to.deep.equal([]);
  });

  it('takes blank values for none', () => {
    const blank = { '@type': 'VideoObject', name: ' ', thumbnailUrl: [], uploadDate: null };
    expect(lacks(blank).required).to.deep.equal(['name', 'thumbnailUrl', 'uploadDate']);
    expect(
      lacks({ '@type': 'SoftwareApplication', name: 'x', offers: { '@type': 'Offer', price: 0 } }).required,
    ).to.deep.equal(['aggregateRating or review']);
  });

  it('does not blame what is only named, nor what may have been cut', () => {
    const named = { '@type': 'Product', name: 'x', offers: { '@id': 'https://site.example/#offer' } };
    expect(missing(named).map(([, , required]) => required)).to.deep.equal([[]]);
    const reviews = Array.from({ length: 60 }, () => ({ '@type': 'Review', name: 'r' }));
    expect(missing({ '@type': 'Product', review: reviews })).to.deep.equal([]);
  });

  it('finds what another block says under the same id', () => {
    const halves = [
      { '@id': '#p', '@type': 'Product', name: 'x' },
      {
        '@id': '#p',
        '@type': 'Product',
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 2 },
      },
    ];
    expect(missing(...halves).map(([, , required]) => required)).to.deep.equal([[]]);
  });

  it('comes to an end in a circle of ids', () => {
    const circle = {
      '@graph': [
        { '@id': '#p', '@type': 'Product', name: 'x', review: { '@id': '#r' } },
        { '@id': '#r', '@type': 'Review', author: 'y', reviewRating: { '@id': '#r' }, itemReviewed: { '@id': '#p' } },
      ],
    };
    expect(missing(circle).flatMap(([, , required]) => required)).to.deep.equal([]);
  });
});
