import type { CompleteAudit, Deduction } from '../../../domain/seo/audit/audit-result.js';
import { COMPONENT_NAMES, type ComponentName } from '../../../domain/seo/components.js';
import { anchorId } from '../facts/anchor-id.js';
import { showNumber, showPoints, showScore } from '../facts/figures.js';
import { COMPONENT_HEADINGS } from '../facts/names.js';
import { shownText } from '../facts/shown-text.js';
import { DataTable } from '../parts/data-table.js';
import { Section } from '../parts/section.js';

type ScoreProps = Pick<CompleteAudit, 'score_breakdown' | 'score_gates' | 'components' | 'overall_score'> & {
  unfolded: boolean;
};

const LOST_SHOWN = 40;
const LEAD = 'Every point is accounted for: what each component contributes, and what each check takes away.';

/** The arithmetic of the score, from the overall figure down to single checks. */
export function Score({ score_breakdown: breakdown, score_gates, components, overall_score, unfolded }: ScoreProps) {
  const known = new Set(COMPONENT_NAMES.flatMap((name) => components[name].issues.map(({ check_id }) => check_id)));
  const lost = breakdown.lost_points.slice(0, LOST_SHOWN);
  const left = breakdown.lost_points.slice(LOST_SHOWN).reduce((sum, { points }) => sum + points, 0);
  return (
    <Section id="score" title="How the score adds up" lead={LEAD}>
      <div class="card">
        <DataTable
          caption={`Overall score${overall_score === null ? '' : ` ${showScore(overall_score)}`} = ${shownText(breakdown.formula, 200)}`}
          fits
          rows={breakdown.parts}
          keyOf={({ component }) => component}
          columns={[
            { title: 'Component', cell: ({ component }) => COMPONENT_HEADINGS[component] },
            { title: 'Score', numeric: true, cell: ({ score }) => showScore(score) },
            { title: 'Weight', numeric: true, cell: ({ weight }) => weight },
            {
              title: 'Contributes',
              numeric: true,
              cell: ({ contribution }) => (contribution === null ? '–' : showPoints(contribution)),
            },
          ]}
        />
      </div>
      <Gates gates={score_gates} breakdown={breakdown} />
      <DataTable
        caption={
          score_gates.length === 0
            ? 'Lost points of the overall score, the heaviest first'
            : 'Lost points of the mean, the heaviest first'
        }
        rows={lost}
        keyOf={({ check_id, component }) => `${component} ${check_id}`}
        columns={[
          { title: 'Check', size: 'wide', cell: ({ check_id }) => <CheckName id={check_id} known={known} /> },
          { title: 'Component', cell: ({ component }) => COMPONENT_HEADINGS[component] },
          { title: 'Points', numeric: true, cell: ({ points }) => showPoints(points) },
          { title: 'Formula', cell: ({ formula }) => <span class="small">{shownText(formula, 200)}</span> },
        ]}
      />
      {left > 0 && <p class="small muted">The other checks take {showNumber(left, 2)} points together.</p>}
      {COMPONENT_NAMES.filter((name) => components[name].deductions.length > 0).map((name) => (
        <Deductions key={name} name={name} {...components[name]} known={known} unfolded={unfolded} />
      ))}
    </Section>
  );
}

/** What lowers the mean of the components, in words: each cap with its reason, and what they leave together. */
function Gates({
  gates,
  breakdown,
}: {
  gates: CompleteAudit['score_gates'];
  breakdown: CompleteAudit['score_breakdown'];
}) {
  if (gates.length === 0) return null;
  const { weighted_mean: mean = null, cap = 100 } = breakdown;
  return (
    <div class="card">
      <h3>What caps the score</h3>
      <p>
        The components add up to {showScore(mean)}; the score is at most {showNumber(cap, 1)}, because some things cost
        more in search than any component can show.
      </p>
      <ul>
        {gates.map(({ id, cap: most, reason }) => (
          <li key={id}>
            At most {most}: {shownText(reason, 300)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DeductionsProps {
  name: ComponentName;
  score: number | null;
  deductions: readonly Deduction[];
  known: ReadonlySet<string>;
  unfolded: boolean;
}

function Deductions({ name, score, deductions, known, unfolded }: DeductionsProps) {
  const total = deductions.reduce((sum, { points }) => sum + points, 0);
  return (
    <details class="fold" open={unfolded}>
      <summary>
        <h3>{COMPONENT_HEADINGS[name]}</h3>
        <span class="affected">
          100 − {showNumber(total, 2)} = {showScore(score)}
        </span>
      </summary>
      <div class="fold-body">
        <DataTable
          caption={`Deductions from ${COMPONENT_HEADINGS[name]}`}
          captionHidden
          rows={deductions}
          keyOf={({ check_id }) => check_id}
          columns={[
            { title: 'Check', size: 'wide', cell: ({ check_id }) => <CheckName id={check_id} known={known} /> },
            { title: 'Points', numeric: true, cell: ({ points }) => showPoints(points) },
            { title: 'Affected', numeric: true, cell: ({ affected }) => showNumber(affected, 0) },
            { title: 'Of', numeric: true, cell: ({ measured }) => showNumber(measured, 0) },
            { title: 'Formula', cell: ({ formula }) => <span class="small">{shownText(formula, 200)}</span> },
          ]}
        />
      </div>
    </details>
  );
}

function CheckName({ id, known }: { id: string; known: ReadonlySet<string> }) {
  return known.has(id) ? (
    <a href={`#${anchorId('issue', id)}`}>{shownText(id, 80)}</a>
  ) : (
    <span>{shownText(id, 80)}</span>
  );
}
