import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { indexFewIndexable } from '../../../../../domain/seo/checks/index/few-indexable.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => indexFewIndexable.judge(siteFrom(pages), context());

describe('[U] index/few-indexable', () => {
  const pages = (excluded: number, open: number) => [
    ...Array.from({ length: excluded }, (_, at) =>
      pageFrom(htmlPage('<p>Text</p>', '<link rel="canonical" href="/">'), { url: `${site}/x${at}` }),
    ),
    ...Array.from({ length: open }, (_, at) => linkPage(`${site}/open${at}`)),
  ];

  it('fires under one half', () => {
    expect(judge(...pages(2, 1))).to.deep.equal([
      { url: `${site}/x0`, observed: '1 of 3 pages can be indexed', expected: 'at least 50%', severity: 'medium' },
    ]);
  });

  it('does not count AMP versions as pages that are missing', () => {
    const both = [1, 2].flatMap((at) => [
      pageFrom(htmlPage('<p>Text</p>', `<link rel="amphtml" href="/amp${at}">`), { url: `${site}/p${at}` }),
      pageFrom(htmlPage('<p>Text</p>', `<link rel="canonical" href="/p${at}">`), { url: `${site}/amp${at}` }),
    ]);
    const copy = pageFrom(htmlPage('<p>Text</p>', '<link rel="canonical" href="/p1">'), { url: `${site}/copy` });
    expect(judge(...both, copy)).to.deep.equal([]);
  });

  it('weighs more the less is left', () => {
    expect([pages(7, 3), pages(8, 2), pages(3, 0)].map((all) => judge(...all)[0]?.severity)).to.deep.equal([
      'medium',
      'high',
      'critical',
    ]);
  });

  it('does not count pages that only redirect', () => {
    const stub = (at: number) =>
      pageFrom(htmlPage('', '<meta http-equiv="refresh" content="0; url=/">'), { url: `${site}/old${at}` });
    expect(judge(...pages(1, 1), stub(1), stub(2), stub(3))).to.deep.equal([]);
  });

  it('leaves one half, and a site without pages, alone', () => {
    expect(judge(...pages(2, 2))).to.deep.equal([]);
    expect(judge()).to.deep.equal([]);
  });
});
