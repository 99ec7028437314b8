import { expect } from 'chai';
import { countInlinks } from '../../../../domain/seo/links/count-inlinks.js';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

const page = (path: string, body: string) =>
  summarizePage(pageFrom(htmlPage(body), { url: `https://site.example${path}` }));

describe('[U] count inlinks', () => {
  it('counts every link of other pages, whatever its fragment, and of this site alone', () => {
    const counts = countInlinks([
      page('/', '<a href="/a">a</a><a href="/a#part">b</a><a href="/a">c</a><a href="https://other.example/">d</a>'),
      page('/a', '<a href="/a">self</a><a href="/">start</a>'),
      page('/b', '<a href="/a" rel="nofollow">a</a>'),
    ]);
    expect([...counts]).to.deep.equal([
      ['https://site.example/a', 4],
      ['https://site.example/', 1],
    ]);
  });
});
