import { expect } from 'chai';
import { schemaRatingScope } from '../../../../../domain/seo/checks/schema/rating-scope.js';
import { context } from '../../../../support/check-context.js';
import { jsonLdPage } from '../../../../support/sites/json-ld-page.js';

const rating = { '@type': 'AggregateRating', ratingValue: 5, ratingCount: 9 };
const judge = (block: object, url?: string) =>
  schemaRatingScope.judge(jsonLdPage([block], url === undefined ? {} : { url }), context());

describe('[U] schema/rating-scope', () => {
  it('finds a rating of the business whose site this is', () => {
    expect(judge({ '@type': 'Bakery', url: 'https://www.site.example/', aggregateRating: rating })).to.deep.equal([
      {
        url: 'https://site.example/page',
        observed: 'Bakery with aggregateRating',
        count: 1,
        expected: 'no rating of the own business',
        where: 'JSON-LD',
      },
    ]);
    const byId = {
      '@type': 'Organization',
      '@id': 'https://site.example/#organization',
      review: { '@type': 'Review', name: 'x' },
    };
    expect(judge(byId)[0]?.observed).to.equal('Organization with review');
    expect(judge({ '@type': 'Organization', aggregateRating: rating }, 'https://site.example/')).to.have.length(1);
  });

  it('leaves directories alone, which rate others', () => {
    expect(judge({ '@type': 'Bakery', url: 'https://mill.example/', aggregateRating: rating })).to.deep.equal([]);
    expect(judge({ '@type': 'Bakery', url: 'https://site.example/page', aggregateRating: rating })).to.deep.equal([]);
    expect(judge({ '@type': 'Bakery', aggregateRating: rating })).to.deep.equal([]);
  });

  it('leaves products and businesses without a rating alone', () => {
    expect(judge({ '@type': 'Product', url: 'https://site.example/', aggregateRating: rating })).to.deep.equal([]);
    expect(judge({ '@type': 'Bakery', url: 'https://site.example/' })).to.deep.equal([]);
  });
});
