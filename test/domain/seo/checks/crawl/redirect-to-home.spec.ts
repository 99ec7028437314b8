import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlRedirectToHome } from '../../../../../domain/seo/checks/crawl/redirect-to-home.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { redirectPage } from '../../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => crawlRedirectToHome.judge(siteFrom(pages), context());

describe('[U] crawl/redirect-to-home', () => {
  it('fires for a deep page that ends on the home page', () => {
    const pages = [linkPage(`${site}/`, '/old/page'), redirectPage(`${site}/old/page`, `${site}/`)];
    expect(judge(...pages)).to.deep.equal([
      { url: `${site}/old/page`, observed: `301 → ${site}/`, related_urls: [`${site}/`] },
    ]);
  });

  for (const path of ['/index.html', '/home', '/?lang=en']) {
    it(`leaves ${path} alone: it is another name of the home page`, () => {
      expect(judge(redirectPage(`${site}${path}`, `${site}/`))).to.deep.equal([]);
    });
  }

  it('leaves a redirect to another page or another site alone', () => {
    expect(judge(redirectPage(`${site}/a`, `${site}/b`))).to.deep.equal([]);
    expect(judge(redirectPage(`${site}/a`, 'https://other.example/'))).to.deep.equal([]);
  });
});
