import type { ComponentChildren } from 'preact';
import type { BingReport } from '../../../domain/dashboard/report-bing.js';
import type { VisitsReport } from '../../../domain/dashboard/report-visits.js';
import { type SearchSource, showSearchSource } from '../../../domain/dashboard/search-source.js';
import type { SearchPeriod } from '../../../domain/search/analysis/search-figures.js';
import type { SearchPerformance } from '../../../domain/search/analysis/search-performance.js';
import type { DimensionResult, PerformanceOverview } from '../../../domain/search/analysis/search-reports.js';
import type { ConnectionStatus } from '../../../domain/search/connection.js';
import type { Site } from '../../../domain/sites/site.js';
import { showCount } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';
import { SafeLink } from '../../report/parts/safe-link.js';
import { Section } from '../../report/parts/section.js';
import { Time } from '../parts/time.js';
import { BingPart } from './bing-part.js';
import { DayChart } from './day-chart.js';
import { EventList } from './event-list.js';
import { type DayFigure, fillDays } from './fill-days.js';
import { ForecastPart } from './forecast-part.js';
import { HistoryPart, type ShownHistory } from './history-part.js';
import { OpportunityList } from './opportunity-list.js';
import { SearchTable } from './search-table.js';
import { SearchTotals } from './search-totals.js';
import { showCountry, showDevice } from './search-words.js';
import { VisitsPart } from './visits-part.js';

export interface SearchPageProps {
  site: Site;
  /** Null: search data was never analyzed. */
  search: SearchPerformance | null;
  source: SearchSource | null;
  /** Days of months, where they are kept; else the period that was analyzed is all that is shown. */
  history?: ShownHistory | null;
  /** Null where they were not read. */
  visits?: VisitsReport | null;
  bing?: BingReport | null;
  /** Of Search Console. */
  connection: ConnectionStatus;
  /** Client guests refresh nothing and see no connections. */
  isGuest: boolean;
}

const SHOWN_OPPORTUNITIES = 30;

/** What search brings to one site: performance, queries, pages, countries, devices, opportunities and the forecast. */
export function SearchPage({ site, search, source, history, visits, bing, connection, isGuest }: SearchPageProps) {
  const isConnected = connection === 'connected';
  const canRefresh = isConnected || visits != null || bing != null;
  return (
    <>
      <div class="page-head">
        <h1>
          Search: <Foreign text={site.site} />
        </h1>
        {canRefresh && !isGuest && (
          <button
            type="button"
            data-api={`POST /api/seo-dashboard/refresh?site_url=${encodeURIComponent(site.site_url)}`}
            data-body="{}"
            data-then="reload"
            data-started="/app/operations/{id}"
          >
            Refresh data
          </button>
        )}
      </div>
      {!isConnected && !isGuest && <ConnectionNotice status={connection} hasData={search !== null} />}
      {search === null ? (
        (isConnected || isGuest) && (
          <p class="empty">
            No search data yet.
            {!isGuest && ' Refresh to read the clicks, impressions and positions of this site.'}
          </p>
        )
      ) : (
        <SearchReport search={search} source={source} history={history ?? null} />
      )}
      {visits && <VisitsPart visits={visits} />}
      {bing && <BingPart bing={bing} />}
    </>
  );
}

function ConnectionNotice({ status, hasData }: { status: ConnectionStatus; hasData: boolean }) {
  const what =
    status === 'disconnected'
      ? 'Google Search Console is not connected.'
      : 'The connection to Google Search Console does not work at the moment.';
  return (
    <div class={hasData ? 'banner' : 'empty'} role="status">
      <p>
        {what}{' '}
        {hasData
          ? 'This page shows the data that was read before.'
          : 'Connect it to see clicks, impressions and positions.'}
      </p>
      <p>
        <a class="button" href="/app/connections">
          View connections
        </a>
      </p>
    </div>
  );
}

interface SearchReportProps {
  search: SearchPerformance;
  source: SearchSource | null;
  history: ShownHistory | null;
}

