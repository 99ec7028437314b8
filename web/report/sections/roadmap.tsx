import type { RoadmapPhase, Roadmap as RoadmapPlan } from '../../../domain/seo/audit/recommendation.js';
import { anchorId } from '../facts/anchor-id.js';
import { showEffort, showNumber } from '../facts/figures.js';
import { Foreign } from '../parts/foreign.js';
import { Section } from '../parts/section.js';

/** The recommendations in time: three phases, each with its tasks and what they may win together. */
export function Roadmap({ roadmap }: { roadmap: RoadmapPlan }) {
  const phases = [roadmap.phase_1, roadmap.phase_2, roadmap.phase_3];
  return (
    <Section id="roadmap" title="Roadmap" lead="The recommendations in an order that fits the work they take.">
      <div class="phases">
        {phases.map((phase, index) => (
          <Phase key={phase.label} number={index + 1} phase={phase} />
        ))}
      </div>
    </Section>
  );
}

function Phase({ number, phase }: { number: number; phase: RoadmapPhase }) {
  const { label, focus, tasks, estimated_traffic_gain: gain } = phase;
  return (
    <div class="card phase">
      <p class="eyebrow">Phase {number}</p>
      <h3>{label}</h3>
      <p>
        <Foreign text={focus} />
      </p>
      {tasks.length > 0 && gain.low !== null && gain.high !== null && (
        <p class="gain">
          <strong>
            +{showNumber(gain.low)}–{showNumber(gain.high)} %
          </strong>{' '}
          <span class="small muted">
            traffic, <Foreign text={gain.basis} />
          </span>
        </p>
      )}
      <ol class="tasks">
        {tasks.map(({ recommendation_id, title, effort }) => (
          <li key={recommendation_id}>
            <a href={`#${anchorId('do', recommendation_id)}`}>
              <Foreign text={title} />
            </a>{' '}
            <span class="muted small nowrap">{showEffort(effort)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
