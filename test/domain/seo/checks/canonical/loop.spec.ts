import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { canonicalLoop } from '../../../../../domain/seo/checks/canonical/loop.js';
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
const judge = (...pages: PageArtifact[]) => canonicalLoop.judge(siteFrom(pages), context());

describe('[U] canonical/loop', () => {
  it('fires once for two pages that name each other', () => {
    expect(judge(page('/a', '/b'), page('/b', '/a'))).to.deep.equal([
      {
        url: `${site}/a`,
        observed: `${site}/a → ${site}/b → ${site}/a`,
        count: 2,
        related_urls: [`${site}/b`],
      },
    ]);
  });

  it('fires once for a circle of three that another page leads into', () => {
    const found = judge(page('/in', '/a'), page('/a', '/b'), page('/b', '/c'), page('/c', '/a'));
    expect(found.map(({ url, count }) => [url, count])).to.deep.equal([[`${site}/a`, 3]]);
  });

  it('leaves pages that name themselves, and chains, alone', () => {
    expect(judge(page('/a', '/a'), page('/b', '/a'), page('/c', '/b'))).to.deep.equal([]);
  });
});
