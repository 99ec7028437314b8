import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { canonicalToCanonicalised } from '../../../../../domain/seo/checks/canonical/to-canonicalised.js';
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
const judge = (...pages: PageArtifact[]) => canonicalToCanonicalised.judge(siteFrom(pages), context());

describe('[U] canonical/to-canonicalised', () => {
  it('fires when the target names a third page', () => {
    expect(judge(page('/a', '/b'), page('/b', '/c'), page('/c', '/c'))).to.deep.equal([
      {
        url: `${site}/b`,
        observed: `canonical ${site}/c`,
        expected: 'a page that names itself',
        where: 'canonical',
        count: 1,
        related_urls: [`${site}/a`],
      },
    ]);
  });

  it('leaves a target that names itself or nothing alone', () => {
    expect(judge(page('/a', '/b'), page('/b', '/b'), page('/c', '/d'), page('/d', null))).to.deep.equal([]);
  });

  it('leaves a circle to its own check', () => {
    expect(judge(page('/a', '/b'), page('/b', '/a'))).to.deep.equal([]);
  });
});
