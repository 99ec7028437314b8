import { expect } from 'chai';
import { hreflangTargets } from '../../../../domain/seo/checks/hreflang-targets.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../support/sites/sitemaps.js';

const page = (path: string, ...alternates: string[]) => {
  const head = alternates.map((code) => `<link rel="alternate" hreflang="${code}" href="/${code}">`).join('');
  return pageFrom(htmlPage('', head), { url: `https://site.example${path}` });
};

describe('[U] hreflangTargets', () => {
  it('lists wrong versions once, with the other pages naming them', () => {
    const site = siteFrom([page('/en', 'en', 'de', 'fr'), page('/x', 'de'), page('/de', 'de')]);
    const targets = hreflangTargets(site, ({ url }) => url.endsWith('/de'));
    expect(targets.map(({ item, sources }) => [item.code, item.target.url, sources])).to.deep.equal([
      ['de', 'https://site.example/de', ['https://site.example/en', 'https://site.example/x']],
    ]);
  });

  it('lists those that only a sitemap names', () => {
    const alternates = [{ hreflang: 'de', url: 'https://site.example/de' }];
    const sitemap = sitemapFrom({ entries: [sitemapEntry('/en', { alternates })] });
    const targets = hreflangTargets(siteFrom([page('/en'), page('/de')], { sitemap }), () => true);
    expect(targets.map(({ item, sources }) => [item.code, sources])).to.deep.equal([
      ['de', ['https://site.example/en']],
    ]);
  });

  it('passes over versions without an error, and those that were not fetched', () => {
    const site = siteFrom([page('/en', 'de', 'fr'), page('/de')]);
    expect(hreflangTargets(site, ({ url }) => url.endsWith('/fr'))).to.deep.equal([]);
  });
});
