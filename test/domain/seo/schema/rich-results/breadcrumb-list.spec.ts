import { expect } from 'chai';
import { breadcrumbList } from '../../../../../domain/seo/schema/rich-results/breadcrumb-list.js';
import { lacks } from '../../../../support/sites/json-ld-page.js';

const sound = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
    { '@type': 'ListItem', position: 2, item: { '@id': '/a', name: 'A' } },
  ],
};

describe('[U] rich result: breadcrumb-list', () => {
  it('misses nothing in markup that is complete', () => {
    expect(lacks(sound)).to.deep.equal({ required: [], recommended: [] });
  });

  it('names what a bare one lacks', () => {
    expect(
      lacks({
        '@type': 'WebPage',
        breadcrumb: { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, item: '/' }] },
      }),
    ).to.deep.equal({ required: ['itemListElement.name or itemListElement.item.name'], recommended: [] });
  });

  it('points to the documentation of Google', () => {
    expect(breadcrumbList.reference).to.match(/^https:\/\/developers\.google\.com\/search\/docs\//);
  });
});
