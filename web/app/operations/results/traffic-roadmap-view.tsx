import type { InsightResult } from '../../../../domain/insights/insight-result.js';
import type { TrafficPhase } from '../../../../domain/insights/roadmap/traffic-roadmap-report.js';
import { showEffort, showNumber } from '../../../report/facts/figures.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { Section } from '../../../report/parts/section.js';
import { InsightList } from './parts/insight-list.js';
import { WarningList } from './parts/warning-list.js';

/** Insights with a plan by weeks and what it may bring. */
export function TrafficRoadmapView({ result }: { result: InsightResult<'traffic_roadmap'> }) {
  const { phases, baseline, assumptions, implementation_timeline_weeks: weeks } = result;
  return (
    <InsightList result={result}>
      <Section
        id="roadmap"
        title={`Roadmap of ${weeks} weeks`}
        lead={
          baseline === null
            ? 'Without a figure of current traffic: projections are in percent.'
            : `Starting from ${showNumber(baseline.value, 0)} visits or clicks.`
        }
      >
        {phases.map((phase) => (
          <Phase key={phase.phase} phase={phase} />
        ))}
        <WarningList warnings={assumptions} />
      </Section>
    </InsightList>
  );
}

function Phase({ phase: { title, from_week, to_week, tasks, projections } }: { phase: TrafficPhase }) {
  const last = projections.at(-1);
  return (
    <div class="card">
      <h3>
        Weeks {from_week}–{to_week}: <Foreign text={title} max={100} />
      </h3>
      {tasks.length === 0 ? (
        <p class="muted">No tasks begin in these weeks.</p>
      ) : (
        <DataTable
          caption="Tasks"
          captionHidden
          stacks
          keyOf={({ insight_id }) => insight_id}
          rows={tasks}
          columns={[
            { title: 'Task', cell: ({ title: task }) => <Foreign text={task} max={200} /> },
            { title: 'Effort', cell: ({ effort }) => showEffort(effort) },
            { title: 'Weeks', cell: (task) => `${task.from_week}–${task.to_week}` },
          ]}
        />
      )}
      {last !== undefined && (
        <p class="small">
          Estimate by week {last.week}: {showNumber(last.traffic_percent_low)}% to{' '}
          {showNumber(last.traffic_percent_high)}% more traffic
          {last.traffic_low !== null &&
            last.traffic_high !== null &&
            ` (${showNumber(last.traffic_low, 0)} to ${showNumber(last.traffic_high, 0)})`}
          .
        </p>
      )}
    </div>
  );
}
