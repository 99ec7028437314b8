import type { AuditJudgedAgain } from '../../../../domain/audits/audit-judged-again.js';
import { showScore } from '../../../report/facts/figures.js';
import { Time } from '../../parts/time.js';
import { FigureTiles } from './parts/figure-tiles.js';

/** What judging an audit again has changed. */
export function JudgeAgainView({ result }: { result: AuditJudgedAgain }) {
  const { audit_id, overall_score, previous_overall_score, accepted_findings, judged_again } = result;
  return (
    <div class="card">
      <p class="summary">
        The audit was recalculated on <Time at={judged_again.at} />.
      </p>
      <FigureTiles
        tiles={[
          { title: 'Score before', value: showScore(previous_overall_score) },
          { title: 'Score now', value: showScore(overall_score) },
          { title: 'Accepted findings', value: accepted_findings },
        ]}
      />
      <div class="actions">
        <a class="button" href={`/app/operations/${audit_id}`}>
          View audit
        </a>
        <a class="button quiet" href={`/app/audits/${audit_id}/issues`}>
          View issues
        </a>
      </div>
    </div>
  );
}
