import { expect } from 'chai';
import { product } from '../../../../../domain/seo/schema/rich-results/product.js';
import { lacks } from '../../../../support/sites/json-ld-page.js';

const sound = {
  '@type': 'Product',
  name: 'Mug',
  image: '/m.png',
  description: 'Blue',
  brand: { '@type': 'Brand', name: 'Mill' },
  sku: 'm1',
  offers: { '@type': 'Offer', price: 9, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
};

describe('[U] rich result: product', () => {
  it('misses nothing in markup that is complete', () => {
    expect(lacks(sound)).to.deep.equal({ required: [], recommended: [] });
  });

  it('names what a bare one lacks', () => {
    expect(lacks({ '@type': 'Product', sku: 'm1' })).to.deep.equal({
      required: ['name', 'offers or review or aggregateRating or hasVariant'],
      recommended: ['image', 'description', 'brand'],
    });
  });

  it('asks an offer for its price, wherever that is, and several for the lowest', () => {
    const withOffer = (offers: object) => lacks({ ...sound, offers });
    expect(withOffer({ '@type': 'Offer', availability: 'x', priceCurrency: 'EUR' }).required).to.deep.equal([
      'offers.price or offers.priceSpecification.price',
    ]);
    const specification = { '@type': 'UnitPriceSpecification', price: 9, priceCurrency: 'EUR' };
    expect(withOffer({ '@type': 'Offer', availability: 'x', priceSpecification: specification })).to.deep.equal({
      required: [],
      recommended: [],
    });
    expect(withOffer({ '@type': 'AggregateOffer', priceCurrency: 'EUR' })).to.deep.equal({
      required: ['offers.lowPrice'],
      recommended: ['offers.highPrice', 'offers.offerCount'],
    });
  });

  it('takes the variants of a group for its offers', () => {
    expect(lacks({ '@type': 'ProductGroup', name: 'Mugs', hasVariant: [sound] }).required).to.deep.equal([]);
  });

  it('leaves products alone that another thing is described by', () => {
    expect(lacks({ '@type': 'ItemList', itemListElement: [{ '@type': 'Product', url: '/m' }] }).required).to.deep.equal(
      [],
    );
  });

  it('points to the documentation of Google', () => {
    expect(product.reference).to.match(/^https:\/\/developers\.google\.com\/search\/docs\//);
  });
});
