import { expect } from 'chai';
import { depsForCrawl } from '../../../../activities/crawl/access/deps-for-crawl.js';
import { blankFacts } from '../../../../activities/crawl/fetch/blank-facts.js';
import type { FetchOptions } from '../../../../activities/crawl/ports.js';
import type { CrawlOptions } from '../../../../domain/crawl/crawl.js';

const start_url = 'https://staging.example/';
const OPTIONS = {
  max_pages: 1,
  max_depth: null,
  respect_robots: true,
  include_sitemap_urls: true,
  target_keywords: [],
};

function given() {
  const asked: FetchOptions[] = [];
  const body = Buffer.from('https://www.example.com/a');
  return {
    asked,
    fetcher: {
      fetchOnce: async (_url: string, options: FetchOptions = {}) => {
        asked.push(options);
        return { facts: { ...blankFacts(), status: 200, media_type: 'text/html' }, body };
      },
    },
    agentToken: 'LinkwrightBot',
    userAgent: 'LinkwrightBot/test',
    openAccess: async (user: string, id: string) =>
      user === 'alice' && id === 'known' ? { headers: { a: 'b' } } : null,
  };
}
const adapt = (deps: ReturnType<typeof given>, options: Partial<CrawlOptions>) =>
  depsForCrawl(deps, 'alice', { start_url, options: { ...OPTIONS, ...options } });

describe('[U] dependencies of a crawl', () => {
  it('are those that there are where the crawl wants nothing special', async () => {
    const deps = given();
    expect(await adapt(deps, {})).to.equal(deps);
  });

  it('request as the agent that was asked for, with what opens the site, and read it as the site that it means', async () => {
    const deps = given();
    const access = { id: 'known', origin: 'https://staging.example' };
    const options = { user_agent: 'googlebot_desktop', access, production_origin: 'https://www.example.com' } as const;
    const adapted = await adapt(deps, options);
    const { body } = await adapted.fetcher.fetchOnce(`${start_url}a`);
    expect(adapted.agentToken).to.equal('Googlebot');
    expect(deps.asked[0]?.userAgent).to.include('Googlebot').and.to.include('LinkwrightBot/test');
    expect(deps.asked[0]?.headers).to.deep.equal({ a: 'b' });
    expect(body?.toString()).to.equal('https://staging.example/a');
  });

  it('fail where what opens the site is no longer kept', async () => {
    const access = { id: 'gone', origin: 'https://staging.example' };
    const failure: unknown = await adapt(given(), { access }).catch((caught: unknown) => caught);
    expect(failure).to.include({ code: 'invalid_input' });
  });
});
