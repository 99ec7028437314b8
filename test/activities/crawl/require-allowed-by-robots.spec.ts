import { expect } from 'chai';
import { requireAllowedByRobots } from '../../../activities/crawl/require-allowed-by-robots.js';
import { stubFetcher } from '../../support/samples/stub-fetcher.js';

const url = 'https://site.example/page';

describe('[U] require allowed by robots', () => {
  async function require(robots: Parameters<typeof stubFetcher>[0][string]) {
    const { fetcher, asked } = stubFetcher({ 'https://site.example/robots.txt': robots });
    const agent = { agentToken: 'LinkwrightBot', userAgent: 'LinkwrightBot/1' };
    const deps = { fetcher, ...agent, openAccess: async () => null };
    const input = { url, user_id: 'alice' };
    const failure: unknown = await requireAllowedByRobots(deps, input, new AbortController().signal).catch(
      (caught: unknown) => caught,
    );
    expect(asked).to.deep.equal(['GET https://site.example/robots.txt']);
    return failure;
  }

  it('lets a page pass that robots.txt allows', async () => {
    expect(await require({ status: 404 })).to.equal(undefined);
  });

  it('refuses one that it forbids, or whose robots.txt cannot be read', async () => {
    expect(await require({ status: 200, body: 'User-agent: *\nDisallow: /page' })).to.include({
      code: 'site_refused',
      message: `${url} is not fetched: robots.txt forbids it`,
    });
    expect(await require({ status: 500 })).to.include({ code: 'site_refused' });
  });

  it('says why a host cannot be reached', async () => {
    expect(await require({ error: { kind: 'dns', message: 'no such name' } })).to.include({ code: 'dns_failure' });
  });
});
