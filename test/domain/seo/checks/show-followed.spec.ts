import { expect } from 'chai';
import { showFollowed } from '../../../../domain/seo/checks/show-followed.js';
import { linkPage } from '../../../support/sites/link-page.js';
import { siteFrom } from '../../../support/sites/site.js';

describe('[U] showFollowed', () => {
  const site = siteFrom([linkPage('https://a.example/', '/b'), linkPage('https://a.example/b')]);

  it('tells how far a crawl went', () => {
    expect(showFollowed(site, ['https://a.example/b', 'https://a.example/c', 'https://a.example/d'])).to.equal(
      ' (the crawl met 3 URLs and stopped following after 1)',
    );
  });

  it('says nothing where it followed them all', () => {
    expect(showFollowed(site, ['https://a.example/b'])).to.equal('');
  });
});
