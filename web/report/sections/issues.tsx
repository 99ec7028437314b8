import type { CompleteAudit, Deduction } from '../../../domain/seo/audit/audit-result.js';
import type { Issue } from '../../../domain/seo/audit/issue.js';
import type { Recommendation } from '../../../domain/seo/audit/recommendation.js';
import { COMPONENT_NAMES, type ComponentName } from '../../../domain/seo/components.js';
import { evidenceRows } from '../facts/evidence-budget.js';
import { showCount } from '../facts/figures.js';
import { COMPONENT_HEADINGS } from '../facts/names.js';
import { Section } from '../parts/section.js';
import { IssueCard } from './issue-card.js';

type IssuesProps = Pick<CompleteAudit, 'components' | 'recommendations'> & { unfolded: boolean; pageRows: number };

const LEAD =
  'By component, the worst first. Each shows a sample of what was found; the CSV and JSON exports of this audit hold ' +
  'every finding.';

/** Every issue with its evidence. */
export function Issues({ components, recommendations, unfolded, pageRows }: IssuesProps) {
  const measured = COMPONENT_NAMES.filter((name) => components[name].status === 'completed');
  const count = measured.reduce((sum, name) => sum + components[name].issues.length, 0);
  const rows = evidenceRows(count, pageRows, unfolded);
  const remedies = findRemedies(recommendations);
  return (
    <Section id="issues" title="Issues" lead={LEAD}>
      {measured.map((name) => (
        <ComponentIssues
          key={name}
          name={name}
          {...components[name]}
          remedyOf={(issue) => remedies.get(issue.check_id)}
          options={{ rows, unfolded }}
        />
      ))}
    </Section>
  );
}

/** The recommendation that mends each check, the best ranked one first. */
function findRemedies(recommendations: readonly Recommendation[]): Map<string, Recommendation> {
  const remedies = new Map<string, Recommendation>();
  for (const each of recommendations) {
    for (const id of each.check_ids) if (!remedies.has(id)) remedies.set(id, each);
  }
  return remedies;
}

interface ComponentIssuesProps {
  name: ComponentName;
  issues: readonly Issue[];
  deductions: readonly Deduction[];
  remedyOf: (issue: Issue) => Recommendation | undefined;
  options: { rows: number; unfolded: boolean };
}

function ComponentIssues({ name, issues, deductions, remedyOf, options }: ComponentIssuesProps) {
  const points = new Map(deductions.map((deduction) => [deduction.check_id, deduction]));
  return (
    <div class="group">
      <h3>
        {COMPONENT_HEADINGS[name]} <span class="muted">{showCount(issues.length, 'issue')}</span>
      </h3>
      {issues.length === 0 && <p class="muted">Nothing to mend was found.</p>}
      {issues.map((issue) => (
        <IssueCard
          key={issue.check_id}
          issue={issue}
          deduction={points.get(issue.check_id) ?? null}
          remedy={remedyOf(issue) ?? null}
          rows={options.rows}
          isOpen={options.unfolded || issue.level === 'critical'}
        />
      ))}
    </div>
  );
}
