import { expect } from 'chai';
import { linkCounts } from '../../../../domain/seo/links/link-counts.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const page = (path: string, body: string, status = 200) =>
  pageFrom(htmlPage(body), { url: `https://site.example${path}`, status });

describe('[U] link counts', () => {
  const readCounts = linkCounts(
    siteFrom([
      page('/', '<a href="/a">a</a><a href="/a">again</a><a href="/gone">gone</a>'),
      page('/a', '<a href="/">start</a><a href="/a">self</a><a href="https://other.example/">d</a>'),
      page('/gone', '', 404),
    ]),
  );

  it('counts links whatever their fragment and whether they are followed', () => {
    const read = linkCounts(
      siteFrom([
        page('/', '<a href="/a">a</a><a href="/a#part">b</a>'),
        page('/b', '<a href="/a" rel="nofollow">a</a>'),
      ]),
    );
    expect(read('https://site.example/a')).to.include({ inlinks: 3, unique_inlinks: 2 });
    expect(read('https://other.example/')).to.include({ inlinks: 0 });
  });

  it('counts repeated links of one page apart from linking pages, and no link of a page to itself', () => {
    expect(readCounts('https://site.example/a')).to.deep.include({ inlinks: 2, unique_inlinks: 1 });
    expect(readCounts('https://site.example/')).to.deep.include({ inlinks: 1, unique_inlinks: 1 });
  });

  it('scores pages that respond, with one decimal', () => {
    expect(readCounts('https://site.example/').link_score).to.equal(100);
    expect(readCounts('https://site.example/gone').link_score).to.equal(null);
  });

  it('knows nothing of a URL that was not crawled', () => {
    expect(readCounts('https://site.example/new')).to.deep.include({
      inlinks: 0,
      unique_inlinks: 0,
      link_score: null,
    });
  });
});
