import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { canonicalUnlinkedTarget } from '../../../../../domain/seo/checks/canonical/unlinked-target.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { redirectPage } from '../../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  canonicalUnlinkedTarget.judge(siteFrom(pages, overrides), context());
const canonical = (href: string) => `<link rel="canonical" href="${href}">`;

describe('[U] canonical/unlinked-target', () => {
  const home = page('/', '<a href="/a?x=1">A</a> <a href="/b?x=1">B</a>');
  const variants = [page('/a?x=1', '', canonical('/a')), page('/b?x=1', '', canonical('/a'))];

  it('fires once for a target, with the pages naming it', () => {
    expect(judge([home, ...variants])).to.deep.equal([
      {
        url: `${site}/a`,
        observed: 'no internal link',
        expected: 'at least 1 internal link',
        where: 'canonical',
        count: 2,
        related_urls: [`${site}/a?x=1`, `${site}/b?x=1`],
      },
    ]);
  });

  it('leaves targets that are linked, the start or behind a linked redirect alone', () => {
    expect(judge([home, ...variants, page('/c', '<a href="/a">A</a>')])).to.deep.equal([]);
    expect(judge([home, page('/a?x=1', '', canonical('/'))])).to.deep.equal([]);
    const linked = page('/c', '<a href="/old">A</a>');
    expect(judge([home, ...variants, linked, redirectPage(`${site}/old`, `${site}/a`)])).to.deep.equal([]);
  });

  it('leaves other sites, and pages that name themselves, alone', () => {
    const pages = [page('/a', '', canonical('https://other.example/a')), page('/b', '', canonical('/b'))];
    expect(judge([home, ...pages])).to.deep.equal([]);
  });

  it('says nothing about a crawl that was cut off', () => {
    expect(judge([home, ...variants], { crawl_incomplete: true })).to.deep.equal([]);
  });
});
