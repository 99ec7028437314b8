import { expect } from 'chai';
import { DEFAULT_THRESHOLDS, type Thresholds } from '../../../domain/seo/thresholds.js';

const PAIRS: [milder: keyof Thresholds, stricter: keyof Thresholds][] = [
  ['title_min_chars', 'title_max_chars'],
  ['description_min_chars', 'description_max_chars'],
  ['ttfb_ms', 'ttfb_poor_ms'],
  ['dom_nodes', 'dom_nodes_poor'],
  ['redirect_hops', 'redirect_hops_long'],
  ['flesch_very_hard', 'flesch_hard'],
  ['page_weight_bytes', 'page_weight_poor_bytes'],
  ['lcp_ms', 'lcp_poor_ms'],
  ['cls', 'cls_poor'],
  ['fcp_ms', 'fcp_poor_ms'],
  ['tbt_ms', 'tbt_poor_ms'],
  ['inp_ms', 'inp_poor_ms'],
  ['fid_ms', 'fid_poor_ms'],
  ['speed_index_ms', 'speed_index_poor_ms'],
  ['fcp_desktop_ms', 'fcp_desktop_poor_ms'],
  ['tbt_desktop_ms', 'tbt_desktop_poor_ms'],
  ['speed_index_desktop_ms', 'speed_index_desktop_poor_ms'],
];

describe('[U] thresholds', () => {
  it('are positive; shares are at most one', () => {
    for (const [name, value] of Object.entries(DEFAULT_THRESHOLDS)) {
      expect(value, name).to.be.greaterThan(0);
      if (/_share$|_ratio$|_density$|_similarity$/.test(name)) expect(value, name).to.be.at.most(1);
    }
  });

  for (const [milder, stricter] of PAIRS) {
    it(`${milder} comes before ${stricter}`, () => {
      expect(DEFAULT_THRESHOLDS[milder]).to.be.lessThan(DEFAULT_THRESHOLDS[stricter]);
    });
  }

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
