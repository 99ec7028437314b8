import { expect } from 'chai';
import { createRobotsCache, readCachedRobots } from '../../../../activities/crawl/robots/robots-cache.js';
import { stubFetcher } from '../../../support/samples/stub-fetcher.js';
import { robotsFrom } from '../../../support/sites/robots-from.js';

const signal = new AbortController().signal;
const OTHER = 'https://other.example';

describe('[U] robots cache', () => {
  it('requests the robots.txt of an origin once, and none of what a crawl has read already', async () => {
    const known = robotsFrom({ text: 'User-agent: *\nDisallow: /x' });
    const { origin } = new URL(known.url);
    const { fetcher, asked } = stubFetcher({ [`${OTHER}/robots.txt`]: { status: 200, body: 'User-agent: *' } });
    const cache = createRobotsCache(known);
    const read = (url: string) => readCachedRobots({ fetcher, agentToken: 'TestBot' }, url, cache, signal);
    expect(await read(`${origin}/page`)).to.equal(known);
    expect(await read(`${OTHER}/a`)).to.equal(await read(`${OTHER}/b`));
    expect(asked).to.deep.equal([`GET ${OTHER}/robots.txt`]);
  });

  it('is empty where a crawl has read none', () => {
    expect(createRobotsCache(null).size).to.equal(0);
  });
});
