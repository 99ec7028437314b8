import { expect } from 'chai';
import { redirectEntries } from '../../../../domain/seo/checks/redirect-entries.js';
import { linkPage } from '../../../support/sites/link-page.js';
import { redirectPage } from '../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../support/sites/site.js';

const url = (path: string) => `https://site.example${path}`;
const hop = { ...redirectPage(url('/b'), url('/c')), source: 'redirect' as const };

describe('[U] redirectEntries', () => {
  it('tells a chain once, from where it is asked for', () => {
    const site = siteFrom([redirectPage(url('/a'), url('/b')), hop, linkPage(url('/c'))]);
    expect(redirectEntries(site).map(({ page, chain }) => [page.url, chain.hops])).to.deep.equal([
      [url('/a'), [url('/b'), url('/c')]],
    ]);
  });

  it('tells a hop as well when pages link to it', () => {
    const site = siteFrom([linkPage(url('/'), '/b'), redirectPage(url('/a'), url('/b')), hop]);
    expect(redirectEntries(site).map(({ page }) => page.url)).to.deep.equal([url('/a'), url('/b')]);
  });
});
