import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlParameterExplosion } from '../../../../../domain/seo/checks/crawl/parameter-explosion.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => crawlParameterExplosion.judge(siteFrom(pages), context());

describe('[U] crawl/parameter-explosion', () => {
  const variants = (count: number) => Array.from({ length: count }, (_, at) => `/list?sort=${at}`);

  it('fires from 51 variants of one path, fetched or only linked', () => {
    const [found] = judge(linkPage(`${site}/`, ...variants(51)));
    expect(found).to.deep.include({
      url: `${site}/list`,
      observed: '51 URLs differ only in their query: ?sort=… (the crawl met 51 URLs and stopped following after 0)',
      expected: 'at most 50',
      count: 51,
    });
    expect(found?.related_urls).to.have.length(10);
  });

  it('names the parameters that are combined, and counts all that was seen', () => {
    const colors = Array.from({ length: 9 }, (_, at) => at);
    const facets = colors.flatMap((color) => colors.map((size) => `/list?color=c${color}&size=s${size}`));
    const followed = facets.map((path) => linkPage(`${site}${path}`));
    expect(judge(linkPage(`${site}/`, ...facets), ...followed)[0]).to.deep.include({
      observed: '81 URLs differ only in their query: ?color=…&size=…',
      count: 81,
    });
  });

  it('leaves pages of a list, numbers and names of contents, and session ids alone', () => {
    for (const name of ['page', 'id', 'title', 'PHPSESSID']) {
      const urls = Array.from({ length: 200 }, (_, at) => `/list?${name}=${at + 1}`);
      expect(judge(linkPage(`${site}/`, ...urls)), name).to.deep.equal([]);
    }
  });

  it('leaves 50 variants, and many paths with one each, alone', () => {
    expect(judge(linkPage(`${site}/`, ...variants(50)))).to.deep.equal([]);
    const paths = Array.from({ length: 60 }, (_, at) => `/p${at}?a=1`);
    expect(judge(linkPage(`${site}/`, ...paths))).to.deep.equal([]);
  });
});
