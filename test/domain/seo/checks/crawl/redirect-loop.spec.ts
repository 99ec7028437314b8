import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlRedirectLoop } from '../../../../../domain/seo/checks/crawl/redirect-loop.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { redirectPage } from '../../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => crawlRedirectLoop.judge(siteFrom(pages), context());

describe('[U] crawl/redirect-loop', () => {
  it('fires once for a circle, whatever leads into it', () => {
    const pages = [
      linkPage(`${site}/`, '/in', '/a'),
      redirectPage(`${site}/in`, `${site}/a`),
      redirectPage(`${site}/a`, `${site}/b`),
      redirectPage(`${site}/b`, `${site}/a`),
    ];
    expect(judge(...pages)).to.deep.equal([
      {
        url: `${site}/in`,
        observed: `→ ${site}/a → ${site}/b → ${site}/a`,
        expected: 'an end',
        related_urls: [`${site}/a`, `${site}/b`],
      },
    ]);
  });

  it('fires for a page that redirects to itself, after one hop', () => {
    expect(judge(redirectPage(`${site}/a`, `${site}/a`))).to.deep.equal([
      { url: `${site}/a`, observed: `→ ${site}/a`, expected: 'an end', related_urls: [] },
    ]);
  });

  it('leaves a chain with an end alone', () => {
    expect(judge(redirectPage(`${site}/a`, `${site}/b`), linkPage(`${site}/b`))).to.deep.equal([]);
  });
});
