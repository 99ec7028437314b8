import {
  SEARCH_DIMENSION_NAMES,
  type SearchPerformance,
} from '../../../../domain/search/analysis/search-performance.js';
import { showDay, showNumber } from '../../../report/facts/figures.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { Section } from '../../../report/parts/section.js';
import { titleWords } from '../../parts/title-words.js';
import { SearchTotals } from '../../search/search-totals.js';
import { StateBadge } from '../state-badge.js';
import { InsightCard } from './parts/insight-card.js';

/** A search analysis in short: its period, the totals, what could be read, and insights. The Search tab has the rest. */
export function SearchPerformanceView({ result }: { result: SearchPerformance }) {
  const { performance_overview: overview, ai_insights: written, periods } = result;
  return (
    <>
      <div class="card">
        <p class="summary">
          <Foreign text={result.property} max={150} />, {showDay(periods.current.start_date)} to{' '}
          {showDay(periods.current.end_date)}
        </p>
        <p class="muted small">
          <Foreign text={periods.note} max={400} />
        </p>
      </div>
      {overview.status === 'completed' && (
        <Section id="totals" title="Search performance">
          <SearchTotals totals={overview.totals} />
        </Section>
      )}
      <Section id="parts" title="Parts of the analysis">
        <DataTable
          caption="Parts of the analysis"
          captionHidden
          fits
          keyOf={(name) => name}
          rows={SEARCH_DIMENSION_NAMES}
          columns={[
            { title: 'Part', cell: (name) => titleWords(name) },
            { title: 'Status', cell: (name) => <StateBadge state={result[name].status} /> },
            { title: 'Note', cell: (name) => <Foreign text={describePart(result[name])} max={300} /> },
          ]}
        />
        <p class="muted small">
          Rows read:{' '}
          {Object.entries(result.data.row_counts)
            .map(([set, rows]) => `${titleWords(set).toLowerCase()} ${showNumber(rows, 0)}`)
            .join(', ')}
          .
        </p>
      </Section>
      {written.status === 'completed' && (
        <Section id="insights" title="Insights">
          {written.insights.map((insight) => (
            <InsightCard key={insight.id} insight={insight} />
          ))}
        </Section>
      )}
    </>
  );
}

function describePart(part: SearchPerformance[(typeof SEARCH_DIMENSION_NAMES)[number]]): string {
  if (part.status === 'failed') return part.error.detail;
  return part.status === 'completed' ? '' : part.reason;
}
