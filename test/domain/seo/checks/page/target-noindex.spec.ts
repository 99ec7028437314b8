import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { pageTargetNoindex } from '../../../../../domain/seo/checks/page/target-noindex.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  pageTargetNoindex.judge(siteFrom(pages, overrides), context());
const next = (path: string) => `<link rel="next" href="${path}">`;

describe('[U] page/target-noindex', () => {
  const hidden = (path: string, head = '') => page(path, '', `<meta name="robots" content="noindex">${head}`);

  it('fires for a page of the series that is not indexed', () => {
    expect(judge([page('/1', '', next('/2')), hidden('/2')])).to.deep.equal([
      {
        url: `${site}/2`,
        observed: 'rel=next: noindex',
        expected: 'an indexable page',
        where: 'link[rel=next], link[rel=prev]',
        count: 1,
        related_urls: [`${site}/1`],
      },
    ]);
  });

  it('leaves indexable pages, and a page that names itself, alone', () => {
    expect(judge([page('/1', '', next('/2')), page('/2'), hidden('/x', next('/x'))])).to.deep.equal([]);
  });
});
