import { expect } from 'chai';
import type { FactSources } from '../../../../domain/seo/improvements/site-facts.js';
import { SITEMAP_IMPROVEMENTS } from '../../../../domain/seo/improvements/sitemap-improvements.js';
import { factSources } from '../../../support/fact-sources.js';
import { proposeFrom } from '../../../support/improvement-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { sitemapEntry, sitemapFile, sitemapFrom } from '../../../support/sites/sitemaps.js';

const page = (path: string) => pageFrom('<img src="/a.png" alt="A">', { url: `https://site.example${path}` });
const propose = (name: string, sources: FactSources) => proposeFrom(SITEMAP_IMPROVEMENTS, name, sources);
const dated = { lastmod: '2026-05-01T00:00:00Z' };

describe('[U] sitemap-improvements', () => {
  it('asks for lastmod where entries lack it', () => {
    const found = propose(
      'sitemap-lastmod',
      factSources([page('/')], { sitemap: sitemapFrom({ entries: [sitemapEntry('/', dated), sitemapEntry('/a')] }) }),
    );
    expect([found?.urls, found?.sample]).to.deep.equal([['https://site.example/a'], '1 of 2 entries without lastmod']);
    expect(
      propose(
        'sitemap-lastmod',
        factSources([page('/')], { sitemap: sitemapFrom({ entries: [sitemapEntry('/', dated)] }) }),
      ),
    ).to.equal(null);
    expect(propose('sitemap-lastmod', factSources([page('/')]))).to.equal(null);
  });

  it('asks to split one large file', () => {
    const large = sitemapFrom({ files: [sitemapFile({ url_count: 1000 })], url_count: 1000 });
    expect(propose('sitemap-by-section', factSources([page('/')], { sitemap: large }))?.sample).to.equal(
      '1,000 addresses in one file',
    );
    expect(propose('sitemap-by-section', factSources([page('/')], { sitemap: { ...large, url_count: 999 } }))).to.equal(
      null,
    );
    expect(
      propose(
        'sitemap-by-section',
        factSources([page('/')], { sitemap: { ...large, files: [...large.files, ...large.files] } }),
      ),
    ).to.equal(null);
  });

  it('asks to list images where pages have them and no entry does', () => {
    const pages = ['/1', '/2', '/3', '/4', '/5'].map(page);
    const sitemap = (images: number) => sitemapFrom({ entries: [sitemapEntry('/1', { ...dated, images })] });
    expect(propose('image-sitemap', factSources(pages, { sitemap: sitemap(0) }))?.sample).to.equal(
      '5 pages with images, none listed',
    );
    expect(propose('image-sitemap', factSources(pages, { sitemap: sitemap(1) }))).to.equal(null);
    expect(propose('image-sitemap', factSources(pages.slice(1), { sitemap: sitemap(0) }))).to.equal(null);
    expect(propose('image-sitemap', factSources(pages))).to.equal(null);
  });
});
