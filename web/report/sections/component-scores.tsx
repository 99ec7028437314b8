import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import { COMPONENT_NAMES } from '../../../domain/seo/components.js';
import { toneOfScore } from '../facts/names.js';
import { Bar } from '../parts/bar.js';
import { Phrase } from '../parts/phrase.js';
import { useReportLanguage } from '../parts/report-language.js';

/** Score, weight and summary of each component. */
export function ComponentScores({ components }: Pick<CompleteAudit, 'components'>) {
  const { texts, full, figures } = useReportLanguage();
  const { overview } = full;
  return (
    <ul class="scores">
      {COMPONENT_NAMES.map((name) => {
        const { score, weight, summary, status } = components[name];
        return (
          <li key={name}>
            <div class="score-line">
              <strong>{texts.components[name]}</strong>
              <span class="muted small">{overview.weight(figures.number(weight, 0))}</span>
              <span class="figure">
                {score === null ? overview[status === 'skipped' ? 'skipped' : 'failed'] : figures.score(score)}
              </span>
            </div>
            <Bar value={score ?? 0} max={100} tone={toneOfScore(score)} />
            <p class="small muted">
              <Phrase text={summary} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
