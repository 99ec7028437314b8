import type { HealthReport } from '../../../domain/dashboard/health-report.js';
import { showChange, showDay, showScore } from '../../report/facts/figures.js';
import { inWords, type Tone } from '../../report/facts/names.js';
import { Badge } from '../../report/parts/badge.js';
import { Bar } from '../../report/parts/bar.js';
import { LineChart } from '../../report/parts/line-chart.js';
import { titleWords } from '../parts/title-words.js';

const TONES: Readonly<Record<HealthReport['status'], Tone>> = {
  excellent: 'good',
  good: 'good',
  needs_attention: 'warn',
  critical: 'bad',
};
const PARTS = ['technical', 'content', 'performance', 'mobile'] as const;

/** The health score with its parts and how it moved by day. */
export function HealthCard({ health }: { health: HealthReport }) {
  const { score, change, status, breakdown, day, history } = health;
  return (
    <>
      <p>
        <span class="big">{showScore(score)}</span> <Badge tone={TONES[status]}>{inWords(status)}</Badge>{' '}
        {change !== null && <span class="muted">{showChange(change)} since the previous audit</span>}
      </p>
      {history.daily.length > 1 && (
        <LineChart
          description={`Health over ${history.daily.length} days: ${showScore(score)} on ${showDay(day)}`}
          points={history.daily.map(({ period, score: value }) => ({ key: period, label: showDay(period), value }))}
        />
      )}
      <details>
        <summary>Health by area</summary>
        <ul class="scores">
          {PARTS.map((part) => (
            <li key={part}>
              <span class="score-line">
                {titleWords(part)}
                <span class="figure">{showScore(breakdown[part])}</span>
              </span>
              <Bar value={breakdown[part] ?? 0} max={100} tone={TONES[status]} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
