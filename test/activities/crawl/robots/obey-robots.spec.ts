import { expect } from 'chai';
import { obeyRobots } from '../../../../activities/crawl/robots/obey-robots.js';
import { createRobotsCache } from '../../../../activities/crawl/robots/robots-cache.js';
import type { FetchFacts } from '../../../../domain/seo/artifacts/fetch.js';
import { stubFetcher } from '../../../support/samples/stub-fetcher.js';
import { robotsFrom } from '../../../support/sites/robots-from.js';

const site = 'https://site.example';
const agentToken = 'LinkwrightBot';
type Answers = Record<string, Partial<FetchFacts> & { body?: string }>;

function guard(answers: Answers, readings?: ReturnType<typeof createRobotsCache>) {
  const { fetcher, asked } = stubFetcher(answers);
  return { fetcher: obeyRobots({ fetcher, agentToken }, readings), asked };
}

describe('[U] obey robots', () => {
  it('reads robots.txt of each origin once, before anything else, and requests what it allows', async () => {
    const { fetcher, asked } = guard({
      [`${site}/robots.txt`]: { status: 200, body: 'User-agent: *\nDisallow: /private' },
      [`${site}/a`]: { status: 200, body: 'A' },
    });
    expect((await fetcher.fetchOnce(`${site}/a`)).facts.status).to.equal(200);
    const blocked = await fetcher.fetchOnce(`${site}/private`);
    expect(blocked.facts).to.deep.include({
      status: 0,
      error: { kind: 'disallowed_by_robots', message: 'robots.txt forbids it' },
    });
    await fetcher.fetchOnce('https://other.example/');
    expect(asked).to.deep.equal([
      `GET ${site}/robots.txt`,
      `GET ${site}/a`,
      'GET https://other.example/robots.txt',
      'GET https://other.example/',
    ]);
  });

  it('requests nothing where robots.txt cannot be read (RFC 9309 2.3.1.4), and gives the error where nothing answers', async () => {
    const down = guard({ [`${site}/robots.txt`]: { status: 500 } });
    expect((await down.fetcher.fetchOnce(`${site}/a`)).facts.error?.message).to.match(/cannot be read$/);
    const error = { kind: 'dns' as const, message: 'no such name' };
    const lost = guard({ [`${site}/robots.txt`]: { error } });
    expect((await lost.fetcher.fetchOnce(`${site}/a`)).facts.error).to.deep.equal(error);
    expect([...down.asked, ...lost.asked]).to.deep.equal([`GET ${site}/robots.txt`, `GET ${site}/robots.txt`]);
  });

  it('knows what a crawl has read before', async () => {
    const { fetcher, asked } = guard({}, createRobotsCache(robotsFrom({ text: 'User-agent: *\nDisallow: /x' })));
    await fetcher.fetchOnce(`${site}/x`);
    await fetcher.fetchOnce(`${site}/y`);
    expect(asked).to.deep.equal([`GET ${site}/y`]);
  });
});
