import { expect } from 'chai';
import { fragmentViews } from '../../../../domain/seo/site/fragment-views.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { renderedPage } from '../../../support/sites/rendered-page.js';
import { siteFrom } from '../../../support/sites/site.js';

const url = 'https://site.example/';
const LINKS = '<a href="#/pricing">p</a><a href="#/team">t</a><a href="#top">top</a>';

describe('[U] fragmentViews', () => {
  it('finds views that share a URL, in the source', () => {
    expect(fragmentViews(siteFrom([pageFrom(htmlPage(LINKS), { url })]))).to.deep.equal([
      { url, views: ['/pricing', '/team'], sources: [url] },
    ]);
  });

  it('finds those that only scripts link to', () => {
    const rendered = [renderedPage({ url, raw: htmlPage(), rendered: htmlPage(LINKS) })];
    expect(
      fragmentViews(siteFrom([pageFrom(htmlPage(), { url })], { rendered })).map(({ views }) => views.length),
    ).to.deep.equal([2]);
  });

  it('leaves alone places on the page and views that have a URL of their own', () => {
    const page = pageFrom(htmlPage(LINKS), { url });
    const own = ['pricing', 'team'].map((path) => pageFrom(htmlPage(), { url: url + path }));
    expect(fragmentViews(siteFrom([page, ...own]))).to.deep.equal([]);
    expect(
      fragmentViews(siteFrom([pageFrom(htmlPage('<a href="#a">a</a><a href="#b">b</a>'), { url })])),
    ).to.deep.equal([]);
  });
});
