import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { linkMixedFollow } from '../../../../../domain/seo/checks/link/mixed-follow.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  linkMixedFollow.judge(siteFrom(pages, overrides), context());
const held = '<a rel="nofollow" href="/a">A</a>';
const followed = '<a href="/a">A</a>';

describe('[U] link/mixed-follow', () => {
  it('fires once for a page, with the pages that hold back', () => {
    expect(judge([page('/', followed), page('/b', held), page('/c', held), page('/a')])).to.deep.equal([
      {
        url: `${site}/a`,
        observed: 'nofollow on 2 pages, followed on 1',
        expected: 'followed links',
        where: 'a[rel~=nofollow]',
        count: 2,
        related_urls: [`${site}/b`, `${site}/c`],
      },
    ]);
  });

  it('leaves pages that are linked one way alone', () => {
    expect(judge([page('/', held), page('/b', held), page('/a')])).to.deep.equal([]);
    expect(judge([page('/', followed), page('/b', followed), page('/a', held)])).to.deep.equal([]);
  });

  it('leaves both ways on one page, and pages that hold back from everything, to their checks', () => {
    const search = page('/search', followed, '<meta name="robots" content="nofollow">');
    expect(judge([page('/', held + followed), search, page('/a')])).to.deep.equal([]);
  });

  it('leaves pages that are not indexed anyway alone', () => {
    const account = page('/a', '', '<meta name="robots" content="noindex">');
    expect(judge([page('/', held), page('/b', followed), account])).to.deep.equal([]);
  });
});
