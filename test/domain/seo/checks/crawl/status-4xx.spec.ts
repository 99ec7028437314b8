import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlStatus4xx } from '../../../../../domain/seo/checks/crawl/status-4xx.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => crawlStatus4xx.judge(siteFrom(pages), context());

describe('[U] crawl/status-4xx', () => {
  const gone = (status: number) => pageFrom('', { url: `${site}/gone`, status });

  it('fires for a linked page that returns 404 and names its sources', () => {
    expect(judge(linkPage(`${site}/`, '/gone'), linkPage(`${site}/b`, '/gone'), gone(404))).to.deep.equal([
      { url: `${site}/gone`, observed: '404', expected: '200', related_urls: [`${site}/`, `${site}/b`] },
    ]);
  });

  it('names ten sources at most', () => {
    const sources = Array.from({ length: 12 }, (_, at) => linkPage(`${site}/${at}`, '/gone'));
    expect(judge(...sources, gone(410))[0]?.related_urls).to.have.length(10);
  });

  for (const status of [401, 403, 429, 399, 500]) {
    it(`leaves ${status} to others`, () => {
      expect(judge(linkPage(`${site}/`, '/gone'), gone(status))).to.deep.equal([]);
    });
  }

  it('leaves a page that no one links to alone', () => {
    expect(judge(linkPage(`${site}/`), gone(404))).to.deep.equal([]);
  });
});
