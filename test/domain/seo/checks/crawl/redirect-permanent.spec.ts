import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlRedirectPermanent } from '../../../../../domain/seo/checks/crawl/redirect-permanent.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { redirectPage } from '../../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => crawlRedirectPermanent.judge(siteFrom(pages), context());

describe('[U] crawl/redirect-permanent', () => {
  for (const status of [301, 308]) {
    it(`fires for a linked ${status} and shows where it leads`, () => {
      const pages = [linkPage(`${site}/`, '/a'), redirectPage(`${site}/a`, `${site}/b`, status), linkPage(`${site}/b`)];
      expect(judge(...pages)).to.deep.equal([
        { url: `${site}/a`, observed: `${status} → ${site}/b`, expected: '200', related_urls: [`${site}/`] },
      ]);
    });
  }

  for (const status of [302, 303, 307]) {
    it(`leaves ${status} to its twin`, () => {
      expect(judge(linkPage(`${site}/`, '/a'), redirectPage(`${site}/a`, `${site}/b`, status))).to.deep.equal([]);
    });
  }

  it('leaves a redirect that no page links to alone', () => {
    expect(
      judge(linkPage(`${site}/`), ...[301, 308].map((status) => redirectPage(`${site}/${status}`, `${site}/`, status))),
    ).to.deep.equal([]);
  });
});
