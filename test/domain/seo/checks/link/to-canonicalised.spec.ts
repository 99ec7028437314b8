import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { linkToCanonicalised } from '../../../../../domain/seo/checks/link/to-canonicalised.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  linkToCanonicalised.judge(siteFrom(pages, overrides), context());

describe('[U] link/to-canonicalised', () => {
  const link = '<a href="/a?x=1">A</a>';
  const variant = (canonical: string) => page('/a?x=1', '', `<link rel="canonical" href="${canonical}">`);

  it('fires once for a target, with the pages that link to it', () => {
    expect(judge([page('/', link), page('/b', link), variant('/a')])).to.deep.equal([
      {
        url: `${site}/a?x=1`,
        observed: `canonical ${site}/a`,
        expected: `${site}/a`,
        where: 'a[href]',
        count: 2,
        related_urls: [`${site}/`, `${site}/b`],
      },
    ]);
  });

  it('leaves pages that name themselves alone', () => {
    expect(judge([page('/', link), variant('/a?x=1')])).to.deep.equal([]);
  });

  it('leaves canonicals elsewhere, and those that are broken, alone', () => {
    expect(judge([page('/', link), variant('https://other.example/a')])).to.deep.equal([]);
    expect(judge([page('/', link), variant('/a'), page('/a', '', '', { status: 404 })])).to.deep.equal([]);
  });
});
