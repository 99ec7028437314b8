import { expect } from 'chai';
import { knownUrls } from '../../../../domain/seo/checks/known-urls.js';
import { linkPage } from '../../../support/sites/link-page.js';
import { siteFrom } from '../../../support/sites/site.js';

describe('[U] knownUrls', () => {
  it('lists fetched and linked URLs once', () => {
    const site = siteFrom([linkPage('https://site.example/', '/a', '/b'), linkPage('https://site.example/a', '/b')]);
    expect(knownUrls(site)).to.deep.equal([
      'https://site.example/',
      'https://site.example/a',
      'https://site.example/b',
    ]);
  });
});
