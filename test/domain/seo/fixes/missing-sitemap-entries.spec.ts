import { expect } from 'chai';
import { missingSitemapEntries, wholeSitemap } from '../../../../domain/seo/fixes/missing-sitemap-entries.js';
import { issueOn, parseMarkup, write } from '../../../support/fix-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { sitemapEntry, sitemapFrom } from '../../../support/sites/sitemaps.js';

const url = (path: string) => `https://site.example${path}`;

describe('[U] sitemap entries', () => {
  it('list pages with the date that they show, and without one when they show none', () => {
    const dated = '<meta property="article:modified_time" content="2026-03-04T05:06:07Z">';
    const pages = [pageFrom(dated, { url: url('/a?b=1&c=2') }), pageFrom('Hi', { url: url('/b') })];
    expect(write(missingSitemapEntries, pages)[0]?.code).to.equal(
      '  <url>\n    <loc>https://site.example/a?b=1&amp;c=2</loc>\n    <lastmod>2026-03-04</lastmod>\n  </url>\n  <url>\n    <loc>https://site.example/b</loc>\n  </url>',
    );
  });

  it('leave out pages that may not be indexed', () => {
    const page = pageFrom('<meta name="robots" content="noindex">', { url: url('/a') });
    expect(write(missingSitemapEntries, [page])).to.deep.equal([]);
  });

  it('write a whole sitemap of a small site, and none that would leave pages out', () => {
    const pages = (count: number) => Array.from({ length: count }, (_, n) => pageFrom('Hi', { url: url(`/p${n}`) }));
    const [snippet] = write(wholeSitemap, pages(25));
    expect(snippet).to.include({ title: 'A sitemap of all indexable pages', url: url('/sitemap.xml') });
    const { tags } = parseMarkup(snippet?.code ?? '', true);
    expect(tags.filter((tag) => tag === 'loc').length).to.equal(25);
    expect(write(wholeSitemap, pages(51))).to.deep.equal([]);
    expect(
      write(wholeSitemap, [], { start_url: url('/') }, [issueOn('sitemap/missing', [url('/sitemap.xml')])]),
    ).to.deep.equal([]);
  });

  it('list what no sitemap lists, on the host of the sitemap', () => {
    const pages = ['/a', '/b'].map((path) => pageFrom('Hi', { url: url(path) }));
    const other = pageFrom('Hi', { url: 'http://www.site.example/a' });
    const sitemap = sitemapFrom({ entries: [sitemapEntry('/a')] });
    expect(write(missingSitemapEntries, [...pages, other], { sitemap })[0]?.code).to.equal(
      '  <url>\n    <loc>https://site.example/b</loc>\n  </url>',
    );
  });

  it('cannot be broken out of', () => {
    const page = pageFrom('Hi', { url: `https://site.example/?a="><url>]]>&b='` });
    const { tags } = parseMarkup(write(missingSitemapEntries, [page])[0]?.code ?? '', true);
    expect(tags).to.deep.equal(['url', 'loc']);
  });
});
