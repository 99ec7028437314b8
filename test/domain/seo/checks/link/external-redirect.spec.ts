import { expect } from 'chai';
import type { ExternalLinkResult } from '../../../../../domain/seo/artifacts/external-link.js';
import { linkExternalRedirect } from '../../../../../domain/seo/checks/link/external-redirect.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const url = 'https://other.example/x';
const moved: ExternalLinkResult = {
  url,
  status: 301,
  error: null,
  verdict: 'redirect',
  redirect_url: 'https://other.example/y',
  permanent: true,
};
const judge = (result: ExternalLinkResult) => {
  const pages = [linkPage(`${site}/`, url), linkPage(`${site}/b`, url)];
  return linkExternalRedirect.judge(siteFrom(pages, { external_links: [result] }), context());
};

describe('[U] link/external-redirect', () => {
  it('fires once for a target that has moved for good, with the pages naming it', () => {
    expect(judge(moved)).to.deep.equal([
      {
        url,
        observed: '301 to https://other.example/y',
        expected: 'the final address',
        where: 'a[href]',
        count: 2,
        related_urls: [`${site}/`, `${site}/b`],
      },
    ]);
  });

  const fine: [what: string, overrides: Partial<ExternalLinkResult>][] = [
    ['a redirect of the moment', { status: 302, permanent: false }],
    ['a redirect to nowhere', { redirect_url: null }],
    ['an answer', { status: 200, verdict: 'ok', redirect_url: null, permanent: false }],
    ['a wall', { verdict: 'unverified' }],
    ['a target not checked', { verdict: 'not_checked' }],
    ['a target that nobody links to', { url: 'https://other.example/z' }],
  ];
  for (const [what, overrides] of fine)
    it(`leaves ${what} alone`, () => expect(judge({ ...moved, ...overrides })).to.deep.equal([]));
});
