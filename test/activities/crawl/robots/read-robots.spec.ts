import { expect } from 'chai';
import { readRobots } from '../../../../activities/crawl/robots/read-robots.js';
import type { FetchFacts } from '../../../../domain/seo/artifacts/fetch.js';
import { stubFetcher } from '../../../support/samples/stub-fetcher.js';

const site = 'https://site.example';
const read = (facts: Partial<FetchFacts> & { body?: string }) => {
  const { fetcher } = stubFetcher({ [`${site}/robots.txt`]: facts });
  return readRobots({ fetcher, agentToken: 'LinkwrightBot' }, `${site}/shop/page`, new AbortController().signal);
};

describe('[U] read robots.txt', () => {
  it('reads the file of the origin', async () => {
    const found = await read({ status: 200, body: 'User-agent: *\nDisallow: /\nSitemap: https://site.example/s.xml' });
    expect(found).to.deep.include({
      url: `${site}/robots.txt`,
      state: 'found',
      site_disallowed: true,
      sitemap_urls: ['https://site.example/s.xml'],
    });
  });

  it('tells a file that is missing from one that cannot be read', async () => {
    expect((await read({ status: 404 })).state).to.equal('missing');
    expect((await read({ status: 503 })).state).to.equal('unreachable');
    expect((await read({ error: { kind: 'timeout', message: 'late' } })).state).to.equal('unreachable');
  });
});
