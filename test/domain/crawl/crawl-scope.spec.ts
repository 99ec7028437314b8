import { expect } from 'chai';
import { type CrawlScope, createScope } from '../../../domain/crawl/crawl-scope.js';

const site = 'https://www.example.com';
const includes = (scope: CrawlScope, path: string) => createScope(scope, `${site}/`).includes(site + path);
const clean = (names: string[], path: string) =>
  createScope({ ignore_parameters: names }, `${site}/`)
    .clean(site + path)
    .slice(site.length);

describe('[U] crawl scope', () => {
  it('without one is the whole site, as it is', () => {
    const { isOwn, includes: wants, clean: named, followsLinks } = createScope(undefined, `${site}/`);
    expect([isOwn('https://example.com/a'), isOwn('https://shop.example.com/')]).to.deep.equal([true, false]);
    expect([wants(`${site}/a`), named(`${site}/?a=1`), followsLinks]).to.deep.equal([true, `${site}/?a=1`, true]);
  });

  it('includes what one pattern matches and none excludes', () => {
    const scope = { include: ['/blog/*', '/news/*'], exclude: ['*draft*'] };
    expect(['/blog/a', '/news/a', '/shop/a', '/blog/draft'].map((path) => includes(scope, path))).to.deep.equal([
      true,
      true,
      false,
      false,
    ]);
  });

  it('knows a folder from one whose name only begins like it', () => {
    for (const folder of ['/blog', '/blog/'])
      expect(['/blog', '/blog/', '/blog/a?b', '/blogs/a', '/'].map((path) => includes({ folder }, path))).to.deep.equal(
        [true, true, true, false, false],
      );
  });

  it('takes hosts below the registrable domain for the site where subdomains belong to it, and no others', () => {
    const { isOwn } = createScope({ subdomains: true }, `${site}/`);
    const urls = [
      'https://shop.example.com/',
      'https://example.com/',
      'https://example.com.evil.test/',
      'https://notexample.com/',
    ];
    expect(urls.map(isOwn)).to.deep.equal([true, true, false, false]);
    expect(createScope({ subdomains: true }, 'http://127.0.0.1:8080/').isOwn('http://127.0.0.2:8080/')).to.equal(false);
  });

  it('is a list of URLs, or what sitemaps list: no link is followed', () => {
    const list = { urls: [`${site}/a`] };
    expect([includes(list, '/a'), includes(list, '/b')]).to.deep.equal([true, false]);
    expect(createScope(list, `${site}/`).followsLinks).to.equal(false);
    expect(createScope({ sitemap_only: true }, `${site}/`).followsLinks).to.equal(false);
  });

  it('takes ignored parameters off, leaving the others as they are', () => {
    expect(clean(['utm_*', 'SID'], '/a?utm_source=x&b=2&sid=1&c=%2F')).to.equal('/a?b=2&c=%2F');
    expect(clean(['utm_*'], '/a?utm_source=x')).to.equal('/a');
    expect(clean(['*'], '/a?b=1&c')).to.equal('/a');
    expect(clean(['b'], '/a?bb=1&%62=2')).to.equal('/a?bb=1');
    expect(clean(['b'], '/a?%zz=1')).to.equal('/a?%zz=1');
  });
});
