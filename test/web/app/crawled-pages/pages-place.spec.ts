import { expect } from 'chai';
import { type PageChoice, pagePath, pagesFile, pagesPath } from '../../../../web/app/crawled-pages/pages-place.js';

const SITE = { path: '/app/sites/s/pages', audit: null };
const OLDER = { path: '/app/sites/s/pages', audit: 'a' };
const CHOICE: PageChoice = { search: 'a&b', status: '', columns: ['url', 'words'], sort: 'words', order: 'desc' };

describe('[U] addresses of tables of pages', () => {
  it('hold what was chosen, without what is empty and without the first page', () => {
    expect(pagesPath(SITE, { columns: null })).to.equal('/app/sites/s/pages');
    expect(pagesPath(SITE, { columns: null }, 1)).to.equal('/app/sites/s/pages');
    expect(pagesPath(OLDER, CHOICE, 3)).to.equal(
      '/app/sites/s/pages?audit=a&search=a%26b&sort=words&order=desc&columns=url&columns=words&page=3',
    );
  });

  it('lead to one page of the same audit', () => {
    expect(pagePath(SITE, 'https://x.example/?a=1&b')).to.equal(
      '/app/sites/s/pages?url=https%3A%2F%2Fx.example%2F%3Fa%3D1%26b',
    );
    expect(pagePath(OLDER, 'u')).to.equal('/app/sites/s/pages?audit=a&url=u');
  });

  it('lead to a file of all that is chosen', () => {
    expect(pagesFile('a', 'csv', { columns: null })).to.equal('/api/seo/audits/a/pages?format=csv');
    expect(pagesFile('a', 'xlsx', CHOICE)).to.equal(
      '/api/seo/audits/a/pages?format=xlsx&search=a%26b&sort=words&order=desc&columns=url&columns=words',
    );
  });
});
