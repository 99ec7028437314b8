import { expect } from 'chai';
import { linkedUrls } from '../../../../domain/seo/links/linked-urls.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { redirectPage } from '../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../support/sites/site.js';

const url = (path: string) => `https://site.example${path}`;
const page = (path: string, body = '', head = '') => pageFrom(htmlPage(body, head), { url: url(path) });

describe('[U] linked URLs', () => {
  it('are those that clicks from the start page lead to, through redirects too, but not from orphans', () => {
    const site = siteFrom([
      page('/', '<a href="/a">a</a><a href="/old" rel="nofollow">b</a>'),
      page(
        '/a',
        '<a href="/not-crawled">c</a><a href="/">home</a>',
        '<meta http-equiv="refresh" content="0;url=/then">',
      ),
      redirectPage(url('/old'), url('/older')),
      redirectPage(url('/older'), url('/new')),
      page('/new', '<a href="/deep">d</a>'),
      page('/orphan', '<a href="/child">e</a>'),
      page('/child'),
    ]);
    expect(
      [...linkedUrls(site.start_url, site.by_url)].map((found) => found.replace(url(''), '')).sort(),
    ).to.deep.equal(['/', '/a', '/deep', '/new', '/not-crawled', '/old', '/older', '/then']);
  });
});
