import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlRedirectChainLong } from '../../../../../domain/seo/checks/crawl/redirect-chain-long.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { redirectPage } from '../../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
/** A start page that links to /0, which takes so many hops to a page. Hops are met by redirect only. */
const chain = (hops: number): PageArtifact[] => [
  linkPage(`${site}/`, '/0'),
  ...Array.from({ length: hops }, (_, at) => ({
    ...redirectPage(`${site}/${at}`, `${site}/${at + 1}`),
    source: at === 0 ? ('link' as const) : ('redirect' as const),
  })),
  linkPage(`${site}/${hops}`),
];
const judge = (...pages: PageArtifact[]) => crawlRedirectChainLong.judge(siteFrom(pages), context());

describe('[U] crawl/redirect-chain-long', () => {
  it('fires from 4 hops, once for the chain', () => {
    expect(judge(...chain(4))).to.deep.equal([
      {
        url: `${site}/0`,
        observed: `4 hops: ${[1, 2, 3, 4].map((at) => `${site}/${at}`).join(' → ')}`,
        expected: 'under 4 hops',
        related_urls: [`${site}/`],
      },
    ]);
  });

  it('leaves 3 hops alone', () => {
    expect(judge(...chain(3))).to.deep.equal([]);
  });

  it('leaves a circle to its own check', () => {
    const circle = [redirectPage(`${site}/a`, `${site}/b`), redirectPage(`${site}/b`, `${site}/a`)];
    expect(judge(linkPage(`${site}/`, '/a'), ...circle)).to.deep.equal([]);
  });
});
