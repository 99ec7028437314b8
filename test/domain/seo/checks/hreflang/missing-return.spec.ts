import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import type { SitemapArtifact } from '../../../../../domain/seo/artifacts/sitemap.js';
import { hreflangMissingReturn } from '../../../../../domain/seo/checks/hreflang/missing-return.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { redirectPage } from '../../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const site = 'https://site.example';
const page = (path: string, alternates: Record<string, string>, head = '') =>
  pageFrom(
    htmlPage(
      `<p>${path}</p>`,
      Object.entries(alternates)
        .map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`)
        .join('') + head,
    ),
    { url: `${site}${path}` },
  );
const judge = (...pages: PageArtifact[]) => hreflangMissingReturn.judge(siteFrom(pages), context());

describe('[U] hreflang/missing-return', () => {
  it('fires once for a version that names none of those naming it', () => {
    const pages = [
      page('/en', { en: '/en', de: '/de' }),
      page('/fr', { fr: '/fr', de: '/de' }),
      page('/de', { de: '/de' }),
    ];
    expect(judge(...pages)).to.deep.equal([
      {
        url: `${site}/de`,
        observed: `does not name ${site}/en, which names it as de`,
        expected: 'an alternate for every page that names it',
        where: 'link[hreflang]',
        count: 2,
        related_urls: [`${site}/en`, `${site}/fr`],
      },
    ]);
  });

  it('leaves pairs that name each other alone', () => {
    expect(judge(page('/en', { de: '/de' }), page('/de', { en: '/en' }))).to.deep.equal([]);
  });

  it('says nothing about versions that were not fetched, or redirect', () => {
    expect(judge(page('/en', { de: '/de', fr: '/fr' }), redirectPage(`${site}/fr`, `${site}/fr/`))).to.deep.equal([]);
  });

  it('leaves sets on pages that are not indexable alone', () => {
    const variant = page('/en?a=1', { de: '/de' }, '<link rel="canonical" href="/en">');
    expect(judge(variant, page('/de', {}))).to.deep.equal([]);
  });

  describe('with a sitemap', () => {
    const versions = ['en', 'de'].map((hreflang) => ({ hreflang, url: `${site}/${hreflang}` }));
    const english = sitemapEntry('/en', { alternates: versions });
    const judgeWith = (pages: PageArtifact[], sitemap: SitemapArtifact) =>
      hreflangMissingReturn.judge(siteFrom(pages, { sitemap }), context()).map(({ url }) => url);

    it('fires for a version that neither its page nor its entry answers for', () => {
      expect(judgeWith([page('/en', {}), page('/de', {})], sitemapFrom({ entries: [english] }))).to.deep.equal([
        `${site}/de`,
      ]);
    });

    it('takes an entry for an answer to a page', () => {
      const entries = [sitemapEntry('/de', { alternates: versions })];
      expect(judgeWith([page('/en', { de: '/de' }), page('/de', {})], sitemapFrom({ entries }))).to.deep.equal([]);
    });

    it('says nothing when the answer may stand in an entry that was not kept', () => {
      const sitemap = sitemapFrom({ entries: [english], url_count: 60_000 });
      expect(judgeWith([page('/en', {}), page('/de', {})], sitemap)).to.deep.equal([]);
    });
  });
});
