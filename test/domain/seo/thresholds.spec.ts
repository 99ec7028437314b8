import { expect } from 'chai';
import { DEFAULT_THRESHOLDS } from '../../../domain/seo/thresholds.js';

describe('[U] thresholds', () => {
  it('are positive; shares are at most one', () => {
    for (const [name, value] of Object.entries(DEFAULT_THRESHOLDS)) {
      expect(value, name).to.be.greaterThan(0);
      if (/_share$|_ratio$|_density$|_similarity$/.test(name)) expect(value, name).to.be.at.most(1);
    }
  });

  it('are those of the standards where a standard names one', () => {
    // sitemaps.org: 50,000 URLs a file; web.dev/vitals: good and poor.
    expect(DEFAULT_THRESHOLDS).to.include({
      sitemap_urls: 50_000,
      lcp_ms: 2500,
      lcp_poor_ms: 4000,
      cls: 0.1,
      cls_poor: 0.25,
      inp_ms: 200,
      inp_poor_ms: 500,
      ttfb_ms: 800,
    });
  });
});
