import { expect } from 'chai';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { siblingGroups } from '../../../../domain/seo/site/sibling-groups.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../support/sites/pages.js';

const page = (path: string, overrides: PageOverrides = {}) =>
  summarizePage(pageFrom(htmlPage(), { url: `https://site.example${path}`, ...overrides }));
const groups = (...pages: ReturnType<typeof page>[]) =>
  siblingGroups(pages, 2).map((group) => group.map(({ url }) => url.slice('https://site.example'.length)));

describe('[U] sibling groups', () => {
  it('are the pages right below one folder, in order', () => {
    expect(groups(page('/a/1'), page('/b/1'), page('/a/2/'), page('/a/2/x'), page('/b/2?q=1'))).to.deep.equal([
      ['/a/1', '/a/2/'],
      ['/b/1', '/b/2?q=1'],
    ]);
  });

  it('leave out the top of the site, index files, small groups and what is not indexable', () => {
    expect(groups(page('/'), page('/a'), page('/b'), page('/c/1'))).to.deep.equal([]);
    expect(groups(page('/a/1'), page('/a/index.html'), page('/a/2', { status: 404 }))).to.deep.equal([]);
  });
});
