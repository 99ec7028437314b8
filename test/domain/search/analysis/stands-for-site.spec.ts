import { expect } from 'chai';
import { searchPeriods } from '../../../../domain/search/analysis/search-periods.js';
import { addressOfSite, represents } from '../../../../domain/search/analysis/stands-for-site.js';
import { stubSearchPerformance } from '../../../support/samples/stub-search-performance.js';

const NOW = '2026-06-15T08:00:00.000Z';
const SITE = 'https://site.example/';

function analysis(property: string, days = 90, site_url = SITE, collected_at = '2026-06-14T08:00:00.000Z') {
  const data = { collected_at, row_counts: {}, cut_sets: [], failed_sets: [] };
  return stubSearchPerformance({ property, site_url, data, periods: searchPeriods(new Date(NOW), days, null) });
}
type Analysis = ReturnType<typeof analysis>;
const stands = (found: Analysis, kept: Analysis | null = null, address = SITE) => represents(address, found, kept, NOW);

describe('[U] analysis that means a site', () => {
  it('is of all of it, also where nothing else is known', () => {
    expect(stands(analysis(SITE))).to.equal(true);
    expect(stands(analysis('sc-domain:site.example'))).to.equal(true);
    expect(stands(analysis('https://site.example/blog/', 90, 'https://site.example/blog/'))).to.equal(false);
    expect(stands(analysis('https://shop.site.example/', 90, 'https://shop.site.example/'))).to.equal(false);
  });

  it('is that of a folder where the folder is what is watched', () => {
    const blog = 'https://site.example/blog/';
    expect(stands(analysis(blog, 90, blog), null, blog)).to.equal(true);
    expect(stands(analysis(blog, 90, blog), analysis(SITE), blog)).to.equal(true);
    expect(stands(analysis(SITE), analysis(blog, 90, blog), blog)).to.equal(false);
  });

  it('is the newer one of the same property, and of all of it whatever page was named', () => {
    expect(stands(analysis(SITE), analysis(SITE))).to.equal(true);
    expect(stands(analysis(SITE, 90, 'https://site.example/a'), analysis(SITE))).to.equal(true);
  });

  it('is of the best property that the account has at the time', () => {
    const plain = analysis('http://site.example/', 90, 'http://site.example/');
    expect(stands(plain, analysis(SITE))).to.equal(false);
    expect(stands(analysis(SITE), plain)).to.equal(true);
    // The account that has the better property is no longer connected: the address itself was asked about.
    expect(stands(analysis('sc-domain:site.example'), analysis(SITE))).to.equal(true);
  });

  it('is nearest to the usual period', () => {
    for (const days of [7, 28, 480]) {
      expect(stands(analysis(SITE, days), analysis(SITE)), `${days} after 90`).to.equal(false);
      expect(stands(analysis(SITE), analysis(SITE, days)), `90 after ${days}`).to.equal(true);
      expect(stands(analysis(SITE, days)), `${days} alone`).to.equal(true);
    }
    expect(stands(analysis(SITE, 7), analysis(SITE, 28))).to.equal(false);
    expect(stands(analysis(SITE, 28), analysis(SITE, 28))).to.equal(true);
  });

  it('is any of the site once the kept one is older than two weeks, or is none of the site', () => {
    const old = analysis(SITE, 90, SITE, '2026-06-01T07:59:59.000Z');
    expect(stands(analysis(SITE, 7), old)).to.equal(true);
    expect(stands(analysis(SITE, 7), analysis(SITE, 90, SITE, '2026-06-01T08:00:00.000Z'))).to.equal(false);
    const folder = 'https://site.example/blog/';
    expect(stands(analysis(folder, 90, folder), old)).to.equal(false);
    expect(stands(analysis(SITE, 7), analysis(folder, 90, folder))).to.equal(true);
  });

  it('is about the address that is watched, else about all of the site', () => {
    expect(addressOfSite('site.example', undefined)).to.equal('https://site.example/');
    expect(addressOfSite('site.example', 'http://www.site.example/a')).to.equal('http://www.site.example/a');
  });
});
