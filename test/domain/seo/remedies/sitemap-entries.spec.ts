import { expect } from 'chai';
import { sitemapEntries, wholeSitemap } from '../../../../domain/seo/remedies/sitemap-entries.js';
import { pageFrom } from '../../../support/pages.js';
import { issueOn, parseMarkup, write } from '../../../support/remedy-cases.js';

const url = (path: string) => `https://site.example${path}`;

describe('[U] sitemap entries', () => {
  it('list pages with the date that they show, and without one when they show none', () => {
    const dated = '<meta property="article:modified_time" content="2026-03-04T05:06:07Z">';
    const pages = [pageFrom(dated, { url: url('/a?b=1&c=2') }), pageFrom('Hi', { url: url('/b') })];
    expect(write(sitemapEntries, pages)[0]?.code).to.equal(
      '  <url>\n    <loc>https://site.example/a?b=1&amp;c=2</loc>\n    <lastmod>2026-03-04</lastmod>\n  </url>\n  <url>\n    <loc>https://site.example/b</loc>\n  </url>',
    );
  });

  it('leave out pages that may not be indexed', () => {
    const page = pageFrom('<meta name="robots" content="noindex">', { url: url('/a') });
    expect(write(sitemapEntries, [page])).to.deep.equal([]);
  });

  it('begin a whole sitemap, and say how much of it there is', () => {
    const pages = Array.from({ length: 25 }, (_, n) => pageFrom('Hi', { url: url(`/p${n}`) }));
    const [snippet] = write(wholeSitemap, pages);
    expect(snippet).to.include({
      title: 'A sitemap that is read everywhere (the first 20 of 25 pages)',
      url: url('/sitemap.xml'),
    });
    const { tags } = parseMarkup(snippet?.code ?? '', true);
    expect(tags.filter((tag) => tag === 'loc').length).to.equal(20);
    expect(
      write(wholeSitemap, [], { start_url: url('/') }, [issueOn('sitemap/missing', [url('/sitemap.xml')])]),
    ).to.deep.equal([]);
  });

  it('cannot be broken out of', () => {
    const page = pageFrom('Hi', { url: `https://site.example/?a="><url>]]>&b='` });
    const { tags } = parseMarkup(write(sitemapEntries, [page])[0]?.code ?? '', true);
    expect(tags).to.deep.equal(['url', 'loc']);
  });
});
