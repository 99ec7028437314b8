import { expect } from 'chai';
import { linkedRedirects } from '../../../../domain/seo/checks/linked-redirects.js';
import { linkPage } from '../../../support/sites/link-page.js';
import { redirectPage } from '../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../support/sites/site.js';

const url = (path: string) => `https://site.example${path}`;

describe('[U] linkedRedirects', () => {
  it('shows the whole chain of linked targets with one of the statuses', () => {
    const site = siteFrom([
      linkPage(url('/'), '/a', '/c'),
      redirectPage(url('/a'), url('/b'), 301),
      redirectPage(url('/b'), url('/d'), 301),
      redirectPage(url('/c'), url('/d'), 302),
    ]);
    expect(linkedRedirects(site, [301])).to.deep.equal([
      { url: url('/a'), observed: `301 → ${url('/b')} → ${url('/d')}`, expected: '200', related_urls: [url('/')] },
    ]);
  });
});
