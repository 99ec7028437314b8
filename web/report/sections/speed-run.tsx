import type { SpeedArtifact, SpeedRating } from '../../../domain/seo/artifacts/speed.js';
import { labBounds } from '../../../domain/seo/speed/lab-bounds.js';
import { rateMetrics } from '../../../domain/seo/speed/rate-metrics.js';
import type { Thresholds } from '../../../domain/seo/thresholds.js';
import { showBytes, showMs, showNumber, showScore } from '../facts/figures.js';
import { inWords, type Tone } from '../facts/names.js';
import { SCALED_METRICS, type ScaledMetric } from '../facts/scaled-metrics.js';
import { Badge } from '../parts/badge.js';
import { DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { ScaleBar } from '../parts/scale-bar.js';

const TONES: Readonly<Record<SpeedRating, Tone>> = { good: 'good', needs_improvement: 'warn', poor: 'bad' };
const OPPORTUNITIES_SHOWN = 8;

/** One Lighthouse run: category scores, each metric on its scale, and where time can be saved. */
export function SpeedRun({ run, thresholds }: { run: SpeedArtifact; thresholds: Thresholds }) {
  const rated = rateMetrics(run, thresholds);
  const rows = SCALED_METRICS.flatMap((metric) => {
    const measured = rated[metric.name];
    if (!measured) return [];
    const bounds = metric.name === 'load_time_ms' ? null : labBounds(metric.name, run.strategy, thresholds);
    return [{ metric, ...measured, bounds }];
  });
  const { performance, accessibility, best_practices, seo } = run.scores;
  return (
    <div class="card">
      <h3>{run.strategy === 'mobile' ? 'Mobile' : 'Desktop'}</h3>
      <dl class="tiles compact">
        <CategoryScore name="Performance" score={performance} />
        <CategoryScore name="Accessibility" score={accessibility} />
        <CategoryScore name="Best practices" score={best_practices} />
        <CategoryScore name="SEO" score={seo} />
      </dl>
      <DataTable
        caption={`Metrics of the ${run.strategy} run`}
        captionHidden
        fits
        rows={rows}
        keyOf={({ metric }) => metric.name}
        columns={[
          { title: 'Metric', cell: ({ metric }) => metric.title },
          { title: 'Value', numeric: true, cell: ({ metric, value }) => showMetric(metric, value) },
          { title: 'Rating', cell: ({ rating }) => rating && <Badge tone={TONES[rating]}>{inWords(rating)}</Badge> },
          {
            title: 'Scale',
            size: 'spare',
            cell: ({ value, bounds }) => bounds && <ScaleBar value={value} {...bounds} />,
          },
        ]}
      />
      <Opportunities run={run} />
      <p class="small muted">
        Lighthouse <Foreign text={run.lighthouse_version} max={20} />
        {run.page_weight_bytes !== null && `, page weight ${showBytes(run.page_weight_bytes)}`}
        {run.request_count !== null && `, ${showNumber(run.request_count, 0)} requests`}
        {run.runs && run.runs.length > 1 && `, the middle one of ${run.runs.length} runs`}
        {run.reliability?.reason && (
          <>
            {'. '}
            {run.reliability.level === 'low' ? 'Not reliable, so it gives no fixes: ' : 'Lab figures vary: '}
            <Foreign text={run.reliability.reason} max={200} />
          </>
        )}
      </p>
    </div>
  );
}

function CategoryScore({ name, score }: { name: string; score: number | null }) {
  return (
    <div class="tile">
      <dt>{name}</dt>
      <dd>
        <span class="tile-value">{showScore(score)}</span>
      </dd>
    </div>
  );
}

function showMetric({ name }: ScaledMetric, value: number): string {
  return name === 'cls' ? showNumber(value, 3) : showMs(value);
}

function Opportunities({ run }: { run: SpeedArtifact }) {
  const shown = run.opportunities.slice(0, OPPORTUNITIES_SHOWN);
  if (shown.length === 0) return null;
  return (
    <DataTable
      caption="Where time can be saved"
      fits
      rows={shown}
      keyOf={({ id }) => id}
      columns={[
        { title: 'Opportunity', cell: ({ title }) => <Foreign text={title} max={160} /> },
        { title: 'Time', numeric: true, cell: ({ savings_ms }) => (savings_ms > 0 ? showMs(savings_ms) : '–') },
        {
          title: 'Bytes',
          numeric: true,
          cell: ({ savings_bytes }) => (savings_bytes > 0 ? showBytes(savings_bytes) : '–'),
        },
      ]}
    />
  );
}
