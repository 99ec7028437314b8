import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlRedirectOffSite } from '../../../../../domain/seo/checks/crawl/redirect-off-site.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { redirectPage } from '../../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => crawlRedirectOffSite.judge(siteFrom(pages), context());

describe('[U] crawl/redirect-off-site', () => {
  it('fires when the chain ends on another registrable domain', () => {
    const pages = [redirectPage(`${site}/a`, `${site}/b`), redirectPage(`${site}/b`, 'https://other.example/x', 302)];
    expect(judge(linkPage(`${site}/`, '/a'), ...pages)[0]).to.deep.equal({
      url: `${site}/a`,
      observed: '301 → https://other.example/x',
      related_urls: [`${site}/`],
    });
  });

  it('leaves another host of the same domain alone', () => {
    expect(judge(redirectPage(`${site}/a`, 'https://shop.site.example/a'))).to.deep.equal([]);
  });

  it('leaves a circle to its own check', () => {
    expect(judge(redirectPage(`${site}/a`, `${site}/a`))).to.deep.equal([]);
  });
});
