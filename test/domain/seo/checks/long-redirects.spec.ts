import { expect } from 'chai';
import { longRedirects } from '../../../../domain/seo/checks/long-redirects.js';
import { redirectPage } from '../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../support/sites/site.js';

const url = (at: number) => `https://site.example/${at}`;

describe('[U] longRedirects', () => {
  const site = siteFrom([redirectPage(url(0), url(1)), redirectPage(url(1), url(2)), redirectPage(url(2), url(3))]);

  it('counts hops', () => {
    expect(longRedirects(site, 3).map(({ url, observed }) => [url, observed])).to.deep.equal([
      [url(0), `3 hops: ${url(1)} → ${url(2)} → ${url(3)}`],
    ]);
    expect(longRedirects(site, 4)).to.deep.equal([]);
  });
});
