import { expect } from 'chai';
import { type SurveyDeps, surveyCrawl } from '../../../../activities/crawl/survey/survey-crawl.js';
import type { CrawlRecord } from '../../../../store/crawl/crawls.js';
import { stubCrawls } from '../../../support/samples/stub-crawl.js';
import { pageFrom } from '../../../support/sites/pages.js';

const SITE = 'https://site.example';
const page = (path: string, html: string, depth = 0) => pageFrom(html, { url: SITE + path, depth });

/** A crawl in memory, with what is kept of it; `reads` counts how often its pages were read. */
async function crawled() {
  const pages = [
    page(
      '/',
      '<a href="/a">a</a><a href="/b">b</a><a href="https://other.example/">o</a><script src="/s.js"></script>',
    ),
    page('/a', '<title>Page not found</title><link rel="canonical" href="/c">', 1),
  ];
  const stub = stubCrawls({ crawl: { pages } });
  const kept = new Map<string, unknown>();
  let reads = 0;
  const deps: SurveyDeps = {
    hashUrl: (url) => url,
    crawls: {
      streamDigests: (id) => {
        reads++;
        return stub.streamDigests(id);
      },
      loadFrontier: async () => ({ known: new Set(pages.map(({ url }) => url)), nextOrder: pages.length }),
      count: async () => ({ fetched: pages.length, html: pages.length, pending: 0 }),
    },
    artifacts: {
      get: async (_user, key) => structuredClone(kept.get(key) ?? null) as never,
      put: async (_user, key, value) => {
        kept.set(key, value);
        return { bytes: 0 };
      },
    },
  };
  const record = await stub.find('alice', 'crawl');
  if (!record) throw new Error('The stub has the crawl');
  const crawl: CrawlRecord = record;
  return { deps, crawl, pages, readCount: () => reads };
}

describe('[U] survey of a crawl', () => {
  it('reads the pages once for all who ask, and again when there are more', async () => {
    const { deps, crawl, pages, readCount } = await crawled();
    const ending = await surveyCrawl(deps, 'alice', crawl, 'ending');
    expect(ending.not_followed.max_pages).to.deep.equal([{ reason: 'max_pages', urls: 1, examples: [`${SITE}/b`] }]);
    expect(ending.not_followed.time).to.deep.equal([{ reason: 'time', urls: 1, examples: [`${SITE}/b`] }]);
    expect([ending.edges, ending.counts.max_depth]).to.deep.equal([[`${SITE}/b`], 1]);
    expect(await surveyCrawl(deps, 'alice', crawl, 'external')).to.deep.equal(['https://other.example/']);
    expect(await surveyCrawl(deps, 'alice', crawl, 'references')).to.deep.equal([`${SITE}/c`]);
    expect((await surveyCrawl(deps, 'alice', crawl, 'resources')).map(({ url }) => url)).to.deep.equal([
      `${SITE}/s.js`,
    ]);
    expect((await surveyCrawl(deps, 'alice', crawl, 'soft_404s')).found).to.equal(1);
    expect(await surveyCrawl(deps, 'alice', crawl, 'ending')).to.deep.equal(ending);
    expect(readCount()).to.equal(1);
    pages.push(page('/b', '<title>b</title>', 1));
    expect((await surveyCrawl(deps, 'alice', crawl, 'ending')).edges).to.deep.equal([]);
    expect(readCount()).to.equal(2);
  });
});
