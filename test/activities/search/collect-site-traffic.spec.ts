import { expect } from 'chai';
import { collectSiteTraffic } from '../../../activities/search/collect-site-traffic.js';
import { type LandingPage, landingPagesKey } from '../../../domain/search/landing-pages.js';
import { type SiteTraffic, siteTrafficKey } from '../../../domain/search/site-traffic.js';
import { catchFailure } from '../../support/catch-failure.js';
import { NEVER, startSearchConsole, type TestSearchConsole } from '../../support/search-console.js';
import { searchDataDeps } from '../../support/search-data-deps.js';

/** Two days after the last day that the stand-in makes up. */
const NOW = new Date('2026-01-30T12:00:00.000Z');

describe('[I] collect site traffic', () => {
  let running: TestSearchConsole;
  before(async () => {
    running = await startSearchConsole({
      data: {
        // Days from 2026-01-01 on: sessions 0, 10, 20 …, one more page view and two more key events; half from search.
        analytics_rows: 28,
        analytics_metadata: {
          samplingMetadatas: [{ samplesReadCount: '5', samplingSpaceSize: '100' }],
          subjectToThresholding: true,
        },
        landing_pages: [
          { host: 'www.example.com', path: '/', sessions: 9 },
          { host: 'www.example.com', path: '/sale', sessions: 40, key_events: 4 },
          { host: 'staging.example.net', path: '/', sessions: 5 },
        ],
        analytics_properties: [
          {
            property: 'properties/1',
            name: 'Another',
            uri: 'https://another.example',
            time_zone: 'America/Los_Angeles',
          },
          {
            property: 'properties/2',
            name: 'Ours',
            uri: 'http://example.com/shop',
            time_zone: 'America/Los_Angeles',
          },
        ],
      },
    });
    await running.connect('alice', 'analytics');
    const note = { properties: ['properties/1', 'properties/2'], at: NOW, error: null };
    await running.store.connections.noteSync('alice', 'analytics', note);
  });
  after(() => running.stop());

  const collect = (site_url: string, user_id = 'alice', now = NOW) =>
    catchFailure(
      collectSiteTraffic(searchDataDeps(running, running, { now: () => now }), { user_id, site_url }, NEVER),
    );
  const listingsSince = (hit: number) =>
    running.servers.hits.slice(hit).filter((path) => path.includes('accountSummaries')).length;

  it('finds the property by its web stream, and keeps what it has counted', async () => {
    expect(await collect('https://www.example.com/')).to.deep.equal({ key: 'traffic:example.com:2' });
    const traffic = await running.store.artifacts.get<SiteTraffic>('alice', siteTrafficKey('example.com'));
    expect(traffic).to.deep.include({
      property: 'properties/2',
      property_name: 'Ours',
      collected_at: NOW.toISOString(),
      period: { start_date: '2026-01-01', end_date: '2026-01-28' },
      time_zone: 'America/Los_Angeles',
      totals: { sessions: 3_780, organic_sessions: 1_890, page_views: 3_808, key_events: 3_836 },
      previous_totals: { sessions: 0, organic_sessions: 0, page_views: 0, key_events: 0 },
      quality: { sampled_percent: 5, is_thresholded: true, has_other_row: false },
    });
    expect(traffic?.days.length).to.equal(28);
    expect(traffic?.days[1]).to.deep.equal({
      date: '2026-01-02',
      sessions: 10,
      organic_sessions: 5,
      page_views: 11,
      key_events: 12,
    });
  });

  it('keeps the pages on which visits began', async () => {
    const pages = await running.store.artifacts.get<LandingPage[]>('alice', landingPagesKey('example.com'));
    expect(pages).to.deep.equal([
      { url: 'https://www.example.com/sale', sessions: 40, key_events: 4 },
      { url: 'https://www.example.com/', sessions: 9, key_events: 0 },
    ]);
  });

  it('does not look for the property again', async () => {
    const { length } = running.servers.hits;
    await collect('https://www.example.com/');
    const report = 'POST /v1beta/properties/2:runReport';
    expect(running.servers.hits.slice(length)).to.deep.equal([report, report, report]);
  });

  it('lists once more before it says that there is none, and not again within minutes', async () => {
    await running.connect('carol', 'analytics');
    const { length } = running.servers.hits;
    expect(await collect('https://www.example.com/', 'carol')).to.deep.equal({ key: 'traffic:example.com:2' });
    // The stand-in gives one account a page.
    expect(listingsSince(length)).to.equal(2);
    expect((await running.store.connections.find('carol', 'analytics'))?.properties).to.have.length(2);
    running.servers.data.analytics_properties.push({
      property: 'properties/3',
      name: 'New',
      uri: 'https://new.example',
    });
    expect(await collect('https://new.example/', 'carol')).to.include({ code: 'no_data' });
    expect(listingsSince(length)).to.equal(2);
    const later = new Date(NOW.getTime() + 5 * 60_000);
    expect(await collect('https://new.example/', 'carol', later)).to.deep.equal({ key: 'traffic:new.example:2' });
  });

  it('tells why there is no list, not that there is no property', async () => {
    await running.connect('dan', 'analytics');
    running.servers.fail('data', ...Array.from({ length: 5 }, () => ({ status: 503 })));
    expect(await collect('https://www.example.com/', 'dan')).to.include({ code: 'dependency_unavailable' });
    expect(await collect('https://www.example.com/', 'dan')).to.deep.equal({ key: 'traffic:example.com:2' });
  });

  it('invents nothing where no property is about the site, or no one is connected', async () => {
    expect(await collect('https://nowhere.example/')).to.deep.equal({
      code: 'no_data',
      message: 'No property of the connected account of Google Analytics has a web stream of nowhere.example',
    });
    expect(await collect('https://www.example.com/', 'bob')).to.include({ code: 'not_connected' });
    expect(await running.store.artifacts.has('alice', siteTrafficKey('nowhere.example'))).to.equal(false);
  });
});
