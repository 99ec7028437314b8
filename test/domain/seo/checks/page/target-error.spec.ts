import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { pageTargetError } from '../../../../../domain/seo/checks/page/target-error.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { redirectPage } from '../../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  pageTargetError.judge(siteFrom(pages, overrides), context());
const next = (path: string) => `<link rel="next" href="${path}">`;
const prev = (path: string) => `<link rel="prev" href="${path}">`;

describe('[U] page/target-error', () => {
  it('fires for a neighbor that is broken or moved, with the pages naming it', () => {
    const pages = [
      page('/1', '', next('/2')),
      page('/3', '', prev('/2') + next('/4')),
      page('/2', '', '', { status: 404 }),
      redirectPage(`${site}/4`, `${site}/`),
    ];
    const where = 'link[rel=next], link[rel=prev]';
    expect(judge(pages)).to.deep.equal([
      {
        url: `${site}/2`,
        observed: 'rel=next: 404',
        expected: '200',
        where,
        count: 2,
        related_urls: [`${site}/1`, `${site}/3`],
      },
      {
        url: `${site}/4`,
        observed: `rel=next: 301 → ${site}/`,
        expected: '200',
        where,
        count: 1,
        related_urls: [`${site}/3`],
      },
    ]);
  });

  it('leaves neighbors that answer, turn us away or were not asked alone', () => {
    const pages = [
      page('/1', '', next('/2')),
      page('/2', '', prev('/1') + next('/3')),
      page('/3', '', '', { status: 403 }),
    ];
    expect(judge(pages)).to.deep.equal([]);
    expect(judge([page('/1', '', next('/2'))])).to.deep.equal([]);
  });
});
