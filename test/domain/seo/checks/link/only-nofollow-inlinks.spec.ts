import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { linkOnlyNofollowInlinks } from '../../../../../domain/seo/checks/link/only-nofollow-inlinks.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  linkOnlyNofollowInlinks.judge(siteFrom(pages, overrides), context());
const held = '<a rel="nofollow" href="/a">A</a>';
const followed = '<a href="/a">A</a>';

describe('[U] link/only-nofollow-inlinks', () => {
  it('fires for a page that no one vouches for', () => {
    const search = page('/search', followed, '<meta name="robots" content="nofollow">');
    expect(judge([page('/', held), search, page('/a')])).to.deep.equal([
      {
        url: `${site}/a`,
        observed: '2 linking pages, all with nofollow',
        expected: 'a followed link',
        where: 'a[rel~=nofollow]',
        related_urls: [`${site}/`, `${site}/search`],
      },
    ]);
  });

  it('leaves pages with a followed link alone', () => {
    expect(judge([page('/', held), page('/b', followed), page('/a')])).to.deep.equal([]);
    expect(judge([page('/', held + followed), page('/a')])).to.deep.equal([]);
  });

  it('leaves the start, pages that are not indexed, and addresses that were not fetched, alone', () => {
    const account = page('/a', '<a rel="nofollow" href="/">Home</a>', '<meta name="robots" content="noindex">');
    expect(judge([page('/', held), account])).to.deep.equal([]);
    expect(judge([page('/', held)])).to.deep.equal([]);
  });

  it('says nothing about a crawl that was cut off', () => {
    expect(judge([page('/', held), page('/a')], { crawl_incomplete: true })).to.deep.equal([]);
  });
});
