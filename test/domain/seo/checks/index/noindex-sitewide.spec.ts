import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { indexNoindexSitewide } from '../../../../../domain/seo/checks/index/noindex-sitewide.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => indexNoindexSitewide.judge(siteFrom(pages), context());

describe('[U] index/noindex-sitewide', () => {
  const pages = (excluded: number, open: number) => [
    ...Array.from({ length: excluded }, (_, at) =>
      pageFrom(htmlPage('<p>Text</p>', '<meta name="robots" content="noindex">'), { url: `${site}/x${at}` }),
    ),
    ...Array.from({ length: open }, (_, at) => linkPage(`${site}/open${at}`)),
  ];

  it('fires from nine pages in ten', () => {
    expect(judge(...pages(9, 1))).to.deep.equal([
      {
        url: `${site}/x0`,
        observed: '9 of 10 pages are noindex',
        expected: 'under 90%',
        count: 9,
        related_urls: Array.from({ length: 9 }, (_, at) => `${site}/x${at}`),
      },
    ]);
  });

  it('leaves eight in ten, and a site without pages, alone', () => {
    expect(judge(...pages(8, 2))).to.deep.equal([]);
    expect(judge()).to.deep.equal([]);
  });

  it('counts pages that returned 200 only', () => {
    expect(judge(...pages(9, 1), pageFrom('', { url: `${site}/gone`, status: 404 }))).to.have.length(1);
  });
});
