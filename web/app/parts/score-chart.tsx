import { showDay, showScore } from '../../report/facts/figures.js';
import { LineChart } from '../../report/parts/line-chart.js';
import { Time } from './time.js';

export interface ScorePoint {
  audit_id: string;
  overall_score: number | null;
  created_at: string;
}

/** Scores of audits of one type, oldest first. */
export function ScoreChart({ history }: { history: readonly ScorePoint[] }) {
  const [first, last] = [history[0], history.at(-1)];
  if (first === undefined || last === undefined) return null;
  const shown = ({ overall_score, created_at }: ScorePoint) => `${showScore(overall_score)} on ${showDay(created_at)}`;
  return (
    <>
      <LineChart
        description={`Score over ${history.length} audits: from ${shown(first)} to ${shown(last)}`}
        points={history.map(({ audit_id, created_at, overall_score }) => ({
          key: audit_id,
          label: showDay(created_at),
          value: overall_score,
        }))}
      />
      <p class="plot-days" aria-hidden="true">
        <span>
          <Time at={first.created_at} dayOnly />
        </span>
        <span>
          <Time at={last.created_at} dayOnly />
        </span>
      </p>
    </>
  );
}
