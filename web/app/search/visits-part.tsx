import type { VisitsReport } from '../../../domain/dashboard/report-visits.js';
import { showNumber } from '../../report/facts/figures.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { SafeLink } from '../../report/parts/safe-link.js';
import { Section } from '../../report/parts/section.js';
import { Time } from '../parts/time.js';
import { PeriodTotal } from './period-total.js';

/** Visits of the site as Google Analytics counts them. */
export function VisitsPart({ visits }: { visits: VisitsReport }) {
  const { property_name, time_zone, period, totals, previous_totals, landing_pages } = visits;
  const notes = [visits.quality_note, visits.connection_ended?.note ?? null].filter((note) => note !== null);
  return (
    <Section id="visits" title="Visits">
      <p class="muted">
        Google Analytics: <Foreign text={property_name} max={100} />, from {period.start_date} to {period.end_date} (
        {time_zone ?? 'UTC'}), read on <Time at={visits.collected_at} />
        {notes.length > 0 && ` (${notes.join('; ')})`}.
      </p>
      <ul class="cards totals">
        <PeriodTotal
          title="Organic search sessions"
          current={totals.organic_sessions}
          previous={previous_totals.organic_sessions}
        />
        <PeriodTotal title="All sessions" current={totals.sessions} previous={previous_totals.sessions} />
        <PeriodTotal title="Page views" current={totals.page_views} previous={previous_totals.page_views} />
        <PeriodTotal title="Key events" current={totals.key_events} previous={previous_totals.key_events} />
      </ul>
      {landing_pages.length > 0 && (
        <DataTable
          caption="Landing pages"
          stacks
          keyOf={({ url }) => url}
          rows={landing_pages}
          columns={[
            { title: 'Landing page', cell: ({ url }) => <SafeLink url={url} whole /> },
            { title: 'Sessions', numeric: true, cell: ({ sessions }) => showNumber(sessions) },
            {
              title: 'Key events',
              numeric: true,
              cell: ({ key_events }) => (key_events === undefined ? 'n/a' : showNumber(key_events)),
            },
          ]}
        />
      )}
    </Section>
  );
}
