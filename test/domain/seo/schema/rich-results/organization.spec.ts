import { expect } from 'chai';
import { organization } from '../../../../../domain/seo/schema/rich-results/organization.js';
import { lacks } from '../../../../support/sites/json-ld-page.js';

const sound = { '@type': 'Corporation', name: 'Mill', url: '/', logo: '/l.png' };

describe('[U] rich result: organization', () => {
  it('misses nothing in markup that is complete', () => {
    expect(lacks(sound)).to.deep.equal({ required: [], recommended: [] });
  });

  it('names what a bare one lacks', () => {
    expect(lacks({ '@type': 'Organization', review: { '@type': 'Review', reviewBody: 'Good' } })).to.deep.equal({
      required: ['review.author', 'review.reviewRating or review.positiveNotes or review.negativeNotes'],
      recommended: ['name', 'url', 'logo', 'review.datePublished'],
    });
  });

  it('points to the documentation of Google', () => {
    expect(organization.reference).to.match(/^https:\/\/developers\.google\.com\/search\/docs\//);
  });
});
