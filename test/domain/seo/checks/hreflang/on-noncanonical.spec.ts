import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { hreflangOnNoncanonical } from '../../../../../domain/seo/checks/hreflang/on-noncanonical.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  hreflangOnNoncanonical.judge(siteFrom(pages, overrides), context());
const alternates = (set: Record<string, string>) =>
  Object.entries(set)
    .map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`)
    .join('');

describe('[U] hreflang/on-noncanonical', () => {
  it('fires for a page that names itself as a version and another as canonical', () => {
    const set = alternates({ en: '/en?a=1', de: '/de' });
    expect(judge([page('/en?a=1', '', `${set}<link rel="canonical" href="/en">`)])).to.deep.equal([
      {
        url: `${site}/en?a=1`,
        observed: `2 alternates, canonical ${site}/en`,
        expected: 'a page that is its own canonical',
        where: 'hreflang',
      },
    ]);
  });

  it('fires for a set that has neither', () => {
    const head = `${alternates({ de: '/de' })}<link rel="canonical" href="/en">`;
    expect(judge([page('/en?a=1', '', head)]).map(({ url }) => url)).to.deep.equal([`${site}/en?a=1`]);
  });

  it('leaves a variant with the set of its canonical alone', () => {
    const head = `${alternates({ en: '/en', de: '/de' })}<link rel="canonical" href="/en">`;
    expect(judge([page('/en?a=1', '', head)])).to.deep.equal([]);
  });

  it('leaves canonical pages, and pages without a set, alone', () => {
    const own = `${alternates({ en: '/en' })}<link rel="canonical" href="/en">`;
    expect(judge([page('/en', '', own), page('/x', '', '<link rel="canonical" href="/y">')])).to.deep.equal([]);
  });
});
