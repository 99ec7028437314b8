import { expect } from 'chai';
import { renderSample } from '../../../../domain/seo/site/render-sample.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const at = (path: string) => `https://site.example${path}`;
const page = (path: string, links: string[] = [], head = '') =>
  pageFrom(`<head>${head}</head><p>x ${links.map((link) => `<a href="${link}">l</a>`).join('')}`, { url: at(path) });

describe('[U] renderSample', () => {
  const pages = [
    page('/', ['/blog/a', '/blog/b', '/shop/x', '/about']),
    page('/blog/a', ['/blog/b', '/shop/x']),
    page('/blog/b', ['/shop/x']),
    page('/shop/x'),
    page('/about', ['/help/1']),
    page('/help/1'),
    page('/private', [], '<meta name="robots" content="noindex">'),
  ];

  it('takes the start page and of each template the page that most pages link to', () => {
    expect(renderSample(siteFrom(pages), 5)).to.deep.equal(['/', '/shop/x', '/blog/b', '/about', '/help/1'].map(at));
  });

  it('keeps to the size, and of equals takes the first one crawled', () => {
    expect(renderSample(siteFrom(pages), 2)).to.deep.equal(['/', '/shop/x'].map(at));
    expect(renderSample(siteFrom(pages), 0)).to.deep.equal([]);
    const equals = [page('/', ['/b/1', '/a/1']), page('/b/1'), page('/a/1')];
    expect(renderSample(siteFrom(equals), 2)).to.deep.equal(['/', '/b/1'].map(at));
  });

  it('begins where the start URL leads', () => {
    const moved = pageFrom('', { url: at('/old'), status: 301, fetch: { redirect_url: at('/new/') } });
    expect(renderSample(siteFrom([moved, page('/new/'), page('/new/a')]), 5)).to.deep.equal([at('/new/')]);
  });

  it('does without a start page that cannot be had', () => {
    const broken = pageFrom('', { url: at('/'), status: 500 });
    expect(renderSample(siteFrom([broken, page('/a/1')]), 5)).to.deep.equal([at('/a/1')]);
  });
});
