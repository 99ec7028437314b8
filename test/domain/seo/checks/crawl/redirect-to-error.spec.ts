import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlRedirectToError } from '../../../../../domain/seo/checks/crawl/redirect-to-error.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { redirectPage } from '../../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => crawlRedirectToError.judge(siteFrom(pages), context());

describe('[U] crawl/redirect-to-error', () => {
  const end = (status: number) => pageFrom('', { url: `${site}/b`, status });

  it('fires when the end returns an error', () => {
    expect(judge(linkPage(`${site}/`, '/a'), redirectPage(`${site}/a`, `${site}/b`), end(404))).to.deep.equal([
      {
        url: `${site}/a`,
        observed: `301 → ${site}/b (404)`,
        expected: 'an end that returns 200',
        related_urls: [`${site}/`],
      },
    ]);
  });

  it('fires when the end gives no answer', () => {
    const silent = pageFrom('', { url: `${site}/b`, status: 0, fetch: { error: { kind: 'dns', message: 'unknown' } } });
    expect(judge(redirectPage(`${site}/a`, `${site}/b`), silent)[0]?.observed).to.equal(
      `301 → ${site}/b (no answer (dns: unknown))`,
    );
  });

  for (const status of [200, 401, 403, 429]) {
    it(`leaves an end with ${status} alone`, () => {
      expect(judge(redirectPage(`${site}/a`, `${site}/b`), end(status))).to.deep.equal([]);
    });
  }

  it('says nothing about an end that was not fetched', () => {
    expect(judge(redirectPage(`${site}/a`, 'https://other.example/'))).to.deep.equal([]);
  });
});
