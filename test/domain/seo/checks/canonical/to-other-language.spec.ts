import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { canonicalToOtherLanguage } from '../../../../../domain/seo/checks/canonical/to-other-language.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  canonicalToOtherLanguage.judge(siteFrom(pages, overrides), context());
const canonical = (href: string) => `<link rel="canonical" href="${href}">`;
const alternates = (set: Record<string, string>) =>
  Object.entries(set)
    .map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`)
    .join('');

describe('[U] canonical/to-other-language', () => {
  const set = alternates({ en: '/en', de: '/de', 'x-default': '/en' });

  it('fires for a page that names a version of another code', () => {
    expect(judge([page('/de', '', set + canonical('/en'))])).to.deep.equal([
      { url: `${site}/de`, observed: `${site}/en (en, x-default)`, expected: `${site}/de`, where: 'canonical' },
    ]);
  });

  it('leaves a page that names itself, or no version, alone', () => {
    expect(judge([page('/de', '', set + canonical('/de')), page('/en', '', set + canonical('/x'))])).to.deep.equal([]);
  });

  it('leaves a variant that its set does not name alone', () => {
    expect(judge([page('/en?sort=up', '', set + canonical('/en'))])).to.deep.equal([]);
  });

  it('leaves two addresses of one code alone', () => {
    const doubled = set + alternates({ EN: '/en/index.html' });
    expect(judge([page('/en/index.html', '', doubled + canonical('/en'))])).to.deep.equal([]);
  });
});