function SearchReport({ search, source, history }: SearchReportProps) {
  const { periods, performance_overview, keyword_performance, page_performance, content_opportunities } = search;
  const hasPrevious = periods.previous !== null;
  const trends = search.trend_analysis;
  const events = trends.status === 'completed' ? trends.events.events : [];
  return (
    <>
      {source && (
        <p class="muted">
          Data <Foreign text={showSearchSource(source)} max={200} />, read on <Time at={source.collected_at} />.{' '}
          {search.property_scope === 'wider' && 'This property also covers other sites, so its totals are wider. '}
          {periods.note}.
        </p>
      )}
      <Part id="performance" title="Performance" result={performance_overview}>
        {(overview) => (
          <>
            <SearchTotals totals={overview.totals} />
            {overview.missing_days !== null && overview.missing_days.current.length > 0 && (
              <p class="small">
                Search Console has no data for {showCount(overview.missing_days.current.length, 'day')} of this period.
                Changes compare the days that have data.
              </p>
            )}
            {history ? (
              <HistoryPart shown={history} events={events} />
            ) : (
              <PeriodCharts overview={overview} period={periods.current} marked={events.map(({ date }) => date)} />
            )}
          </>
        )}
      </Part>
      <Part id="events" title="Performance changes" result={trends}>
        {({ events }) => <EventList report={events} />}
      </Part>
      <Part id="opportunities" title="Opportunities" result={content_opportunities}>
        {({ opportunities, total, note }) => (
          <>
            <p class="lead">
              {total > SHOWN_OPPORTUNITIES
                ? `The best ${SHOWN_OPPORTUNITIES} of ${total}.`
                : `${showCount(total, 'opportunity', 'opportunities')}.`}{' '}
              {note}
            </p>
            <OpportunityList opportunities={opportunities.slice(0, SHOWN_OPPORTUNITIES)} />
          </>
        )}
      </Part>
      <Part id="queries" title="Queries" result={keyword_performance}>
        {({ top_keywords, total_queries }) => (
          <>
            <p class="lead">Most clicks first. {showCount(total_queries, 'query', 'queries')} in all.</p>
            <SearchTable
              caption="Queries"
              title="Query"
              rows={top_keywords}
              keyOf={({ query }) => query}
              nameOf={({ query }) => <Foreign text={query} max={120} />}
              hasPrevious={hasPrevious}
            />
          </>
        )}
      </Part>
      <Part id="pages" title="Pages" result={page_performance}>
        {({ top_pages, total_pages }) => (
          <>
            <p class="lead">Most clicks first. {showCount(total_pages, 'page')} in all.</p>
            <SearchTable
              caption="Pages"
              title="Page"
              rows={top_pages}
              keyOf={({ url }) => url}
              nameOf={({ url }) => <SafeLink url={url} whole />}
              hasPrevious={hasPrevious}
            />
          </>
        )}
      </Part>
      <Audience search={search} />
      <Part id="forecast" title="Forecast" result={trends}>
        {({ forecast }) => <ForecastPart forecast={forecast} />}
      </Part>
    </>
  );
}

interface PeriodChartsProps {
  overview: Pick<PerformanceOverview, 'daily' | 'missing_days'>;
  period: SearchPeriod;
  marked: readonly string[];
}

/** Of the period that was analyzed, where no other days are known. */
function PeriodCharts({ overview: { daily, missing_days }, period, marked }: PeriodChartsProps) {
  if (!daily) return null;
  const missing = new Set(missing_days?.current);
  const points = (figure: DayFigure) => fillDays(daily, period, figure, missing);
  return (
    <div class="card">
      <DayChart title="Clicks" marked={marked} points={points('clicks')} />
      <DayChart title="Impressions" marked={marked} points={points('impressions')} />
      <DayChart title="Average position" isRank digits={1} marked={marked} points={points('position')} />
    </div>
  );
}

function Audience({ search: { performance_overview: overview, periods } }: { search: SearchPerformance }) {
  if (overview.status !== 'completed') return null;
  const hasPrevious = periods.previous !== null;
  return (
    <>
      {overview.countries && (
        <Section id="countries" title="Countries">
          <SearchTable
            caption="Countries"
            title="Country"
            rows={overview.countries}
            keyOf={({ key }) => key}
            nameOf={({ key }) => showCountry(key)}
            hasPrevious={hasPrevious}
          />
        </Section>
      )}
      {overview.devices && (
        <Section id="devices" title="Devices">
          <SearchTable
            caption="Devices"
            title="Device"
            rows={overview.devices}
            keyOf={({ key }) => key}
            nameOf={({ key }) => showDevice(key)}
            hasPrevious={hasPrevious}
          />
        </Section>
      )}
    </>
  );
}

interface PartProps<Report> {
  id: string;
  title: string;
  result: DimensionResult<Report>;
  children: (report: Report) => ComponentChildren;
}

/** One dimension of the analysis; where it has nothing, the page says why. One that was not asked for is left out. */
function Part<Report>({ id, title, result, children }: PartProps<Report>) {
  if (result.status === 'skipped') return null;
  return (
    <Section id={id} title={title}>
      {result.status === 'completed' ? children(result) : <p class="empty">{reasonOf(result)}</p>}
    </Section>
  );
}

function reasonOf(result: Extract<DimensionResult<unknown>, { status: 'failed' | 'no_data' }>): string {
  return result.status === 'failed'
    ? `This part could not be analyzed: ${result.error.detail}`
    : `${result.reason}. ${result.next_step}.`;
}
