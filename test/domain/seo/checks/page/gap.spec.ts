import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { pageGap } from '../../../../../domain/seo/checks/page/gap.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  pageGap.judge(siteFrom(pages, overrides), context());

describe('[U] page/gap', () => {
  const pages = (...numbers: number[]) => numbers.map((number) => page(`/list?page=${number}`));

  it('fires for a number that is nowhere', () => {
    expect(judge([page('/list'), ...pages(2, 3, 5)])).to.deep.equal([
      {
        url: `${site}/list`,
        observed: 'no page 4 of 5',
        related_urls: [2, 3, 5].map((number) => `${site}/list?page=${number}`),
      },
    ]);
  });

  it('fires for a number that returns an error', () => {
    const broken = page('/list?page=4', '', '', { status: 404 });
    expect(judge([...pages(2, 3, 5), broken]).map(({ observed }) => observed)).to.deep.equal(['no page 4 of 5']);
  });

  it('leaves whole series, and numbers that were only seen or turn us away, alone', () => {
    const linked = page('/list', '<a href="?page=4">4</a>');
    expect(judge(pages(2, 3, 4))).to.deep.equal([]);
    expect(judge([linked, ...pages(2, 3, 5)])).to.deep.equal([]);
    expect(judge([...pages(2, 3, 5), page('/list?page=4', '', '', { status: 429 })])).to.deep.equal([]);
  });

  it('leaves numbers that do not count pages alone', () => {
    expect(judge(pages(7, 120, 4400))).to.deep.equal([]);
    expect(judge(pages(2, 5))).to.deep.equal([]);
  });

  it('says nothing about a crawl that was cut off', () => {
    expect(judge(pages(2, 3, 5), { crawl_incomplete: true })).to.deep.equal([]);
  });
});
