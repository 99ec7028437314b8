import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { linkHttpOnHttps } from '../../../../../domain/seo/checks/link/http-on-https.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => linkHttpOnHttps.judge(siteFrom(pages), context());

describe('[U] link/http-on-https', () => {
  it('fires once for a target on the own host', () => {
    const pages = [linkPage(`${site}/`, 'http://site.example/a'), linkPage(`${site}/b`, 'http://site.example/a')];
    expect(judge(...pages)).to.deep.equal([
      {
        url: 'http://site.example/a',
        observed: 'http://site.example/a',
        expected: `${site}/a`,
        where: 'a[href]',
        count: 2,
        related_urls: [`${site}/`, `${site}/b`],
      },
    ]);
  });

  it('leaves http sites, and links to other sites, alone', () => {
    expect(judge(linkPage('http://site.example/', '/a'), linkPage(`${site}/`, 'http://other.example/'))).to.deep.equal(
      [],
    );
  });
});
