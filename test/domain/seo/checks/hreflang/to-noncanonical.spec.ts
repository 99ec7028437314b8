import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { hreflangToNoncanonical } from '../../../../../domain/seo/checks/hreflang/to-noncanonical.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  hreflangToNoncanonical.judge(siteFrom(pages, overrides), context());
const alternates = (set: Record<string, string>) =>
  Object.entries(set)
    .map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`)
    .join('');

describe('[U] hreflang/to-noncanonical', () => {
  it('fires for a version that names another address', () => {
    const pages = [
      page('/en', '', alternates({ de: '/de?a=1' })),
      page('/de?a=1', '', '<link rel="canonical" href="/de">'),
    ];
    expect(judge(pages)).to.deep.equal([
      {
        url: `${site}/de?a=1`,
        observed: `de: canonical ${site}/de`,
        expected: 'a page that is its own canonical',
        where: 'hreflang',
        count: 1,
        related_urls: [`${site}/en`],
      },
    ]);
  });

  it('fires for a version that only the sitemap names', () => {
    const entry = sitemapEntry('/en', { alternates: [{ hreflang: 'de', url: `${site}/de?a=1` }] });
    const pages = [page('/en'), page('/de?a=1', '', '<link rel="canonical" href="/de">')];
    expect(judge(pages, { sitemap: sitemapFrom({ entries: [entry] }) }).map(({ url }) => url)).to.deep.equal([
      `${site}/de?a=1`,
    ]);
  });

  it("leaves versions that name themselves or nothing, and other checks' errors, alone", () => {
    const pages = [
      page('/en', '', alternates({ de: '/de', fr: '/fr', it: '/it' })),
      page('/de', '', '<link rel="canonical" href="/de">'),
      page('/fr'),
      page('/it', '', '<link rel="canonical" href="/x">', { status: 404 }),
    ];
    expect(judge(pages)).to.deep.equal([]);
  });
});
