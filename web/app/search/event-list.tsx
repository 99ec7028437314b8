import type { EventReport, PerformanceEvent } from '../../../domain/search/analysis/events/performance-event.js';
import { showCount, showDay, showNumber } from '../../report/facts/figures.js';
import { Badge } from '../../report/parts/badge.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { SafeLink } from '../../report/parts/safe-link.js';
import { showPosition } from './search-words.js';

const SHOWN_QUERIES = 20;

/** Days on which search performance changed its level, the newest first, with the queries that moved together. */
export function EventList({ report: { events, watched, note } }: { report: EventReport }) {
  return (
    <>
      {events.length === 0 ? (
        <p class="empty">
          No lasting change found
          {watched && ` between ${showDay(watched.start_date)} and ${showDay(watched.end_date)}`}.
        </p>
      ) : (
        <ol class="plain">
          {events.map((event) => (
            <li key={`${event.date} ${event.direction}`} class="card">
              <Event event={event} />
            </li>
          ))}
        </ol>
      )}
      <p class="muted small">{note}</p>
    </>
  );
}

function Event({
  event: { title, direction, certainty, updates, queries, queries_total },
}: {
  event: PerformanceEvent;
}) {
  return (
    <>
      <h3>
        <Badge tone={direction === 'loss' ? 'bad' : 'good'}>{direction === 'loss' ? 'Loss' : 'Gain'}</Badge>{' '}
        <Foreign text={title} max={200} />
      </h3>
      <p class="small">Certainty: {certainty}.</p>
      {updates.map(({ name, source }) => (
        <p key={name}>
          The {name} was rolling out. <SafeLink url={source} />
        </p>
      ))}
      {queries.length > 0 && (
        <details>
          <summary>{showCount(queries_total, 'query', 'queries')} moved</summary>
          <DataTable
            caption="Queries that moved"
            captionHidden
            stacks
            keyOf={({ query }) => query}
            rows={queries.slice(0, SHOWN_QUERIES)}
            columns={[
              { title: 'Query', cell: ({ query }) => <Foreign text={query} max={120} /> },
              { title: 'Position before', numeric: true, cell: ({ position_before: at }) => showPosition(at) },
              { title: 'Position after', numeric: true, cell: ({ position_after: at }) => showPosition(at) },
              {
                title: 'Clicks a day before',
                numeric: true,
                cell: ({ clicks_per_day_before: clicks }) => showNumber(clicks),
              },
              {
                title: 'Clicks a day after',
                numeric: true,
                cell: ({ clicks_per_day_after: clicks }) => showNumber(clicks),
              },
            ]}
          />
        </details>
      )}
    </>
  );
}
