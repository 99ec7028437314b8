import type { CompleteAudit, Deduction, LostPoints } from '../../../domain/audits/audit-result.js';
import { COMPONENT_NAMES, type ComponentName } from '../../../domain/seo/components.js';
import { bindingGates } from '../../../domain/seo/scoring/gates/binding-gates.js';
import { anchorId } from '../facts/anchor-id.js';
import { shownText } from '../facts/shown-text.js';
import { CheckTitle } from '../parts/check-title.js';
import { DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { Phrase } from '../parts/phrase.js';
import { useReportLanguage } from '../parts/report-language.js';
import { Section } from '../parts/section.js';
import { translatePhrase } from '../texts/phrases/translate-phrase.js';

type ScoreProps = Pick<CompleteAudit, 'score_breakdown' | 'score_gates' | 'components' | 'overall_score'> & {
  forPaper: boolean;
};

const LOST_SHOWN = { screen: 40, paper: 12 };

/** The arithmetic of the score, from the overall figure down to single checks. */
export function Score({ score_breakdown: breakdown, score_gates, components, overall_score, forPaper }: ScoreProps) {
  const { language, texts, full, figures } = useReportLanguage();
  const words = full.score;
  const gates = bindingGates(score_gates, overall_score);
  const titles = new Map(
    COMPONENT_NAMES.flatMap((name) => components[name].issues.map(({ check_id, title }) => [check_id, title])),
  );
  const most = LOST_SHOWN[forPaper ? 'paper' : 'screen'];
  const lost = breakdown.lost_points.slice(0, most);
  const left = breakdown.lost_points.slice(most).reduce((sum, { points }) => sum + points, 0);
  return (
    <Section id="score" title={words.title} lead={forPaper ? full.paper.scoreLead : words.lead}>
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
          { title: words.check, size: 'wide', cell: ({ check_id }) => <CheckName id={check_id} titles={titles} /> },
          { title: words.component, cell: ({ component }) => texts.components[component] },
          { title: words.points, numeric: true, cell: ({ points }) => figures.points(points) },
          ...(forPaper
            ? []
            : [{ title: words.formula, cell: ({ formula }: LostPoints) => <Formula text={formula} /> }]),
        ]}
      />
      {left > 0 && <p class="small muted">{words.rest(figures.number(left, 2))}</p>}
      {!forPaper &&
        COMPONENT_NAMES.filter((name) => components[name].deductions.length > 0).map((name) => (
          <Deductions key={name} name={name} {...components[name]} titles={titles} />
        ))}
    </Section>
  );
}

/** What lowers the mean of the components, in words: each cap with its reason, and what they allow together. */
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
  titles: ReadonlyMap<string, string>;
}

function Deductions({ name, score, deductions, titles }: DeductionsProps) {
  const { texts, full, figures } = useReportLanguage();
  const words = full.score;
  const total = deductions.reduce((sum, { points }) => sum + points, 0);
  return (
    <details class="fold">
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
            { title: words.check, size: 'wide', cell: ({ check_id }) => <CheckName id={check_id} titles={titles} /> },
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

/** The check in words. What Lighthouse scores itself is no check of ours, and has a name all the same. */
function CheckName({ id, titles }: { id: string; titles: ReadonlyMap<string, string> }) {
  const { texts } = useReportLanguage();
  const [, strategy] = /^lighthouse\/(mobile|desktop)$/.exec(id) ?? [];
  if (strategy === 'mobile' || strategy === 'desktop') return <>{texts.score.lighthouse[strategy]}</>;
  const english = titles.get(id);
  if (english === undefined) return <Foreign text={id} max={80} />;
  return (
    <a href={`#${anchorId('issue', id)}`}>
      <CheckTitle id={id} english={english} />
    </a>
  );
}

function Formula({ text }: { text: string }) {
  return (
    <span class="small">
      <Phrase text={text} max={200} />
    </span>
  );
}
