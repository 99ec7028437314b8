import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { hreflangReturnCodeDiffers } from '../../../../../domain/seo/checks/hreflang/return-code-differs.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  hreflangReturnCodeDiffers.judge(siteFrom(pages, overrides), context());
const alternates = (set: Record<string, string>) =>
  Object.entries(set)
    .map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`)
    .join('');

describe('[U] hreflang/return-code-differs', () => {
  it('fires for a page that its versions call otherwise, each other name once', () => {
    const pages = [
      page('/en', '', alternates({ 'en-GB': '/en', de: '/de', fr: '/fr' })),
      page('/de', '', alternates({ 'en-US': '/en', de: '/de' })),
      page('/fr', '', alternates({ 'en-US': '/en', fr: '/fr' })),
    ];
    expect(judge(pages)).to.deep.equal([
      {
        url: `${site}/en`,
        observed: `en-gb in its own set, en-us in that of ${site}/de`,
        expected: 'one code',
        where: 'hreflang',
        count: 2,
        related_urls: [`${site}/de`, `${site}/fr`],
      },
    ]);
  });

  it('leaves equal codes, letter case and x-default aside, alone', () => {
    const pages = [
      page('/en', '', alternates({ en: '/en', 'x-default': '/en', de: '/de' })),
      page('/de', '', alternates({ EN: '/en', de: '/de' })),
      page('/it', '', alternates({ 'x-default': '/en', it: '/it' })),
    ];
    expect(judge(pages)).to.deep.equal([]);
  });

  it('leaves sets without the page itself, and versions without it, to their checks', () => {
    const pages = [page('/en', '', alternates({ de: '/de' })), page('/de', '', alternates({ fr: '/en' })), page('/fr')];
    expect(judge(pages)).to.deep.equal([]);
  });
});
