import type { InsightResult } from '../../../../domain/insights/insight-result.js';
import { showCount } from '../../../report/facts/figures.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { Section } from '../../../report/parts/section.js';
import { InsightList } from './parts/insight-list.js';

/** Recommendations in order, and which of them fit into the days that there are. */
export function PrioritizedView({ result }: { result: InsightResult<'prioritized_recommendations'> }) {
  const { capacity, insights } = result;
  const titleOf = (id: string) => insights.find((insight) => insight.id === id)?.title ?? id;
  return (
    <InsightList result={result}>
      {capacity !== null && (
        <Section id="capacity" title={`What fits into ${showCount(capacity.days, 'day')}`}>
          <ol class="card">
            {capacity.fitting.map((id) => (
              <li key={id}>
                <Foreign text={titleOf(id)} max={200} />
              </li>
            ))}
          </ol>
          {capacity.later.length > 0 && (
            <p class="muted small">
              Later: <Foreign text={capacity.later.map(titleOf).join(', ')} max={800} />
            </p>
          )}
        </Section>
      )}
    </InsightList>
  );
}
