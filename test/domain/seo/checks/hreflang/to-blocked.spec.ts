import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { hreflangToBlocked } from '../../../../../domain/seo/checks/hreflang/to-blocked.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  hreflangToBlocked.judge(siteFrom(pages, overrides), context());
const alternates = (set: Record<string, string>) =>
  Object.entries(set)
    .map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`)
    .join('');

describe('[U] hreflang/to-blocked', () => {
  it('fires for a version that robots.txt forbids', () => {
    const pages = [
      page('/en', '', alternates({ en: '/en', de: '/de' })),
      page('/fr', '', alternates({ de: '/de' })),
      pageFrom('', { url: `${site}/de`, status: 0, allowed: false }),
    ];
    expect(judge(pages)).to.deep.equal([
      {
        url: `${site}/de`,
        observed: 'de: disallowed',
        expected: 'a page that may be crawled',
        where: 'hreflang',
        count: 2,
        related_urls: [`${site}/en`, `${site}/fr`],
      },
    ]);
  });

  it('leaves versions that may be read, or were not asked, alone', () => {
    const pages = [page('/en', '', alternates({ de: '/de', fr: '/fr' })), page('/de')];
    expect(judge(pages)).to.deep.equal([]);
  });
});
