import { expect } from 'chai';
import { requireCrawl } from '../../../../activities/crawl/frontier/require-crawl.js';
import { startStore, type TestStore } from '../../../support/store.js';

describe('[I] require crawl', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('gives the crawl to its user, and says to everybody else what it says when there is none', async () => {
    const options = {
      max_pages: 1,
      max_depth: 1,
      respect_robots: true,
      include_sitemap_urls: false,
      target_keywords: [],
    };
    const expires_at = new Date('2999-01-01T00:00:00Z');
    const { crawls } = running.store;
    await crawls.create('alice', { id: 'c1', start_url: 'https://site.example/', options, expires_at });
    expect(await requireCrawl({ crawls }, 'alice', 'c1')).to.deep.include({ id: 'c1', options });
    const fail = (user: string, id: string) => requireCrawl({ crawls }, user, id).catch((failure: unknown) => failure);
    for (const failure of [await fail('bob', 'c1'), await fail('alice', 'c2')]) {
      expect(failure).to.include({
        name: 'DomainError',
        code: 'not_found',
        message: 'The crawl is not in the store',
        retryable: false,
      });
    }
  });
});
