import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { canonicalToRedirect } from '../../../../../domain/seo/checks/canonical/to-redirect.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { redirectPage } from '../../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, canonical: string | null, head = '') =>
  pageFrom(
    htmlPage(`<p>${path}</p>`, `${canonical === null ? '' : `<link rel="canonical" href="${canonical}">`}${head}`),
    {
      url: `${site}${path}`,
    },
  );
const judge = (...pages: PageArtifact[]) => canonicalToRedirect.judge(siteFrom(pages), context());

describe('[U] canonical/to-redirect', () => {
  it('fires and names the end of the chain', () => {
    const pages = [page('/a', '/b'), redirectPage(`${site}/b`, `${site}/c`), redirectPage(`${site}/c`, `${site}/d`)];
    expect(judge(...pages)).to.deep.equal([
      {
        url: `${site}/b`,
        observed: `301 → ${site}/c`,
        expected: `${site}/d`,
        where: 'canonical',
        count: 1,
        related_urls: [`${site}/a`],
      },
    ]);
  });

  it('leaves a target that answers, and one that was not fetched, alone', () => {
    expect(judge(page('/a', '/b'), page('/b', '/b'), page('/c', '/unknown'))).to.deep.equal([]);
  });
});
