import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { canonicalToBlocked } from '../../../../../domain/seo/checks/canonical/to-blocked.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, canonical: string | null, head = '') =>
  pageFrom(
    htmlPage(`<p>${path}</p>`, `${canonical === null ? '' : `<link rel="canonical" href="${canonical}">`}${head}`),
    {
      url: `${site}${path}`,
    },
  );
const judge = (...pages: PageArtifact[]) => canonicalToBlocked.judge(siteFrom(pages), context());

describe('[U] canonical/to-blocked', () => {
  it('fires when robots.txt forbids the target', () => {
    const blocked = pageFrom('', { url: `${site}/b`, status: 0, allowed: false });
    expect(judge(page('/a', '/b'), blocked)).to.deep.equal([
      {
        url: `${site}/b`,
        observed: 'disallowed',
        expected: 'a page that may be crawled',
        where: 'canonical',
        count: 1,
        related_urls: [`${site}/a`],
      },
    ]);
  });

  it('leaves an allowed target alone', () => {
    expect(judge(page('/a', '/b'), page('/b', '/b'))).to.deep.equal([]);
  });
});
