import { expect } from 'chai';
import { knownOrphans } from '../../../../domain/seo/links/known-orphans.js';
import { linkPage } from '../../../support/sites/link-page.js';
import { redirectPage } from '../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../support/sites/sitemaps.js';

const url = (path: string) => `https://site.example${path}`;

describe('[U] known orphans', () => {
  it('are an island whose pages link to one another, and no page behind a redirect from the start', () => {
    const pages = [
      linkPage(url('/'), '/old'),
      redirectPage(url('/old'), url('/new')),
      linkPage(url('/new')),
      linkPage(url('/island-a'), '/island-b'),
      linkPage(url('/island-b'), '/island-a', '/'),
    ];
    const entries = ['/new', '/island-a', '/island-b'].map((path) => sitemapEntry(path));
    const { orphans } = knownOrphans(siteFrom(pages, { sitemap: sitemapFrom({ entries }) }));
    expect([...orphans]).to.deep.equal([
      [url('/island-a'), ['sitemap']],
      [url('/island-b'), ['sitemap']],
    ]);
  });

  it('name their sources, landing pages among them, and leave out what is listed with tracking parameters alone', () => {
    const landing_pages = [
      { url: url('/campaign'), sessions: 3 },
      { url: url('/?utm_source=mail'), sessions: 9 },
      { url: 'https://other.example/', sessions: 1 },
    ];
    const pages = [linkPage(url('/')), { ...linkPage(url('/campaign')), source: 'sitemap' as const }];
    const { known, orphans } = knownOrphans(siteFrom(pages, { landing_pages }));
    expect([...orphans]).to.deep.equal([[url('/campaign'), ['sitemap', 'analytics']]]);
    expect([...known.keys()]).to.deep.equal(['sitemap', 'analytics', 'reference']);
    expect(known.get('analytics')?.size).to.equal(2);
  });

  it('are found once for a site', () => {
    const site = siteFrom([linkPage(url('/'))]);
    expect(knownOrphans(site)).to.equal(knownOrphans(site));
  });
});
