import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { headAmpBad } from '../../../../../domain/seo/checks/head/amp-bad.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { redirectPage } from '../../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  headAmpBad.judge(siteFrom(pages, overrides), context());

describe('[U] head/amp-bad', () => {
  const main = page('/a', '', '<link rel="amphtml" href="/a/amp">');
  const amp = (head: string, overrides: PageOverrides = {}) => page('/a/amp', '', head, overrides);
  const found = (error: string) => [
    {
      url: `${site}/a`,
      observed: `${site}/a/amp: ${error}`,
      expected: '200 with a canonical back',
      where: 'link[rel=amphtml]',
    },
  ];

  it('fires for a version that does not answer', () => {
    expect(judge([main, amp('', { status: 404 })])).to.deep.equal(found('404'));
    expect(judge([main, redirectPage(`${site}/a/amp`, `${site}/a`, 302)])).to.deep.equal(found(`302 → ${site}/a`));
  });

  it('fires for a version without a canonical back', () => {
    expect(judge([main, amp('')])).to.deep.equal(found('no canonical'));
    expect(judge([main, amp('<link rel="canonical" href="/b">')])).to.deep.equal(found(`canonical ${site}/b`));
  });

  it('leaves a version that names its page, or the canonical of it, alone', () => {
    expect(judge([main, amp('<link rel="canonical" href="/a">')])).to.deep.equal([]);
    const variant = page('/a', '', '<link rel="amphtml" href="/a/amp"><link rel="canonical" href="/b">');
    expect(judge([variant, amp('<link rel="canonical" href="/b">')])).to.deep.equal([]);
  });

  it('says nothing about versions that were not fetched, or are the page itself', () => {
    expect(judge([main])).to.deep.equal([]);
    expect(judge([page('/b', '', '<link rel="amphtml" href="/b">')])).to.deep.equal([]);
    expect(judge([main, amp('', { status: 403 })])).to.deep.equal([]);
  });
});
