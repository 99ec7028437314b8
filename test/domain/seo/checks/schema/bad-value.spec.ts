import { expect } from 'chai';
import { schemaBadValue } from '../../../../../domain/seo/checks/schema/bad-value.js';
import { context } from '../../../../support/check-context.js';
import { jsonLdPage } from '../../../../support/sites/json-ld-page.js';

const judge = (...blocks: object[]) => schemaBadValue.judge(jsonLdPage(blocks), context());

describe('[U] schema/bad-value', () => {
  it('shows the value and what it should have been', () => {
    expect(judge({ '@type': 'Article', datePublished: 'yesterday' })).to.deep.equal([
      {
        url: 'https://site.example/page',
        observed: 'Article.datePublished: yesterday',
        count: 1,
        expected: 'a date of ISO 8601 (2026-05-31 or 2026-05-31T08:00:00+02:00)',
        where: 'JSON-LD',
      },
    ]);
  });

  it('finds prices, currencies, addresses and durations of the wrong form', () => {
    const offer = { '@type': 'Offer', price: '1,299.00', priceCurrency: '€' };
    const [finding] = judge(
      { '@type': 'Product', url: 'www.site.example', offers: offer },
      { '@type': 'VideoObject', duration: '3 min' },
    );
    expect(finding?.count).to.equal(4);
    expect(finding?.observed).to.equal('Product.url: www.site.example; Offer.price: 1,299.00; Offer.priceCurrency: €');
  });

  it('finds ratings that are none or lie outside of their bounds', () => {
    const rated = (rating: object) => judge({ '@type': 'AggregateRating', ...rating })[0];
    expect(rated({ ratingValue: '4,5' })?.observed).to.equal('AggregateRating.ratingValue: 4,5');
    expect(rated({ ratingValue: 9.1 })?.expected).to.equal('a rating from 1 to 5');
    expect(rated({ ratingValue: 4, reviewCount: 0 })?.expected).to.equal('a whole number above 0');
    expect(rated({ ratingValue: 9.1, bestRating: 10, ratingCount: '12' })).to.equal(undefined);
  });

  it('is silent for values that are nodes, blank or of properties without a form', () => {
    expect(
      judge({
        '@type': 'Article',
        image: { '@type': 'ImageObject', url: '/a.png' },
        datePublished: '',
        description: 'yesterday',
      }),
    ).to.deep.equal([]);
    expect(judge({ '@type': 'Article', datePublished: { '@type': 'Date', '@value': '2026-01-01' } })).to.deep.equal([]);
  });
});
