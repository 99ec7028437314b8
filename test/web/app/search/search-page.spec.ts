import { expect } from 'chai';
import { reportVisits } from '../../../../domain/dashboard/report-visits.js';
import { describeSearchSource } from '../../../../domain/dashboard/search-source.js';
import { findUpdatesNear } from '../../../../domain/search/analysis/events/find-updates-near.js';
import type { PerformanceEvent } from '../../../../domain/search/analysis/events/performance-event.js';
import type { SearchPerformance } from '../../../../domain/search/analysis/search-performance.js';
import type { ConnectionStatus } from '../../../../domain/search/connection.js';
import { SearchPage } from '../../../../web/app/search/search-page.js';
import { renderPart } from '../../../support/browser/render-part.js';
import { newSite } from '../../../support/samples/new-site.js';
import { stubOverview, stubSearchPerformance } from '../../../support/samples/stub-search-performance.js';
import { stubTraffic } from '../../../support/samples/stub-traffic.js';
import { stubTrends } from '../../../support/samples/stub-trends.js';

const REFRESH = 'POST /api/seo-dashboard/refresh?site_url=https%3A%2F%2Fsite.example%2F';

const SITE = newSite();

function show(search: SearchPerformance | null, connection: ConnectionStatus = 'connected', isGuest = false): string {
  return renderPart(SearchPage, {
    site: SITE,
    search,
    source: search && describeSearchSource(search),
    connection,
    isGuest,
  });
}

describe('[U] search page of a site', () => {
  it('leads to the connections where there is none', () => {
    const html = show(null, 'disconnected');
    expect(html).to.contain('Google Search Console is not connected.').and.contain('href="/app/connections"');
    expect(html).to.not.contain(REFRESH);
  });

  it('offers to read the data of a connection', () => {
    expect(show(null)).to.contain(REFRESH).and.contain('No search data yet.');
  });

  it('shows client guests the data, and nothing to connect or refresh', () => {
    const search = stubSearchPerformance({ performance_overview: stubOverview([150, 100], [4, 6]) });
    expect(show(search, 'connected', true))
      .to.contain('>150<')
      .and.not.contain(REFRESH);
    expect(show(null, 'disconnected', true))
      .to.contain('No search data yet.')
      .and.not.contain('/app/connections');
  });

  it('keeps showing what was read, and says so, when the connection is gone', () => {
    const html = show(stubSearchPerformance({ performance_overview: stubOverview([150, 100], [4, 6]) }), 'expired');
    expect(html).to.contain('This page shows the data that was read before.').and.contain('>150<');
  });

  it('shows visits and Bing, with their sources and days', () => {
    const visits = reportVisits({
      traffic: { ...stubTraffic(90, 120), property_name: 'Our shop' },
      landing_pages: [{ url: 'https://site.example/sale', sessions: 40, key_events: 4 }],
      connections: [],
      ends: { analytics: '2026-06-03T10:00:00.000Z' },
    });
    const period = { start_date: '2026-05-04', end_date: '2026-05-31' };
    const bing = {
      property: 'https://site.example/',
      period,
      previous_period: period,
      totals: { clicks: 1_234, impressions: 5_678 },
      previous_totals: null,
      collected_at: '2026-06-02T07:00:00.000Z',
      connection_ended: null,
    };
    const given = { site: SITE, search: null, source: null, isGuest: false, connection: 'disconnected' as const };
    const html = renderPart(SearchPage, { ...given, visits, bing });
    for (const text of ['Our shop', 'Europe/Berlin', 'that ended on 3 Jun 2026', '1,234', '/sale'])
      expect(html).to.contain(text);
    expect(html).to.contain('Organic search sessions').and.contain(REFRESH);
    expect(renderPart(SearchPage, given)).to.not.contain('id="visits"').and.not.contain('id="bing"');
  });

  it('says so where the account that is connected now cannot read what was read', () => {
    const search = stubSearchPerformance();
    const note = 'read through a connection that ended on 2026-06-03; the account that is connected now cannot read it';
    const source = describeSearchSource(search, { ended_at: '2026-06-03T10:00:00.000Z', note });
    const html = renderPart(SearchPage, {
      site: SITE,
      search,
      source,
      connection: 'connected' as const,
      isGuest: false,
    });
    expect(html).to.contain(note);
  });

  it('names the property, the period and what is wider than the site', () => {
    const html = show(stubSearchPerformance({ property_scope: 'wider' }));
    expect(html).to.contain('from 2 Mar 2026 to 30 May 2026 in sc-domain:site.example');
    expect(html).to.contain('This property also covers other sites');
  });

  it('shows totals with their change, where a smaller position is better', () => {
    const html = show(stubSearchPerformance({ performance_overview: stubOverview([150, 100], [4, 6]) }));
    expect(html).to.contain('<span class="badge good">+50%</span>').and.contain('<span class="badge good">−2</span>');
  });

  it('marks the days on which search performance changed, with the update that was rolling out', () => {
    const event: PerformanceEvent = {
      date: '2026-04-02',
      direction: 'loss',
      title: 'Since 2026-04-02, 24 queries rank about 5 places lower',
      certainty: 'high',
      series: [],
      queries: [
        {
          query: 'paper lantern',
          position_before: 4.25,
          position_after: 9.5,
          clicks_per_day_before: 12.4,
          clicks_per_day_after: 3.1,
        },
      ],
      queries_total: 24,
      median_places: 5,
      updates: findUpdatesNear('2026-04-02'),
    };
    const html = show(
      stubSearchPerformance({
        performance_overview: stubOverview([150, 100], [4, 6]),
        trend_analysis: stubTrends([event]),
      }),
    );
    expect(html).to.contain('24 queries rank about 5 places lower').and.contain('March 2026 core update');
    expect(html).to.contain('class="day-mark"');
    expect(html).to.contain('24 queries moved').and.contain('paper lantern').and.contain('>4.3<').and.contain('>9.5<');
    expect(html).to.contain('>12.4<').and.contain('>3.1<');
    const quiet = show(stubSearchPerformance({ trend_analysis: stubTrends([]) }));
    expect(quiet).to.contain('No lasting change found').and.not.contain('day-mark');
  });

  it('says why a part failed or has no data, and leaves out what was not asked for', () => {
    const html = show(
      stubSearchPerformance({
        keyword_performance: { status: 'failed', error: { code: 'dependency_unavailable', detail: 'Google refused' } },
        page_performance: { status: 'no_data', reason: 'No page was shown', next_step: 'Choose a longer period' },
      }),
    );
    expect(html).to.contain('This part could not be analyzed: Google refused');
    expect(html).to.contain('No page was shown. Choose a longer period.');
    expect(html).to.not.contain('id="opportunities"');
  });
});
