import { expect } from 'chai';
import { catchFailure } from '../../../support/catch-failure.js';
import { NEVER, startSearchConsole, type TestSearchConsole } from '../../../support/search-console.js';

const SITE = 'https://www.example.com/';
const row = (Query: string) => ({
  Query,
  Date: '/Date(1779433200000-0700)/',
  Clicks: 2,
  Impressions: 40,
  AvgClickPosition: -1,
  AvgImpressionPosition: 5.5,
});
const day = { Date: '/Date(1779433200000-0700)/', Clicks: 3, Impressions: 70 };

describe('[I] webmaster client', () => {
  let running: TestSearchConsole;
  before(async () => {
    running = await startSearchConsole({
      data: { query_stats: [row('bees'), row('honey')], page_stats: [row(SITE)], days: [day] },
    });
    await running.connect('alice', 'altengine');
  });
  after(() => running.stop());

  it('lists the sites that are verified', async () => {
    expect(await running.webmaster.listSites('alice', NEVER)).to.deep.equal([SITE]);
  });

  it('reads queries, pages and days', async () => {
    expect(await running.webmaster.queryStats('alice', SITE, NEVER)).to.deep.equal([row('bees'), row('honey')]);
    expect(await running.webmaster.pageStats('alice', SITE, NEVER)).to.deep.equal([row(SITE)]);
    expect(await running.webmaster.rankAndTraffic('alice', SITE, NEVER)).to.deep.equal([day]);
    expect(running.servers.hits.at(-1)).to.equal(
      'GET /bing/api/GetRankAndTrafficStats?siteUrl=https%3A%2F%2Fwww.example.com%2F',
    );
  });

  it('never puts the token into an address', () => {
    for (const secret of running.servers.bing.secrets()) expect(running.servers.hits.join('\n')).to.not.contain(secret);
  });

  it('waits when Bing throttles with 400', async () => {
    running.pauses.length = 0;
    running.servers.fail('data', { status: 400, body: { ErrorCode: 4, Message: 'ERROR!!! ThrottleUser' } });
    expect((await running.webmaster.queryStats('alice', SITE, NEVER)).length).to.equal(2);
    expect(running.pauses).to.deep.equal([1_000]);
  });

  it('renews a token that Bing refuses with 400', async () => {
    const { refreshes } = running.servers.bing.counts;
    running.servers.fail('data', { status: 400, body: { ErrorCode: 3, Message: 'ERROR!!! InvalidToken' } });
    expect((await running.webmaster.queryStats('alice', SITE, NEVER)).length).to.equal(2);
    expect(running.servers.bing.counts.refreshes).to.equal(refreshes + 1);
  });

  it('says when the site is not the account’s', async () => {
    expect(await catchFailure(running.webmaster.pageStats('alice', 'https://other.example/', NEVER))).to.deep.equal({
      code: 'not_found',
      message: 'The connected account of Bing Webmaster Tools has no access to this property',
    });
  });

  const hostile: Record<string, unknown> = {
    'a day that is none': { d: [{ ...row('x'), Date: 'yesterday' }] },
    'half a click': { d: [{ ...row('x'), Clicks: 0.5 }] },
    'no rows at all': {},
    'an error in place of rows': { d: null },
  };
  for (const [name, body] of Object.entries(hostile))
    it(`does not believe ${name}`, async () => {
      running.servers.fail('data', { status: 200, body });
      expect(await catchFailure(running.webmaster.queryStats('alice', SITE, NEVER))).to.include({
        code: 'dependency_unavailable',
      });
    });
});
