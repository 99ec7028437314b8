import { expect } from 'chai';
import { collectBingTraffic } from '../../../activities/search/collect-bing-traffic.js';
import { type BingTraffic, bingTrafficKey } from '../../../domain/search/bing-traffic.js';
import { catchFailure } from '../../support/catch-failure.js';
import { NEVER, startSearchConsole, type TestSearchConsole } from '../../support/search-console.js';
import { searchDataDeps } from '../../support/search-data-deps.js';

const NOW = new Date('2026-06-03T12:00:00.000Z');
const SITE = 'https://www.example.com/';

describe('[I] collectBingTraffic', () => {
  let running: TestSearchConsole;
  before(async () => {
    running = await startSearchConsole({
      data: {
        days: [
          { Date: '/Date(1780297200000-0700)/', Clicks: 3, Impressions: 40 },
          { Date: '/Date(1780210800000-0700)/', Clicks: 2, Impressions: 30 },
        ],
      },
    });
    await running.connect('alice', 'altengine');
    await running.store.connections.noteSync('alice', 'altengine', { properties: [SITE], at: NOW, error: null });
  });
  after(() => running.stop());

  const collect = (site_url: string, user_id = 'alice') =>
    catchFailure(
      collectBingTraffic(searchDataDeps(running, running, { now: () => NOW }), { user_id, site_url }, NEVER),
    );

  it('keeps the days of the site, under whatever scheme or host name Bing has it', async () => {
    expect(await collect('http://example.com/')).to.deep.equal({ key: 'bing:example.com' });
    const traffic = await running.store.artifacts.get<BingTraffic>('alice', bingTrafficKey('example.com'));
    expect(traffic).to.deep.include({
      property: SITE,
      period: { start_date: '2026-05-05', end_date: '2026-06-01' },
      totals: { clicks: 5, impressions: 70 },
      previous_totals: null,
      collected_at: NOW.toISOString(),
    });
  });

  it('says when the account has no such site, Bing no figures, or no account is connected', async () => {
    expect(await collect('https://other.example/')).to.include({ code: 'no_data' });
    expect(await collect(SITE, 'bob')).to.include({ code: 'not_connected' });
    running.servers.data.days = [];
    expect(await collect(SITE)).to.include({ code: 'no_data', message: `Bing has no figures of ${SITE} yet` });
  });
});
