import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { hreflangSourceConflict } from '../../../../../domain/seo/checks/hreflang/source-conflict.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  hreflangSourceConflict.judge(siteFrom(pages, overrides), context());
const alternates = (set: Record<string, string>) =>
  Object.entries(set)
    .map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`)
    .join('');

describe('[U] hreflang/source-conflict', () => {
  const link = (...versions: [code: string, path: string][]) => ({
    headers: { link: versions.map(([code, path]) => `<${site}${path}>; rel=alternate; hreflang=${code}`).join(', ') },
  });
  const sitemap = (...versions: [code: string, path: string][]) =>
    sitemapFrom({
      entries: [
        sitemapEntry('/en', { alternates: versions.map(([hreflang, path]) => ({ hreflang, url: `${site}${path}` })) }),
      ],
    });
  const found = (observed: string) => [
    { url: `${site}/en`, observed, expected: 'the same versions', where: 'hreflang' },
  ];
  const html = alternates({ en: '/en', de: '/de' });

  it('fires for HTML and header that differ', () => {
    expect(judge([page('/en', '', html, link(['de', '/deutsch']))])).to.deep.equal(
      found('HTML and Link header differ in de'),
    );
    expect(judge([page('/en', '', html, link(['de', '/de'], ['fr', '/fr']))])).to.deep.equal(
      found('HTML and Link header differ in fr'),
    );
  });

  it('fires for a page and its sitemap entry that differ', () => {
    expect(judge([page('/en', '', html)], { sitemap: sitemap(['de', '/de'], ['it', '/it']) })).to.deep.equal(
      found('HTML and sitemap differ in it'),
    );
    expect(judge([page('/en', '', '', link(['de', '/de']))], { sitemap: sitemap(['de', '/x']) })).to.deep.equal(
      found('Link header and sitemap differ in de'),
    );
  });

  it('leaves lists that say the same alone, the page itself and x-default aside', () => {
    const both = link(['DE', '/de'], ['x-default', '/']);
    expect(judge([page('/en', '', html, both)], { sitemap: sitemap(['en', '/en'], ['de', '/de']) })).to.deep.equal([]);
  });

  it('leaves one URL alone that is named with and without its region', () => {
    const regions = alternates({ en: '/en', 'sl-SI': '/sl' });
    const listed = { sitemap: sitemap(['en', '/en'], ['sl', '/sl']) };
    expect(judge([page('/en', '', regions)], listed)).to.deep.equal([]);
    expect(judge([page('/en', '', alternates({ en: '/en', 'sl-SI': '/x' }))], listed).length).to.equal(1);
  });

  it('leaves a single list alone', () => {
    expect(judge([page('/en', '', html)])).to.deep.equal([]);
    expect(judge([page('/en')], { sitemap: sitemap(['de', '/de']) })).to.deep.equal([]);
  });
});
