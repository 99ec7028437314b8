import type { CompleteAudit, Deduction } from '../../../domain/seo/audit/audit-result.js';
import { COMPONENT_NAMES, type ComponentName } from '../../../domain/seo/components.js';
import { bindingGates } from '../../../domain/seo/scoring/gates/binding-gates.js';
import { anchorId } from '../facts/anchor-id.js';
import { shownText } from '../facts/shown-text.js';
import { DataTable } from '../parts/data-table.js';
import { Phrase } from '../parts/phrase.js';
import { useReportLanguage } from '../parts/report-language.js';
import { Section } from '../parts/section.js';
import { translatePhrase } from '../texts/phrases/translate-phrase.js';

type ScoreProps = Pick<CompleteAudit, 'score_breakdown' | 'score_gates' | 'components' | 'overall_score'> & {
  unfolded: boolean;
};

const LOST_SHOWN = 40;

/** The arithmetic of the score, from the overall figure down to single checks. */
export function Score({ score_breakdown: breakdown, score_gates, components, overall_score, unfolded }: ScoreProps) {
  const { language, texts, full, figures } = useReportLanguage();
  const words = full.score;
  const gates = bindingGates(score_gates, overall_score);
  const known = new Set(COMPONENT_NAMES.flatMap((name) => components[name].issues.map(({ check_id }) => check_id)));
  const lost = breakdown.lost_points.slice(0, LOST_SHOWN);
  const left = breakdown.lost_points.slice(LOST_SHOWN).reduce((sum, { points }) => sum + points, 0);
  return (
    <Section id="score" title={words.title} lead={words.lead}>
      <div class="card">
        <DataTable
          caption={words.overall(
            overall_score === null ? '' : figures.score(overall_score),
            shownText(translatePhrase(breakdown.formula, language) ?? breakdown.formula, 200),
          )}
          fits
          rows={breakdown.parts}
          keyOf={({ component }) => component}
          columns={[
            { title: words.component, cell: ({ component }) => texts.components[component] },
            { title: words.score, numeric: true, cell: ({ score }) => figures.score(score) },
            { title: words.weight, numeric: true, cell: ({ weight }) => weight },
            {
              title: words.contributes,
              numeric: true,
              cell: ({ contribution }) => (contribution === null ? '–' : figures.points(contribution)),
            },
          ]}
        />
      </div>
      <Gates gates={gates} breakdown={breakdown} />
      <DataTable
        caption={gates.length === 0 ? words.lost : words.lostOfMean}
        rows={lost}
        keyOf={({ check_id, component }) => `${component} ${check_id}`}
        columns={[
          { title: words.check, size: 'wide', cell: ({ check_id }) => <CheckName id={check_id} known={known} /> },
          { title: words.component, cell: ({ component }) => texts.components[component] },
          { title: words.points, numeric: true, cell: ({ points }) => figures.points(points) },
          { title: words.formula, cell: ({ formula }) => <Formula text={formula} /> },
        ]}
      />
      {left > 0 && <p class="small muted">{words.rest(figures.number(left, 2))}</p>}
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
  gates: Readonly<CompleteAudit['score_gates']>;
  breakdown: CompleteAudit['score_breakdown'];
}) {
  const {
    full: { score: words, verdict },
    figures,
  } = useReportLanguage();
  if (gates.length === 0) return null;
  const { weighted_mean: mean = null, cap = 100 } = breakdown;
  return (
    <div class="card">
      <h3>{words.limits}</h3>
      <p>{words.limitsLead(figures.score(mean), figures.number(cap))}</p>
      <ul>
        {gates.map(({ id, cap: most, reason }) => (
          <li key={id}>
            {verdict.atMost(figures.number(most))}: <Phrase text={reason} />
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
  const { texts, full, figures } = useReportLanguage();
  const words = full.score;
  const total = deductions.reduce((sum, { points }) => sum + points, 0);
  return (
    <details class="fold" open={unfolded}>
      <summary>
        <h3>{texts.components[name]}</h3>
        <span class="affected">
          100 − {figures.number(total, 2)} = {figures.score(score)}
        </span>
      </summary>
      <div class="fold-body">
        <DataTable
          caption={words.deductions(texts.components[name])}
          captionHidden
          rows={deductions}
          keyOf={({ check_id }) => check_id}
          columns={[
            { title: words.check, size: 'wide', cell: ({ check_id }) => <CheckName id={check_id} known={known} /> },
            { title: words.points, numeric: true, cell: ({ points }) => figures.points(points) },
            { title: words.affected, numeric: true, cell: ({ affected }) => figures.number(affected, 0) },
            { title: words.of, numeric: true, cell: ({ measured }) => figures.number(measured, 0) },
            { title: words.formula, cell: ({ formula }) => <Formula text={formula} /> },
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

function Formula({ text }: { text: string }) {
  return (
    <span class="small">
      <Phrase text={text} max={200} />
    </span>
  );
}
