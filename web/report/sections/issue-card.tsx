import type { Deduction } from '../../../domain/audits/audit-result.js';
import type { Issue } from '../../../domain/audits/issue.js';
import type { Recommendation } from '../../../domain/audits/recommendation.js';
import { anchorId } from '../facts/anchor-id.js';
import { SEVERITY_TONES } from '../facts/names.js';
import { siteName } from '../facts/site-name.js';
import { Badge } from '../parts/badge.js';
import { CheckTitle } from '../parts/check-title.js';
import { Foreign } from '../parts/foreign.js';
import { Phrase } from '../parts/phrase.js';
import { useReportLanguage } from '../parts/report-language.js';
import { SafeLink } from '../parts/safe-link.js';
import { SnippetBlock } from '../parts/snippet-block.js';
import { explainCheck } from '../texts/describe-work.js';
import { EvidenceTable } from './evidence-table.js';
import { RootCauses } from './root-causes.js';

const TEXT_MAX = 600;

export interface IssueCardProps {
  issue: Issue;
  /** What it takes off its component's score; null when nothing. */
  deduction: Deduction | null;
  /** The recommendation that fixes it. */
  recommendation: Recommendation | null;
  /** Most findings to show. */
  rows: number;
  isOpen: boolean;
}

/** One issue: what, why, how to fix it, and where it was seen. */
export function IssueCard({ issue, deduction, recommendation, rows, isOpen }: IssueCardProps) {
  const { language, full } = useReportLanguage();
  const words = full.issues;
  const { why, fix } = explainCheck(issue, language);
  const [snippet] = recommendation?.snippets ?? [];
  return (
    <details class={`fold edge-${SEVERITY_TONES[issue.severity]}`} id={anchorId('issue', issue.check_id)} open={isOpen}>
      <summary>
        <Badge tone={SEVERITY_TONES[issue.severity]}>{full.severities[issue.severity]}</Badge>
        <h4>
          <CheckTitle id={issue.check_id} english={issue.title} />
        </h4>
        <span class="affected">
          <Affected {...issue} />
        </span>
      </summary>
      <div class="fold-body">
        <p>
          <Foreign text={why} max={TEXT_MAX} />
        </p>
        <p>
          <strong>{words.fix}:</strong> <Foreign text={fix} max={TEXT_MAX} />{' '}
          {recommendation && <a href={`#${anchorId('do', recommendation.id)}`}>{words.steps(recommendation.rank)}</a>}
        </p>
        {snippet && <SnippetBlock {...snippet} />}
        <RootCauses causes={issue.root_causes} total={issue.root_cause_count} rows={rows} />
        <EvidenceTable issue={issue} rows={rows} />
        <Footnote issue={issue} deduction={deduction} />
      </div>
    </details>
  );
}

/** What was measured, what it takes to fix, what it costs, and where the rule is written. */
function Footnote({ issue, deduction }: Pick<IssueCardProps, 'issue' | 'deduction'>) {
  const { full, figures } = useReportLanguage();
  const words = full.issues;
  return (
    <p class="small muted">
      <code>{issue.check_id}</code> · {words.measuredOver(full.subjects[issue.measured_over])} ·{' '}
      {words.effort(figures.number(issue.effort_hours))}
      {deduction && (
        <>
          {' '}
          · {words.takes(figures.number(deduction.points, 2))}: <Phrase text={deduction.formula} max={TEXT_MAX} />
        </>
      )}
      {' · '}
      <SafeLink url={issue.reference} label={words.reference(siteName(issue.reference))} />
    </p>
  );
}

/** Pages and occurrences, when they differ. */
function Affected({ affected_count: count, affected_pages: pages }: Issue) {
  const { counts } = useReportLanguage().full;
  return <>{count === pages ? counts.places(count) : `${counts.pages(pages)}, ${counts.places(count)}`}</>;
}
