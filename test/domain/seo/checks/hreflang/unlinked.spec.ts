import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { hreflangUnlinked } from '../../../../../domain/seo/checks/hreflang/unlinked.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  hreflangUnlinked.judge(siteFrom(pages, overrides), context());
const alternates = (set: Record<string, string>) =>
  Object.entries(set)
    .map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`)
    .join('');

describe('[U] hreflang/unlinked', () => {
  const english = page('/en', '<a href="/about">About</a>', alternates({ en: '/en', de: '/de' }));

  it('fires for a version that nothing else leads to', () => {
    expect(judge([english, page('/de')])).to.deep.equal([
      {
        url: `${site}/de`,
        observed: 'de: no internal link',
        expected: 'at least 1 internal link',
        where: 'hreflang',
        count: 1,
        related_urls: [`${site}/en`],
      },
    ]);
  });

  it('leaves versions that are linked or listed alone', () => {
    expect(judge([english, page('/about', '<a href="/de">Deutsch</a>')])).to.deep.equal([]);
    expect(judge([english], { sitemap: sitemapFrom({ entries: [sitemapEntry('/de')] }) })).to.deep.equal([]);
  });

  it('leaves other sites, and a crawl that was cut off, alone', () => {
    const foreign = page('/en', '', alternates({ de: 'https://site-de.example/' }));
    expect(judge([foreign])).to.deep.equal([]);
    expect(judge([english], { crawl_incomplete: true })).to.deep.equal([]);
  });
});
