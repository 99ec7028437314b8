import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { linkNofollowInternal } from '../../../../../domain/seo/checks/link/nofollow-internal.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => linkNofollowInternal.judge(siteFrom(pages), context());

describe('[U] link/nofollow-internal', () => {
  const page = (path: string, links: string) => pageFrom(htmlPage(links), { url: `${site}${path}` });

  it('fires once for a target, with the pages that hold back', () => {
    const link = '<a rel="noopener NoFollow" href="/login">Log in</a>';
    expect(judge(page('/', link), page('/b', link))).to.deep.equal([
      {
        url: `${site}/login`,
        observed: 'rel=nofollow',
        expected: 'a followed link',
        where: 'a[rel~=nofollow]',
        count: 2,
        related_urls: [`${site}/`, `${site}/b`],
      },
    ]);
  });

  it('compares whole tokens', () => {
    expect(judge(page('/', '<a rel="nofollowed not-nofollow" href="/a">A</a>'))).to.deep.equal([]);
  });

  it('leaves followed links, and those to other sites, alone', () => {
    const links = '<a href="/a">A</a> <a rel="nofollow" href="https://other.example/">B</a>';
    expect(judge(page('/', links))).to.deep.equal([]);
  });
});
