import { expect } from 'chai';
import { measureSitemap } from '../../../domain/audits/sitemap-figures.js';
import { SITEMAP_MEASURES } from '../../../domain/audits/sitemap-measures.js';
import { sitemapEntry, sitemapFrom } from '../../support/sites/sitemaps.js';

const now = '2026-06-01T00:00:00.000Z';
const read = (entries: Parameters<typeof sitemapEntry>[]) => {
  const figures = measureSitemap(sitemapFrom({ entries: entries.map((entry) => sitemapEntry(...entry)) }), now);
  return Object.fromEntries(SITEMAP_MEASURES.map((measure) => [measure.measure, measure.read(figures)]));
};

describe('[U] sitemap measures', () => {
  it('read every figure, shares in percent', () => {
    const dated = { lastmod: '2026-05-20T00:00:00.000Z', images: 1 };
    expect(read([['/a', dated], ['/b/c'], ['/b/d']])).to.deep.equal({
      urls: 3,
      sections: 2,
      publishing_per_week: null,
      lastmod_coverage: 33.3,
      fresh_share: 33.3,
      depth_median: 2,
      languages: 0,
      hreflang_share: 0,
      image_share: 33.3,
      video_share: 0,
      news_share: 0,
    });
  });

  it('know nothing of freshness without dates', () => {
    expect(read([['/a']])['fresh_share']).to.equal(null);
  });
});
