import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { canonicalToNoindex } from '../../../../../domain/seo/checks/canonical/to-noindex.js';
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
const judge = (...pages: PageArtifact[]) => canonicalToNoindex.judge(siteFrom(pages), context());

describe('[U] canonical/to-noindex', () => {
  it('fires when the target must not be listed', () => {
    expect(judge(page('/a', '/b'), page('/b', null, '<meta name="robots" content="noindex">'))).to.deep.equal([
      {
        url: `${site}/b`,
        observed: 'noindex',
        expected: 'an indexable page',
        where: 'canonical',
        count: 1,
        related_urls: [`${site}/a`],
      },
    ]);
  });

  it('leaves an indexable target, and a noindex page that names itself, alone', () => {
    expect(judge(page('/a', '/b'), page('/b', '/b'))).to.deep.equal([]);
    expect(judge(page('/a', '/a', '<meta name="robots" content="noindex">'))).to.deep.equal([]);
  });
});
