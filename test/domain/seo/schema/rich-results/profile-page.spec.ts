import { expect } from 'chai';
import { profilePage } from '../../../../../domain/seo/schema/rich-results/profile-page.js';
import { lacks } from '../../../../support/sites/json-ld-page.js';

const sound = { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'A member' } };

describe('[U] rich result: profile-page', () => {
  it('misses nothing in markup that is complete', () => {
    expect(lacks(sound)).to.deep.equal({ required: [], recommended: [] });
  });

  it('names what a bare one lacks', () => {
    expect(lacks({ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', image: '/m.png' } })).to.deep.equal({
      required: ['mainEntity.name or mainEntity.alternateName'],
      recommended: [],
    });
  });

  it('points to the documentation of Google', () => {
    expect(profilePage.reference).to.match(/^https:\/\/developers\.google\.com\/search\/docs\//);
  });
});
