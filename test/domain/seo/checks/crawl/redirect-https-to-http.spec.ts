import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlRedirectHttpsToHttp } from '../../../../../domain/seo/checks/crawl/redirect-https-to-http.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { redirectPage } from '../../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => crawlRedirectHttpsToHttp.judge(siteFrom(pages), context());

describe('[U] crawl/redirect-https-to-http', () => {
  it('fires for the hop that leaves https', () => {
    const pages = [
      redirectPage(`${site}/a`, 'http://site.example/b', 302),
      redirectPage('http://site.example/b', `${site}/b`),
    ];
    expect(judge(linkPage(`${site}/`, '/a'), ...pages)).to.deep.equal([
      {
        url: `${site}/a`,
        observed: '302 → http://site.example/b',
        expected: 'an https address',
        related_urls: [`${site}/`],
      },
    ]);
  });

  it('leaves hops to https and within http alone', () => {
    expect(
      judge(redirectPage('http://site.example/a', 'http://site.example/b'), redirectPage(`${site}/c`, `${site}/d`)),
    ).to.deep.equal([]);
  });
});
