import type { SpeedRating } from '../../../../domain/seo/artifacts/speed.js';
import type { RatedRun, SpeedAnalysisResult } from '../../../../domain/speed/speed-analysis-result.js';
import { showBytes, showMs, showNumber, showScore } from '../../../report/facts/figures.js';
import { type Tone, toneOfScore } from '../../../report/facts/names.js';
import { SCALED_METRICS } from '../../../report/facts/scaled-metrics.js';
import { Badge } from '../../../report/parts/badge.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { SafeLink } from '../../../report/parts/safe-link.js';
import { Section } from '../../../report/parts/section.js';
import { titleWords } from '../../parts/title-words.js';
import { FigureTiles } from './parts/figure-tiles.js';
import { IssueGroups } from './parts/issue-groups.js';
import { ScoreHead } from './parts/score-head.js';

const RATINGS: Readonly<Record<SpeedRating, { tone: Tone; title: string }>> = {
  good: { tone: 'good', title: 'Good' },
  needs_improvement: { tone: 'warn', title: 'Needs improvement' },
  poor: { tone: 'bad', title: 'Poor' },
};
const SHOWN_SAVINGS = 8;

/** How fast a page is: each run with its metrics and their ratings, where time can be saved, and real visits. */
export function SpeedView({ result }: { result: SpeedAnalysisResult }) {
  const { field_data } = result;
  return (
    <>
      <div class="card">
        <ScoreHead score={result.score}>
          <SafeLink url={result.url} whole />
        </ScoreHead>
        <p>
          <Foreign text={result.business_impact.statement} max={400} />
        </p>
        <p class="muted small">
          {field_data.status === 'no_data' ? (
            <>
              No data of real visits. <Foreign text={field_data.reason} />
            </>
          ) : (
            'Data of real visits (Chrome UX Report) are part of the JSON.'
          )}
        </p>
      </div>
      {Object.entries(result.strategies).map(([strategy, run]) => (
        <Section key={strategy} id={strategy} title={titleWords(strategy)}>
          <Run run={run} strategy={strategy} />
        </Section>
      ))}
      <IssueGroups issues={result.issues} />
    </>
  );
}

function Run({ run, strategy }: { run: RatedRun; strategy: string }) {
  if (run.status === 'failed') {
    return (
      <p class="banner">
        This run failed: <Foreign text={run.error} max={400} />
      </p>
    );
  }
  const { scores, page_weight_bytes: weight, request_count: requests } = run;
  return (
    <>
      <FigureTiles
        tiles={[
          ...Object.entries(scores).flatMap(([name, score]) =>
            score === undefined ? [] : [{ title: titleWords(name), value: showScore(score), tone: toneOfScore(score) }],
          ),
          { title: 'Page weight', value: weight === null ? 'n/a' : showBytes(weight) },
          { title: 'Requests', value: requests === null ? 'n/a' : showNumber(requests, 0) },
        ]}
      />
      <Metrics run={run} strategy={strategy} />
      <Savings run={run} />
    </>
  );
}

type CompletedRun = Extract<RatedRun, { status: 'completed' }>;

function Metrics({ run, strategy }: { run: CompletedRun; strategy: string }) {
  const rows = SCALED_METRICS.flatMap(({ name, title }) => {
    const rated = run.core_web_vitals[name];
    return rated ? [{ name, title, ...rated }] : [];
  });
  return (
    <DataTable
      caption={`Metrics on ${strategy}`}
      fits
      keyOf={({ name }) => name}
      rows={rows}
      columns={[
        { title: 'Metric', cell: ({ title }) => title },
        {
          title: 'Value',
          numeric: true,
          cell: ({ name, value }) => (name === 'cls' ? showNumber(value, 3) : showMs(value)),
        },
        {
          title: 'Rating',
          cell: ({ rating }) =>
            rating === null ? 'Not rated' : <Badge tone={RATINGS[rating].tone}>{RATINGS[rating].title}</Badge>,
        },
      ]}
    />
  );
}

function Savings({ run }: { run: CompletedRun }) {
  if (run.opportunities.length === 0) return null;
  return (
    <DataTable
      caption="Where loading time can be saved, as Lighthouse estimates"
      fits
      keyOf={({ id }) => id}
      rows={run.opportunities.slice(0, SHOWN_SAVINGS)}
      columns={[
        { title: 'Opportunity', cell: ({ title }) => <Foreign text={title} max={150} /> },
        { title: 'Time', numeric: true, cell: ({ savings_ms }) => showMs(savings_ms) },
        { title: 'Bytes', numeric: true, cell: ({ savings_bytes }) => showBytes(savings_bytes) },
      ]}
    />
  );
}
