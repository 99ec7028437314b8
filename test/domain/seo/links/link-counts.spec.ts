import { expect } from 'chai';
import { linkCounts } from '../../../../domain/seo/links/link-counts.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const page = (path: string, body: string, status = 200) =>
  pageFrom(htmlPage(body), { url: `https://site.example${path}`, status });

describe('[U] link counts', () => {
  const readSlotCounts = linkCounts(
    siteFrom([
      page('/', '<a href="/a">a</a><a href="/a">again</a><a href="/gone">gone</a>'),
      page('/a', '<a href="/">start</a><a href="/a">self</a>'),
      page('/gone', '', 404),
    ]),
  );

  it('tells repeated links from linking pages', () => {
    expect(readSlotCounts('https://site.example/a')).to.deep.include({ inlinks: 2, unique_inlinks: 1 });
    expect(readSlotCounts('https://site.example/')).to.deep.include({ inlinks: 1, unique_inlinks: 1 });
  });

  it('scores pages that respond, with one decimal', () => {
    expect(readSlotCounts('https://site.example/').link_score).to.equal(100);
    expect(readSlotCounts('https://site.example/gone').link_score).to.equal(null);
  });

  it('knows nothing of a URL that was not crawled', () => {
    expect(readSlotCounts('https://site.example/new')).to.deep.include({
      inlinks: 0,
      unique_inlinks: 0,
      link_score: null,
    });
  });
});
