import type { InsightResult } from '../../../../domain/insights/insight-result.js';
import { showCount, showEffort } from '../../../report/facts/figures.js';
import { InsightList } from './parts/insight-list.js';

/** What can be done within a few days. */
export function QuickWinsView({ result }: { result: InsightResult<'quick_wins'> }) {
  const { max_days_to_implement: most, total_effort } = result;
  return (
    <InsightList result={result}>
      <p class="muted small">
        Each takes at most {showCount(most, 'day')}; together about {showEffort(total_effort)}.
      </p>
    </InsightList>
  );
}
