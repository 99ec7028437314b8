import { expect } from 'chai';
import type { ExternalLinkResult } from '../../../../../domain/seo/artifacts/external-link.js';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { linkBrokenExternal } from '../../../../../domain/seo/checks/link/broken-external.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (pages: PageArtifact[], external_links: ExternalLinkResult[]) =>
  linkBrokenExternal.judge(siteFrom(pages, { external_links }), context());

describe('[U] link/broken-external', () => {
  const result = (verdict: ExternalLinkResult['verdict'], status: number): ExternalLinkResult => ({
    url: 'https://other.example/x',
    status,
    error: null,
    verdict,
    redirect_url: null,
    permanent: false,
  });
  const pages = [linkPage(`${site}/`, 'https://other.example/x'), linkPage(`${site}/b`, 'https://other.example/x')];

  it('fires once for a broken target, with the pages naming it', () => {
    expect(judge(pages, [result('broken', 404)])).to.deep.equal([
      {
        url: 'https://other.example/x',
        observed: '404',
        expected: 'a response without error',
        where: 'a[href]',
        count: 2,
        related_urls: [`${site}/`, `${site}/b`],
      },
    ]);
  });

  for (const verdict of ['ok', 'redirect', 'unverified', 'not_checked'] as const) {
    it(`leaves ${verdict} alone`, () => {
      expect(judge(pages, [result(verdict, 403)])).to.deep.equal([]);
    });
  }
});
