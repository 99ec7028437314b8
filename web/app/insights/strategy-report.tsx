import type {
  StrategicChange,
  StrategicItem,
  StrategicMetric,
  StrategicReport,
} from '../../../domain/dashboard/strategy/strategic-report.js';
import { showChange, showCount, showDay, showNumber } from '../../report/facts/figures.js';
import { Badge } from '../../report/parts/badge.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { StepsAndEvidence } from '../parts/steps-and-evidence.js';

const METRIC_TITLES: Readonly<Record<StrategicMetric, string>> = {
  health_score: 'Health score',
  audit_score: 'Audit score',
  critical_issues: 'Critical issues',
  warnings: 'Warnings',
  clicks: 'Clicks',
  impressions: 'Impressions',
  average_position: 'Average position',
  trust_score: 'Trust score',
  market_rank: 'Rank among competitors',
  topical_coherence: 'Topical coherence',
};

/** A week's strategy: the one big move, quick wins, threats, and what moved since the report before. */
export function StrategyReport({ report }: { report: StrategicReport }) {
  const { week_commencing, status, next_step, insights, changes, compared_with } = report;
  const { big_move, low_hanging_fruit, threat_alerts } = insights;
  return (
    <>
      <p class="muted">Week of {showDay(week_commencing)}</p>
      {status === 'no_data' && (
        <p class="empty">
          There is not enough data for a strategy. <Foreign text={next_step ?? ''} max={300} />
        </p>
      )}
      {big_move && <StrategyItems title="Big move" items={[big_move]} />}
      <StrategyItems title="Quick wins" items={low_hanging_fruit} />
      <StrategyItems title="Threats" items={threat_alerts} />
      {changes.length > 0 && compared_with !== null && <StrategyChanges changes={changes} since={compared_with} />}
    </>
  );
}

function StrategyItems({ title, items }: { title: string; items: readonly StrategicItem[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul class="plain">
        {items.map((item) => (
          <li key={item.title} class="card">
            <Item item={item} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Item({ item: { title, why, steps, evidence, impact, effort } }: { item: StrategicItem }) {
  return (
    <>
      <h4>
        <Foreign text={title} max={200} />
      </h4>
      <p class="muted">
        <Foreign text={why} max={500} />
      </p>
      <StepsAndEvidence
        title={
          effort
            ? `Steps and evidence, about ${showCount(effort.value, effort.unit.slice(0, -1))}`
            : 'Steps and evidence'
        }
        steps={steps}
        evidence={evidence}
        basis={impact?.basis ?? null}
      />
    </>
  );
}

function StrategyChanges({ changes, since }: { changes: readonly StrategicChange[]; since: string }) {
  return (
    <DataTable
      caption={`Changes since the week of ${showDay(since)}`}
      fits
      rows={changes}
      keyOf={({ metric }) => metric}
      columns={[
        { title: 'Figure', cell: ({ metric }) => METRIC_TITLES[metric] },
        { title: 'Before', numeric: true, cell: ({ previous }) => showNumber(previous, 2) },
        { title: 'Now', numeric: true, cell: ({ current }) => showNumber(current, 2) },
        {
          title: 'Change',
          numeric: true,
          cell: ({ change, direction }) => (
            <Badge tone={direction === 'better' ? 'good' : 'bad'}>{showChange(change)}</Badge>
          ),
        },
      ]}
    />
  );
}
