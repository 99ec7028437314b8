import type { Deduction } from '../../../domain/seo/audit/audit-result.js';
import type { Issue } from '../../../domain/seo/audit/issue.js';
import type { Recommendation } from '../../../domain/seo/audit/recommendation.js';
import { anchorId } from '../facts/anchor-id.js';
import { showCount, showNumber } from '../facts/figures.js';
import { SEVERITY_TONES, SUBJECTS } from '../facts/names.js';
import { shownText } from '../facts/shown-text.js';
import { siteName } from '../facts/site-name.js';
import { Badge } from '../parts/badge.js';
import { SafeLink } from '../parts/safe-link.js';
import { SnippetBlock } from '../parts/snippet-block.js';
import { EvidenceTable } from './evidence-table.js';
import { RootCauses } from './root-causes.js';

const TEXT_MAX = 600;

export interface IssueCardProps {
  issue: Issue;
  /** What it takes off its component's score; null when nothing. */
  deduction: Deduction | null;
  /** The recommendation that mends it. */
  remedy: Recommendation | null;
  /** Most findings to show. */
  rows: number;
  isOpen: boolean;
}

/** One issue: what, why, how to fix it, and where it was seen. */
export function IssueCard({ issue, deduction, remedy, rows, isOpen }: IssueCardProps) {
  const [snippet] = remedy?.snippets ?? [];
  return (
    <details class={`fold edge-${SEVERITY_TONES[issue.severity]}`} id={anchorId('issue', issue.check_id)} open={isOpen}>
      <summary>
        <Badge tone={SEVERITY_TONES[issue.severity]}>{issue.severity}</Badge>
        <h4>{shownText(issue.title, 200)}</h4>
        <span class="affected">{affected(issue)}</span>
      </summary>
      <div class="fold-body">
        <p>{shownText(issue.why, TEXT_MAX)}</p>
        <p>
          <strong>Fix:</strong> {shownText(issue.fix, TEXT_MAX)}{' '}
          {remedy && <a href={`#${anchorId('do', remedy.id)}`}>Steps in recommendation {remedy.rank}</a>}
        </p>
        {snippet && <SnippetBlock {...snippet} />}
        <RootCauses causes={issue.root_causes} total={issue.root_cause_count} rows={rows} />
        <EvidenceTable issue={issue} rows={rows} />
        <p class="small muted">
          <code>{issue.check_id}</code> · measured over {SUBJECTS[issue.measured_over]} · about{' '}
          {showNumber(issue.effort_hours)} h for each cause
          {deduction && (
            <>
              {' '}
              · takes {showNumber(deduction.points, 2)} points: {shownText(deduction.formula, TEXT_MAX)}
            </>
          )}
          {issue.reference !== '' && (
            <>
              {' · '}
              <SafeLink url={issue.reference} label={`Reference: ${siteName(issue.reference)}`} />
            </>
          )}
        </p>
      </div>
    </details>
  );
}

/** Pages and occurrences, when they differ. */
function affected({ affected_count: count, affected_pages: pages }: Issue) {
  return count === pages ? (
    showCount(count, 'place')
  ) : (
    <>
      {showCount(pages, 'page')}, {showCount(count, 'place')}
    </>
  );
}
