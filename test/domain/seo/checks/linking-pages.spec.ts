import { expect } from 'chai';
import { linkingPages } from '../../../../domain/seo/checks/linking-pages.js';
import { linkPage } from '../../../support/sites/link-page.js';
import { siteFrom } from '../../../support/sites/site.js';

describe('[U] linkingPages', () => {
  const site = siteFrom(Array.from({ length: 11 }, (_, at) => linkPage(`https://site.example/${at}`, '/t')));

  it('names ten sources in crawl order', () => {
    const { related_urls: named } = linkingPages(site, 'https://site.example/t');
    expect([named?.length, named?.[0], named?.[9]]).to.deep.equal([
      10,
      'https://site.example/0',
      'https://site.example/9',
    ]);
  });

  it('is empty for a URL that nothing links to', () => {
    expect(linkingPages(site, 'https://site.example/x')).to.deep.equal({});
  });
});
