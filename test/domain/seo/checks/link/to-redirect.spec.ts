import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { linkToRedirect } from '../../../../../domain/seo/checks/link/to-redirect.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { redirectPage } from '../../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => linkToRedirect.judge(siteFrom(pages), context());

describe('[U] link/to-redirect', () => {
  it('fires once for a target and names where to link instead', () => {
    const pages = [
      linkPage(`${site}/`, '/a'),
      linkPage(`${site}/x`, '/a'),
      redirectPage(`${site}/a`, `${site}/b`),
      redirectPage(`${site}/b`, `${site}/c`),
      linkPage(`${site}/c`),
    ];
    expect(judge(...pages)).to.deep.equal([
      {
        url: `${site}/a`,
        observed: `→ ${site}/b → ${site}/c`,
        expected: `${site}/c`,
        where: 'a[href]',
        count: 2,
        related_urls: [`${site}/`, `${site}/x`],
      },
    ]);
  });

  it('leaves circles, and ends in an error, to their own checks', () => {
    const pages = [
      linkPage(`${site}/`, '/a', '/b'),
      redirectPage(`${site}/a`, `${site}/a`),
      redirectPage(`${site}/b`, `${site}/gone`),
      pageFrom('', { url: `${site}/gone`, status: 404 }),
    ];
    expect(judge(...pages)).to.deep.equal([]);
  });

  it('leaves links to pages alone', () => {
    expect(judge(linkPage(`${site}/`, '/a'), linkPage(`${site}/a`))).to.deep.equal([]);
  });
});
