import { expect } from 'chai';
import { comparePage, findOtherCanonical } from '../../../../domain/search/indexing/inspected-comparison.js';
import { crawledFacts, inspectedPage } from '../../../support/samples/inspected-page.js';

const URL = 'https://site.example/a';
const OTHER = 'https://site.example/b';

describe('[U] a page as Google and the crawl see it', () => {
  it('is in a sitemap by either of them', () => {
    const listed = inspectedPage({ referring_sitemaps: ['https://site.example/sitemap.xml'] });
    expect(comparePage(listed, null)).to.include({ in_sitemap: true, crawled: null, state: 'indexed' });
    expect(comparePage(inspectedPage(), crawledFacts({ in_sitemap: true }))).to.include({ in_sitemap: true });
    expect(comparePage(inspectedPage(), crawledFacts({ in_sitemap: null }))).to.include({ in_sitemap: false });
  });

  it('has another canonical where Google chose none of those that it declares', () => {
    const find = (page: Parameters<typeof inspectedPage>[0], canonical: string | null = null) =>
      findOtherCanonical({ page: inspectedPage(page), crawled: crawledFacts({ canonical }) });
    expect(find({ google_canonical: OTHER })).to.equal(OTHER);
    expect(find({ google_canonical: OTHER, user_canonical: URL })).to.equal(OTHER);
    expect(find({ google_canonical: OTHER, user_canonical: OTHER })).to.equal(null);
    expect(find({ google_canonical: OTHER }, OTHER)).to.equal(null);
    expect(find({ google_canonical: null })).to.equal(null);
    expect(find({ google_canonical: 'https://SITE.example:443/a' })).to.equal(null);
    expect(findOtherCanonical({ page: inspectedPage({ google_canonical: OTHER }), crawled: null })).to.equal(OTHER);
  });
});
