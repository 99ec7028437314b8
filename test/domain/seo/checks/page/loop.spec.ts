import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { pageLoop } from '../../../../../domain/seo/checks/page/loop.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  pageLoop.judge(siteFrom(pages, overrides), context());
const next = (path: string) => `<link rel="next" href="${path}">`;

describe('[U] page/loop', () => {
  it('fires once for a circle, wherever it is entered', () => {
    const pages = [
      page('/0', '', next('/1')),
      page('/1', '', next('/2')),
      page('/2', '', next('/3')),
      page('/3', '', next('/1')),
      page('/x', '', next('/3')),
    ];
    expect(judge(pages)).to.deep.equal([
      {
        url: `${site}/1`,
        observed: `${site}/1 → ${site}/2 → ${site}/3 → ${site}/1`,
        expected: 'an end',
        where: 'link[rel=next]',
        count: 3,
        related_urls: [`${site}/2`, `${site}/3`],
      },
    ]);
  });

  it('fires for a page that is its own next', () => {
    expect(judge([page('/1', '', next('/1'))]).map(({ observed }) => observed)).to.deep.equal([
      `${site}/1 → ${site}/1`,
    ]);
  });

  it('leaves series that end alone', () => {
    const pages = [page('/1', '', next('/2')), page('/2', '', next('/3')), page('/3'), page('/x', '', next('/2'))];
    expect(judge(pages)).to.deep.equal([]);
  });
});
