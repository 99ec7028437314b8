import { expect } from 'chai';
import { measureCadence } from '../../../../domain/seo/content/publishing-cadence.js';
import { CONTENT_NOW } from '../../../support/sites/content-sites.js';
import { sitemapEntry, sitemapFrom } from '../../../support/sites/sitemaps.js';

const DATES = ['2026-05-30', '2026-05-20', '2026-05-10', '2026-04-01', '2025-06-30', '2027-01-01', 'soon', null];
const pages = DATES.map((date_published, at) => ({ url: `https://site.example/${at}`, date_published }));

describe('[U] publishing cadence', () => {
  it('goes by the dates of pages, months with zeros included', () => {
    const cadence = measureCadence(pages, null, CONTENT_NOW);
    expect(cadence).to.deep.include({ status: 'measured', basis: 'page_dates', dated: 5, next_step: null });
    expect(cadence.velocity).to.deep.equal({ per_week: 0.33, trend: 'rising' });
    expect(cadence.newest).to.deep.equal({ date: '2026-05-30', url: 'https://site.example/0' });
    expect(cadence.months).to.have.length(12);
    expect(cadence.months[0]).to.deep.equal({ month: '2025-07', published: 0 });
    expect(cadence.months.slice(-3)).to.deep.equal([
      { month: '2026-04', published: 1 },
      { month: '2026-05', published: 3 },
      { month: '2026-06', published: 0 },
    ]);
  });

  it('goes by the sitemap where pages show none', () => {
    const entries = [1, 2, 3, 4, 5].map((day) => ({ ...sitemapEntry(`/${day}`), lastmod: `2026-05-0${day}` }));
    const cadence = measureCadence([], sitemapFrom({ entries }), CONTENT_NOW);
    expect(cadence).to.deep.include({ basis: 'sitemap_lastmod', dated: 5 });
    expect(cadence.sample_urls[0]).to.match(/\/5$/);
  });

  it('says that there is nothing to say', () => {
    expect(measureCadence([], null, CONTENT_NOW)).to.deep.equal({
      status: 'no_data',
      basis: null,
      velocity: null,
      dated: 0,
      newest: null,
      months: [],
      sample_urls: [],
      next_step: 'Show dates on your pages: datePublished in structured data, or lastmod in the sitemap.',
    });
  });
});
