import type { EventReport } from '../../../../domain/search/analysis/events/performance-event.js';
import type { SearchPerformance } from '../../../../domain/search/analysis/search-performance.js';
import { showDay } from '../../../report/facts/figures.js';
import { Badge } from '../../../report/parts/badge.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { Section } from '../../../report/parts/section.js';
import { DayChart } from '../../search/day-chart.js';
import { fillDays } from '../../search/fill-days.js';
import { SearchTotals } from '../../search/search-totals.js';
import { findPartPath } from '../site-parts.js';

const SHOWN_EVENTS = 3;

export interface SearchCardProps {
  siteId: string;
  /** Null: search data was never analyzed. */
  search: SearchPerformance | null;
  isConnected: boolean;
  isGuest: boolean;
}

/** Clicks and impressions of the last analysis by day, with the days marked on which they changed their level. */
export function SearchCard({ siteId, search, isConnected, isGuest }: SearchCardProps) {
  const overview = search?.performance_overview;
  if (!search || overview?.status !== 'completed')
    return <NoSearch siteId={siteId} isConnected={isConnected} isGuest={isGuest} />;
  const { periods, trend_analysis: trends } = search;
  const events = trends.status === 'completed' ? trends.events.events : [];
  const marked = events.map(({ date }) => date);
  const missing = new Set(overview.missing_days?.current);
  const points = (figure: 'clicks' | 'impressions') => fillDays(overview.daily ?? [], periods.current, figure, missing);
  return (
    <Section
      id="search"
      title="Search performance"
      lead={`${showDay(periods.current.start_date)} to ${showDay(periods.current.end_date)}, compared with the period before.`}
    >
      <SearchTotals totals={overview.totals} />
      {overview.daily && (
        <div class="card pair">
          <DayChart title="Clicks" marked={marked} points={points('clicks')} />
          <DayChart title="Impressions" marked={marked} points={points('impressions')} />
        </div>
      )}
      <Events events={events} />
      <p>
        <a href={findPartPath(siteId, 'search')}>View search data</a>
      </p>
    </Section>
  );
}

function Events({ events }: { events: EventReport['events'] }) {
  if (events.length === 0) return null;
  return (
    <ul class="states">
      {events.slice(0, SHOWN_EVENTS).map(({ date, direction, title }) => (
        <li key={`${date} ${direction}`}>
          <Badge tone={direction === 'loss' ? 'bad' : 'good'}>{direction === 'loss' ? 'Loss' : 'Gain'}</Badge>
          <Foreign text={title} max={200} />
        </li>
      ))}
    </ul>
  );
}

function NoSearch({ siteId, isConnected, isGuest }: Pick<SearchCardProps, 'siteId' | 'isConnected' | 'isGuest'>) {
  if (isGuest) return null;
  return (
    <p class="card">
      {isConnected ? (
        <span>
          No search data yet. <a href={findPartPath(siteId, 'search')}>Read clicks and impressions</a>
        </span>
      ) : (
        <span>
          <a href="/app/connections">Connect Google Search Console</a> to see clicks and impressions of this site.
        </span>
      )}
    </p>
  );
}
