import { expect } from 'chai';
import { webSite } from '../../../../../domain/seo/schema/rich-results/web-site.js';
import { lacks } from '../../../../support/sites/json-ld-page.js';

const sound = { '@type': 'WebSite', name: 'Mill', url: '/' };

describe('[U] rich result: web-site', () => {
  it('misses nothing in markup that is complete', () => {
    expect(lacks(sound)).to.deep.equal({ required: [], recommended: [] });
  });

  it('names what a bare one lacks', () => {
    expect(lacks({ '@type': 'WebSite', name: 'Mill' })).to.deep.equal({ required: ['url'], recommended: [] });
  });

  it('points to the documentation of Google', () => {
    expect(webSite.reference).to.match(/^https:\/\/developers\.google\.com\/search\/docs\//);
  });
});
