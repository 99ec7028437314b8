import type { SpeedArtifact, SpeedRating } from '../../../domain/seo/artifacts/speed.js';
import type { Thresholds } from '../../../domain/seo/thresholds.js';
import { labBounds } from '../../../domain/speed/lab-bounds.js';
import { rateMetrics } from '../../../domain/speed/rate-metrics.js';
import type { Tone } from '../facts/names.js';
import { SCALED_METRICS, type ScaledMetric } from '../facts/scaled-metrics.js';
import { Badge } from '../parts/badge.js';
import { DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { Phrase } from '../parts/phrase.js';
import { useReportLanguage } from '../parts/report-language.js';
import { ScaleBar } from '../parts/scale-bar.js';
import type { Figures } from '../texts/figures.js';

const TONES: Readonly<Record<SpeedRating, Tone>> = { good: 'good', needs_improvement: 'warn', poor: 'bad' };
const OPPORTUNITIES_SHOWN = 8;

/** One Lighthouse run: category scores, each metric on its scale, and where time can be saved. */
export function SpeedRunSection({ run, thresholds }: { run: SpeedArtifact; thresholds: Thresholds }) {
  const { full, figures } = useReportLanguage();
  const words = full.speed;
  const rated = rateMetrics(run, thresholds);
  const rows = SCALED_METRICS.flatMap((metric) => {
    const measured = rated[metric.name];
    if (!measured) return [];
    const bounds = metric.name === 'load_time_ms' ? null : labBounds(metric.name, run.strategy, thresholds);
    return [{ metric, ...measured, bounds }];
  });
  const { performance, accessibility, best_practices, seo, agentic_browsing } = run.scores;
  return (
    <div class="card">
      <h3>{words.strategies[run.strategy]}</h3>
      <dl class="tiles compact">
        <CategoryScore name={words.categories.performance} score={performance} />
        <CategoryScore name={words.categories.accessibility} score={accessibility} />
        <CategoryScore name={words.categories.bestPractices} score={best_practices} />
        <CategoryScore name={words.categories.seo} score={seo} />
        {agentic_browsing !== undefined && (
          <CategoryScore name={words.categories.agenticBrowsing} score={agentic_browsing} />
        )}
      </dl>
      <DataTable
        caption={words.metricsOf(words.strategies[run.strategy])}
        captionHidden
        fits
        rows={rows}
        keyOf={({ metric }) => metric.name}
        columns={[
          { title: words.metric, cell: ({ metric }) => words.metrics[metric.name] ?? metric.title },
          { title: words.value, numeric: true, cell: ({ metric, value }) => showMetric(metric, value, figures) },
          {
            title: words.rating,
            cell: ({ rating }) => rating && <Badge tone={TONES[rating]}>{words.ratings[rating]}</Badge>,
          },
          {
            title: words.scale,
            size: 'spare',
            cell: ({ value, bounds }) => bounds && <ScaleBar value={value} {...bounds} />,
          },
        ]}
      />
      <Opportunities run={run} />
      <RunNote run={run} />
    </div>
  );
}

/** What the run was like. */
function RunNote({ run }: { run: SpeedArtifact }) {
  const {
    full: { speed: words },
    figures,
  } = useReportLanguage();
  return (
    <p class="small muted">
      Lighthouse <Foreign text={run.lighthouse_version} max={20} />
      {run.page_weight_bytes !== null && `, ${words.weight(figures.bytes(run.page_weight_bytes))}`}
      {run.request_count !== null && `, ${words.requests(run.request_count)}`}
      {run.runs && run.runs.length > 1 && `, ${words.median(run.runs.length)}`}
      {run.reliability?.reason && (
        <>
          {'. '}
          {run.reliability.level === 'low' ? words.unreliable : words.varies}:{' '}
          <Phrase text={run.reliability.reason} max={200} />
        </>
      )}
    </p>
  );
}

function CategoryScore({ name, score }: { name: string; score: number | null }) {
  const { figures } = useReportLanguage();
  return (
    <div class="tile">
      <dt>{name}</dt>
      <dd>
        <span class="tile-value">{figures.score(score)}</span>
      </dd>
    </div>
  );
}

function showMetric({ name }: ScaledMetric, value: number, figures: Figures): string {
  return name === 'cls' ? figures.number(value, 3) : figures.ms(value);
}

function Opportunities({ run }: { run: SpeedArtifact }) {
  const {
    full: { speed: words },
    figures,
  } = useReportLanguage();
  const shown = run.opportunities.slice(0, OPPORTUNITIES_SHOWN);
  if (shown.length === 0) return null;
  return (
    <DataTable
      caption={words.savings}
      fits
      rows={shown}
      keyOf={({ id }) => id}
      columns={[
        { title: words.opportunity, cell: ({ title }) => <Phrase text={title} max={160} /> },
        { title: words.time, numeric: true, cell: ({ savings_ms }) => (savings_ms > 0 ? figures.ms(savings_ms) : '–') },
        {
          title: words.bytes,
          numeric: true,
          cell: ({ savings_bytes }) => (savings_bytes > 0 ? figures.bytes(savings_bytes) : '–'),
        },
      ]}
    />
  );
}
