import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlTrackingParamInternal } from '../../../../../domain/seo/checks/crawl/tracking-param-internal.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => crawlTrackingParamInternal.judge(siteFrom(pages), context());

describe('[U] crawl/tracking-param-internal', () => {
  it('fires once for a target, however many pages link to it', () => {
    const href = '/sale?utm_source=menu&utm_medium=web';
    expect(judge(linkPage(`${site}/`, href), linkPage(`${site}/b`, href))).to.deep.equal([
      {
        url: `${site}${href}`,
        observed: 'parameter utm_source',
        expected: 'no tracking parameter',
        count: 2,
        related_urls: [`${site}/`, `${site}/b`],
      },
    ]);
  });

  it('fires for click ids', () => {
    expect(judge(linkPage(`${site}/`, '/a?gclid=1', '/b?fbclid=2'))).to.have.length(2);
  });

  it('leaves other parameters, and links to other sites, alone', () => {
    expect(judge(linkPage(`${site}/`, '/a?page=2', 'https://other.example/?utm_source=x'))).to.deep.equal([]);
  });
});
