import { expect } from 'chai';
import { reachedUrls } from '../../../../domain/seo/site/reached-urls.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { linkPage } from '../../../support/sites/link-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { redirectPage } from '../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../support/sites/site.js';

const site = 'https://site.example';

describe('[U] reached URLs', () => {
  it('are the start, what is linked, and where redirects lead', () => {
    const pages = [
      linkPage(`${site}/`, '/a', '/old', '/stub'),
      linkPage(`${site}/a`, '/a'),
      redirectPage(`${site}/old`, `${site}/newer`),
      redirectPage(`${site}/newer`, `${site}/new`),
      pageFrom(htmlPage('', '<meta http-equiv="refresh" content="0; url=/behind">'), { url: `${site}/stub` }),
      linkPage(`${site}/alone`, '/alone'),
    ];
    expect([...reachedUrls(siteFrom(pages))].sort()).to.deep.equal(
      ['/', '/a', '/behind', '/new', '/newer', '/old', '/stub'].map((path) => `${site}${path}`),
    );
  });
});
