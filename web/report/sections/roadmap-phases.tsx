import type { Phase, Recommendation, Roadmap, RoadmapPhase } from '../../../domain/audits/recommendation.js';
import { anchorId } from '../facts/anchor-id.js';
import { Phrase } from '../parts/phrase.js';
import { RecommendationTitle } from '../parts/recommendation-title.js';
import { useReportLanguage } from '../parts/report-language.js';
import { Section } from '../parts/section.js';

const PHASES = [1, 2, 3] as const;

export interface RoadmapProps {
  roadmap: Roadmap;
  recommendations: readonly Recommendation[];
}

/** The recommendations in time: three phases, each with its tasks and what they may win together. */
export function RoadmapPhases({ roadmap, recommendations }: RoadmapProps) {
  const { full } = useReportLanguage();
  const phases = [roadmap.phase_1, roadmap.phase_2, roadmap.phase_3];
  return (
    <Section id="roadmap" title={full.headings.roadmap} lead={full.roadmap.lead}>
      <div class="phases">
        {phases.map((phase, index) => (
          <PhaseCard key={phase.label} number={PHASES[index] ?? 3} phase={phase} recommendations={recommendations} />
        ))}
      </div>
    </Section>
  );
}

interface PhaseCardProps {
  number: Phase;
  phase: RoadmapPhase;
  recommendations: readonly Recommendation[];
}

function PhaseCard({ number, phase, recommendations }: PhaseCardProps) {
  const { language, texts, full, figures } = useReportLanguage();
  const { label, focus, tasks, estimated_traffic_gain: gain } = phase;
  return (
    <div class="card phase">
      <p class="eyebrow">{full.roadmap.phase(number)}</p>
      <h3>{language === 'en' ? label : texts.phases[number].label}</h3>
      <p>
        <Phrase text={focus} />
      </p>
      {tasks.length > 0 && gain.low !== null && gain.high !== null && (
        <p class="gain">
          <strong>+{figures.percentRange(gain.low, gain.high)}</strong>{' '}
          <span class="small muted">
            {full.roadmap.traffic}, <Phrase text={gain.basis} />
          </span>
        </p>
      )}
      <ol class="tasks">
        {tasks.map(({ recommendation_id, title, effort }) => (
          <li key={recommendation_id}>
            <a href={`#${anchorId('do', recommendation_id)}`}>
              <TaskTitle id={recommendation_id} title={title} recommendations={recommendations} />
            </a>{' '}
            <span class="muted small nowrap">{figures.effort(effort)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** As the recommendation is called, to which it leads. */
function TaskTitle({
  id,
  title,
  recommendations,
}: { id: string; title: string } & Pick<PhaseCardProps, 'recommendations'>) {
  const recommendation = recommendations.find((each) => each.id === id);
  return recommendation ? <RecommendationTitle recommendation={recommendation} /> : <Phrase text={title} />;
}
