import type { StrategicItem, StrategicReport } from '../../../../domain/dashboard/strategy/strategic-report.js';
import { showChange, showDay, showEffort, showNumber } from '../../../report/facts/figures.js';
import { Badge } from '../../../report/parts/badge.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { Section } from '../../../report/parts/section.js';
import { titleWords } from '../../parts/title-words.js';
import { AdviceCard } from './parts/advice-card.js';
import { describeImpact } from './parts/describe-impact.js';
import { FigureTiles } from './parts/figure-tiles.js';

/** The strategy of a week: the big move, quick gains, threats, and how the figures moved. */
export function StrategyView({ result }: { result: StrategicReport }) {
  const { insights, metrics, changes, not_compared = [] } = result;
  return (
    <>
      <div class="card">
        <p class="summary">Strategy for the week of {showDay(result.week_commencing)}.</p>
        {result.status === 'no_data' && (
          <p>There is not enough data yet. Run a complete audit of the site, then write the strategy again.</p>
        )}
        <FigureTiles
          tiles={Object.entries(metrics).map(([name, value]) => ({
            title: titleWords(name),
            value: value === null ? 'n/a' : showNumber(value, 2),
          }))}
        />
      </div>
      <Items id="move" title="Big move" items={insights.big_move === null ? [] : [insights.big_move]} />
      <Items id="fruit" title="Quick wins" items={insights.low_hanging_fruit} />
      <Items id="threats" title="Threats" items={insights.threat_alerts} />
      <Changes changes={changes} since={result.compared_with} />
      {not_compared.length > 0 && (
        <p class="muted small">
          Not compared:{' '}
          <Foreign
            text={not_compared.map(({ metric, reason }) => `${titleWords(metric)}: ${reason}`).join('. ')}
            max={600}
          />
        </p>
      )}
    </>
  );
}

function Items({ id, title, items }: { id: string; title: string; items: readonly StrategicItem[] }) {
  if (items.length === 0) return null;
  return (
    <Section id={id} title={title}>
      {items.map((item) => (
        <AdviceCard key={item.title} advice={toAdvice(item)} />
      ))}
    </Section>
  );
}

function toAdvice({ title, why, steps, evidence, impact, effort, source }: StrategicItem) {
  return {
    title,
    why,
    steps,
    priority: null,
    facts: [
      `From ${source}`,
      ...(impact === null ? [] : [describeImpact(impact)]),
      ...(effort === null ? [] : [`Effort: about ${showEffort(effort)}`]),
    ],
    evidence: evidence.map(({ name, value, url }) => ({
      name,
      value: typeof value === 'number' ? showNumber(value, 2) : value,
      url,
    })),
  };
}

function Changes({ changes, since }: { changes: StrategicReport['changes']; since: string | null }) {
  if (changes.length === 0) return null;
  return (
    <Section
      id="changes"
      title="What changed"
      lead={since === null ? undefined : `Since the week of ${showDay(since)}.`}
    >
      <DataTable
        caption="What changed"
        captionHidden
        stacks
        keyOf={({ metric }) => metric}
        rows={changes}
        columns={[
          { title: 'Figure', cell: ({ metric }) => titleWords(metric) },
          { title: 'Before', numeric: true, cell: ({ previous }) => showNumber(previous, 2) },
          { title: 'Now', numeric: true, cell: ({ current }) => showNumber(current, 2) },
          { title: 'Change', numeric: true, cell: ({ change }) => showChange(change) },
          {
            title: 'Direction',
            cell: ({ direction }) => (
              <Badge tone={direction === 'better' ? 'good' : 'bad'}>{titleWords(direction)}</Badge>
            ),
          },
        ]}
      />
    </Section>
  );
}
