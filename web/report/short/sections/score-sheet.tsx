import { COMPONENT_NAMES } from '../../../../domain/seo/components.js';
import { bindingGates } from '../../../../domain/seo/scoring/gates/binding-gates.js';
import { toneOfScore } from '../../facts/names.js';
import { Bar } from '../../parts/bar.js';
import { Foreign } from '../../parts/foreign.js';
import { describeCheck } from '../../texts/describe-work.js';
import { translatePhrase } from '../../texts/phrases/translate-phrase.js';
import { Sheet } from '../parts/sheet.js';
import { WorkTitle } from '../parts/work-title.js';
import type { ShortContext } from '../short-context.js';
import { Trend } from './trend.js';

const LOST_SHOWN = 4;

/** The parts of the score, where its points are lost and how it moved. */
export function ScoreSheet(context: ShortContext) {
  const { texts } = context;
  return (
    <Sheet id="score" title={texts.score.title} lead={texts.score.lead}>
      <Parts {...context} />
      <Limits {...context} />
      <LostPoints {...context} />
      <Trend {...context} />
    </Sheet>
  );
}

function Parts({ audit, texts }: ShortContext) {
  const { score: words, components, formats } = texts;
  const contributions = new Map(audit.score_breakdown.parts.map((part) => [part.component, part.contribution]));
  const { weighted_mean: mean = null, cap = 100 } = audit.score_breakdown;
  const isCapped = mean !== null && cap < mean;
  const scored = (value: number | null) => (value === null ? words.notMeasured : formats.number(value));
  return (
    <table>
      <caption class="unseen">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.area}</th>
          <th scope="col" class="bar-cell">
            <span class="unseen">{words.score}</span>
          </th>
          <th scope="col" class="num">
            {words.score}
          </th>
          <th scope="col" class="num">
            {words.weight}
          </th>
          <th scope="col" class="num">
            {words.contributes}
          </th>
        </tr>
      </thead>
      <tbody>
        {COMPONENT_NAMES.map((name) => {
          const { score, weight } = audit.components[name];
          const contribution = contributions.get(name) ?? null;
          return (
            <tr key={name}>
              <th scope="row">{components[name]}</th>
              <td class="bar-cell">{score !== null && <Bar value={score} max={100} tone={toneOfScore(score)} />}</td>
              <td class="num">{scored(score)}</td>
              <td class="num">{formats.percent(weight, 0)}</td>
              <td class="num">{contribution === null ? '–' : formats.number(contribution)}</td>
            </tr>
          );
        })}
        {isCapped && (
          <>
            <SumRow name={words.mean} value={formats.number(mean)} />
            <SumRow name={words.limit} value={formats.number(cap)} />
          </>
        )}
        <tr class="total">
          <th scope="row">{words.overall}</th>
          <td class="bar-cell" />
          <td class="num">{scored(audit.overall_score)}</td>
          <td class="num" />
          <td class="num" />
        </tr>
      </tbody>
    </table>
  );
}

/** What holds the score below the mean of its areas, in words. */
function Limits({ audit, texts, language }: ShortContext) {
  const gates = bindingGates(audit.score_gates, audit.overall_score);
  if (gates.length === 0 || audit.overall_score === null) return null;
  return (
    <div class="limits small">
      <p>
        <strong>{texts.score.limitedBy}</strong>
      </p>
      <ul class="dashes">
        {gates.map(({ id, reason }) => (
          <li key={id}>
            <TranslatedText text={reason} language={language} texts={texts} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SumRow({ name, value }: { name: string; value: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td class="bar-cell" />
      <td class="num" />
      <td class="num" />
      <td class="num">{value}</td>
    </tr>
  );
}

function LostPoints({ audit, texts, language }: ShortContext) {
  const { score: words, components, formats } = texts;
  const lost = audit.score_breakdown.lost_points.filter(({ points }) => points >= 0.05);
  if (lost.length === 0 || audit.overall_score === null) return null;
  const titles = new Map(
    COMPONENT_NAMES.flatMap((name) => audit.components[name].issues.map(({ check_id, title }) => [check_id, title])),
  );
  const describeLoss = (id: string, title: string) => {
    const run = id === 'lighthouse/mobile' ? 'mobile' : id === 'lighthouse/desktop' ? 'desktop' : null;
    return run === null ? describeCheck(id, title, language) : { title: words.lighthouse[run], isTranslated: true };
  };
  const rest = lost.slice(LOST_SHOWN).reduce((sum, { points }) => sum + points, 0);
  return (
    <>
      <h3>{words.lost}</h3>
      <table>
        <caption class="unseen">{words.lostLead}</caption>
        <thead>
          <tr>
            <th scope="col">{words.check}</th>
            <th scope="col">{words.area}</th>
            <th scope="col" class="num">
              {words.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {lost.slice(0, LOST_SHOWN).map(({ check_id, component, points }) => (
            <tr key={check_id}>
              <th scope="row">
                <WorkTitle {...describeLoss(check_id, titles.get(check_id) ?? check_id)} texts={texts} />
              </th>
              <td>{components[component]}</td>
              <td class="num">{formats.number(-points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && <p class="small muted">{words.rest(formats.number(-rest))}</p>}
    </>
  );
}

/** A sentence of the audit in the language of the report; one that has no translation is in English and says so. */
function TranslatedText({ text, language, texts }: { text: string } & Pick<ShortContext, 'language' | 'texts'>) {
  const translated = translatePhrase(text, language);
  if (translated !== null) return <Foreign text={translated} />;
  return (
    <span lang="en">
      <Foreign text={text} /> <span class="mark">{texts.untranslated.mark}</span>
    </span>
  );
}
