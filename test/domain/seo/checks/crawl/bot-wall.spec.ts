import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlBotWall } from '../../../../../domain/seo/checks/crawl/bot-wall.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => crawlBotWall.judge(siteFrom(pages), context());

describe('[U] crawl/bot-wall', () => {
  const pages = (walled: number, open: number, status = 403) => [
    ...Array.from({ length: open }, (_, at) => linkPage(`${site}/open${at}`)),
    ...Array.from({ length: walled }, (_, at) => pageFrom('', { url: `${site}/wall${at}`, status })),
  ];

  it('fires when more than a fifth of the pages refuse', () => {
    expect(judge(...pages(3, 9))).to.deep.equal([
      {
        url: `${site}/open0`,
        observed: '3 of 12 pages returned 403, 429 or a challenge',
        expected: 'at most 20%',
        count: 3,
        related_urls: [0, 1, 2].map((at) => `${site}/wall${at}`),
      },
    ]);
    expect(judge(...pages(1, 1, 429))).to.have.length(1);
  });

  it('counts challenge pages', () => {
    const challenge = pageFrom('<!DOCTYPE html><title>Just a moment...</title>', { url: `${site}/c` });
    expect(judge(...pages(0, 1), challenge)).to.have.length(1);
  });

  it('leaves a fifth, and pages that were never asked for, alone', () => {
    expect(judge(...pages(2, 8))).to.deep.equal([]);
    expect(judge(pageFrom('', { status: 0, allowed: false }))).to.deep.equal([]);
  });
});
