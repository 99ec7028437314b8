import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlStatus5xx } from '../../../../../domain/seo/checks/crawl/status-5xx.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => crawlStatus5xx.judge(siteFrom(pages), context());

describe('[U] crawl/status-5xx', () => {
  it('fires from 500 to 599', () => {
    const pages = [499, 500, 599, 600].map((status) => pageFrom('', { url: `${site}/${status}`, status }));
    expect(judge(...pages)).to.deep.equal([
      { url: `${site}/500`, observed: '500', expected: '200' },
      { url: `${site}/599`, observed: '599', expected: '200' },
    ]);
  });

  it('names who links there', () => {
    const found = judge(linkPage(`${site}/`, '/x'), pageFrom('', { url: `${site}/x`, status: 503 }));
    expect(found[0]?.related_urls).to.deep.equal([`${site}/`]);
  });
});
