import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlStatus401403 } from '../../../../../domain/seo/checks/crawl/status-401-403.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => crawlStatus401403.judge(siteFrom(pages), context());

describe('[U] crawl/status-401-403', () => {
  for (const status of [401, 403]) {
    it(`fires for ${status}`, () => {
      expect(judge(linkPage(`${site}/`, '/members'), pageFrom('', { url: `${site}/members`, status }))).to.deep.equal([
        { url: `${site}/members`, observed: String(status), expected: '200', related_urls: [`${site}/`] },
      ]);
    });
  }

  it('leaves 200, 402 and 404 alone', () => {
    const pages = [200, 402, 404].map((status) => pageFrom('', { url: `${site}/${status}`, status }));
    expect(judge(...pages)).to.deep.equal([]);
  });
});
