import { expect } from 'chai';
import { HreflangSets } from '../../../../domain/seo/site/hreflang-sets.js';
import { sitemapEntry, sitemapFrom } from '../../../support/sites/sitemaps.js';

const url = 'https://site.example/en';
const english = { hreflang: 'en', url };
const german = { hreflang: 'de', url: 'https://site.example/de' };

describe('[U] hreflang sets', () => {
  it('are those of the pages where no sitemap names any', () => {
    const page = { url, hreflang: [{ code: 'en', url }] };
    for (const sitemap of [null, sitemapFrom({ entries: [sitemapEntry('/en')] })]) {
      const sets = new HreflangSets({ sitemap });
      expect([sets.of(page), sets.inSitemap(url), sets.isWhole]).to.deep.equal([page.hreflang, [], true]);
    }
  });

  it('join what the page and all entries of it say', () => {
    const entries = [sitemapEntry('/en', { alternates: [english] }), sitemapEntry('/en', { alternates: [german] })];
    const sets = new HreflangSets({ sitemap: sitemapFrom({ entries }) });
    const listed = [
      { code: 'en', url },
      { code: 'de', url: german.url },
    ];
    expect(sets.inSitemap(url)).to.deep.equal(listed);
    expect(sets.of({ url, hreflang: [{ code: 'fr', url }] })).to.deep.equal([{ code: 'fr', url }, ...listed]);
    expect(sets.of({ url: german.url, hreflang: [] })).to.deep.equal([]);
  });

  it('tell that entries are missing', () => {
    const entries = [sitemapEntry('/en', { alternates: [english] })];
    expect(new HreflangSets({ sitemap: sitemapFrom({ entries, incomplete: true }) }).isWhole).to.equal(false);
    expect(new HreflangSets({ sitemap: sitemapFrom({ entries, url_count: 2 }) }).isWhole).to.equal(false);
    expect(new HreflangSets({ sitemap: sitemapFrom({ entries }) }).isWhole).to.equal(true);
  });
});
