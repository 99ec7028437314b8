import { expect } from 'chai';
import { adviseSitemaps } from '../../../domain/audits/sitemap-advice.js';
import { measureSitemap } from '../../../domain/audits/sitemap-figures.js';
import type { SitemapStanding } from '../../../domain/audits/sitemap-standing.js';
import { sitemapEntry, sitemapFrom } from '../../support/sites/sitemaps.js';

const own = { url: 'https://own.example/shop', sitemap: null, error: 'timeout' };
const mine = measureSitemap(sitemapFrom({ entries: [sitemapEntry('/a')] }), '2026-06-01T00:00:00.000Z');
const standing = (measure: string, yours: number | null, median: number | null): SitemapStanding => ({
  measure,
  title: measure,
  unit: '%',
  better: 'higher',
  in_index: true,
  yours,
  your_rank: 2,
  competitors_median: median,
  standings: [{ url: 'https://best.example/', value: 90, rank: 1 }],
});
const advise = (...measures: SitemapStanding[]) => adviseSitemaps({ own, mine, measures, missing: [] });

describe('[U] sitemap advice', () => {
  it('asks for a sitemap first, at its usual place and in robots.txt', () => {
    const [advice, ...others] = adviseSitemaps({ own, mine: null, measures: [], missing: [] });
    expect(others).to.deep.equal([]);
    expect(advice?.steps.slice(0, 2)).to.deep.equal([
      'List every page that should be found at https://own.example/sitemap.xml, with the day of its last real change.',
      'Name it in robots.txt: "Sitemap: https://own.example/sitemap.xml".',
    ]);
    expect(advice?.evidence).to.deep.equal([{ url: own.url, detail: 'timeout' }]);
  });

  it('speaks for a measure in which the site is behind by a tenth, with both figures', () => {
    const [advice] = advise(standing('lastmod_coverage', 20, 80));
    expect(advice?.id).to.equal('measure/lastmod_coverage');
    expect(advice?.steps[1]).to.equal(
      'Today it is 20% against a median of 80; compare again and see that the difference is gone.',
    );
  });

  it('is silent where the site is level, ahead or not measured', () => {
    expect(advise(standing('lastmod_coverage', 75, 80))).to.deep.equal([]);
    expect(advise(standing('lastmod_coverage', 90, 80))).to.deep.equal([]);
    expect(advise(standing('lastmod_coverage', null, 80), standing('fresh_share', 1, null))).to.deep.equal([]);
  });

  it('shows where a missing section was seen', () => {
    const competitors = [
      {
        url: 'https://c.example/',
        path: '/faq',
        count: 3,
        sample_urls: ['https://c.example/faq/1', 'https://c.example/faq/2'],
      },
    ];
    const [advice] = adviseSitemaps({ own, mine, measures: [], missing: [{ section: '/faq', competitors }] });
    expect(advice).to.deep.include({ id: 'section/faq', priority: 'Medium' });
    expect(advice?.why).to.equal(
      '1 competitor has it and you have none by that name: https://c.example/ (/faq, 3 URLs).',
    );
    expect(advice?.evidence.map(({ url }) => url)).to.deep.equal([
      'https://c.example/faq/1',
      'https://c.example/faq/2',
    ]);
  });
});
