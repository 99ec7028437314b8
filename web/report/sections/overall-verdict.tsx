import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import { bindingGates } from '../../../domain/seo/scoring/gates/binding-gates.js';
import { toneOfScore } from '../facts/names.js';
import { Badge } from '../parts/badge.js';
import { Foreign } from '../parts/foreign.js';
import { Gauge } from '../parts/gauge.js';
import { Phrase } from '../parts/phrase.js';
import { useReportLanguage } from '../parts/report-language.js';

/** The overall score, or why there is none. */
export function OverallVerdict({ audit }: { audit: CompleteAudit }) {
  const { overall_score: score, overall_status: status, score_coverage: coverage } = audit;
  const { full, figures } = useReportLanguage();
  const words = full.verdict;
  const { reliability, previous } = audit;
  const gates = bindingGates(audit.score_gates, score);
  if (score === null) {
    return (
      <div class="verdict">
        <p class="no-score">{words.none}</p>
        <Badge tone="bad">{words.unreliable}</Badge>
        <p class="small muted">
          <Reason text={reliability.reason ?? words.tooLittle} />
        </p>
      </div>
    );
  }
  const shape = status ? full.statuses[status] : words.scored;
  return (
    <div class="verdict">
      <Gauge score={score} tone={toneOfScore(score)} verdict={shape} />
      <Badge tone={toneOfScore(score)}>{shape}</Badge>
      {gates.map(({ id, cap, reason }) => (
        <p key={id} class="small">
          {words.atMost(figures.number(cap))}: <Phrase text={reason} />
        </p>
      ))}
      {previous?.change != null && <p class="small">{words.change(figures.change(previous.change))}</p>}
      {coverage < 1 && <p class="small muted">{words.coverage(figures.number(coverage * 100, 0))}</p>}
    </div>
  );
}

/** Why something was not measured, in the language of the report. */
function Reason({ text }: { text: string }) {
  const { language, texts } = useReportLanguage();
  const reason = language === 'en' ? text : texts.limits.reason(text);
  return reason === null ? <Phrase text={text} /> : <Foreign text={reason} />;
}
