import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { canonicalPaginatedToFirst } from '../../../../../domain/seo/checks/canonical/paginated-to-first.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  canonicalPaginatedToFirst.judge(siteFrom(pages, overrides), context());
const canonical = (href: string) => `<link rel="canonical" href="${href}">`;

describe('[U] canonical/paginated-to-first', () => {
  it('fires once for a list, with the pages that name its first', () => {
    const pages = [
      page('/list', '<p>one</p>'),
      page('/list?page=2', '<p>two</p>', canonical('/list')),
      page('/list?page=3', '<p>three</p>', canonical('/list')),
      page('/news/page/2/', '<p>old</p>', canonical('/news/')),
      page('/shop?page=2', '<p>x</p>', canonical('/shop?page=1')),
    ];
    expect(judge(pages)).to.deep.equal([
      {
        url: `${site}/list`,
        observed: `canonical of ${site}/list?page=2`,
        expected: 'a canonical of its own on each page of the list',
        where: 'canonical',
        count: 2,
        related_urls: [`${site}/list?page=2`, `${site}/list?page=3`],
      },
      {
        url: `${site}/news/`,
        observed: `canonical of ${site}/news/page/2/`,
        expected: 'a canonical of its own on each page of the list',
        where: 'canonical',
        count: 1,
        related_urls: [`${site}/news/page/2/`],
      },
      {
        url: `${site}/shop?page=1`,
        observed: `canonical of ${site}/shop?page=2`,
        expected: 'a canonical of its own on each page of the list',
        where: 'canonical',
        count: 1,
        related_urls: [`${site}/shop?page=2`],
      },
    ]);
  });

  it('leaves pages that name themselves, the whole list or another page alone', () => {
    const pages = [
      page('/list?page=1', '', canonical('/list')),
      page('/list?page=2&utm_source=x', '', canonical('/list?page=2')),
      page('/list?page=3', '', canonical('/list?view=all')),
      page('/list?page=4', '', canonical('/other')),
      page('/list?page=5'),
    ];
    expect(judge(pages)).to.deep.equal([]);
  });

  it('leaves a number that changes nothing alone', () => {
    expect(judge([page('/a', '<p>same</p>'), page('/a?page=2', '<p>same</p>', canonical('/a'))])).to.deep.equal([]);
  });
});
