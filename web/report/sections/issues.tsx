import type { CompleteAudit, Deduction } from '../../../domain/seo/audit/audit-result.js';
import type { Issue } from '../../../domain/seo/audit/issue.js';
import type { Recommendation } from '../../../domain/seo/audit/recommendation.js';
import { COMPONENT_NAMES, type ComponentName } from '../../../domain/seo/components.js';
import { evidenceRows } from '../facts/evidence-budget.js';
import { useReportLanguage } from '../parts/report-language.js';
import { Section } from '../parts/section.js';
import { IssueCard } from './issue-card.js';

type IssuesProps = Pick<CompleteAudit, 'components' | 'recommendations'> & { unfolded: boolean; pageRows: number };

/** Every issue with its evidence. */
export function Issues({ components, recommendations, unfolded, pageRows }: IssuesProps) {
  const { full } = useReportLanguage();
  const measured = COMPONENT_NAMES.filter((name) => components[name].status === 'completed');
  const count = measured.reduce((sum, name) => sum + components[name].issues.length, 0);
  const rows = evidenceRows(count, pageRows, unfolded);
  const fixes = findFixes(recommendations);
  return (
    <Section id="issues" title={full.headings.issues} lead={full.issues.lead}>
      {measured.map((name) => (
        <ComponentIssues
          key={name}
          name={name}
          {...components[name]}
          findFix={(issue) => fixes.get(issue.check_id)}
          options={{ rows, unfolded }}
        />
      ))}
    </Section>
  );
}

/** The recommendation that fixes each check, the best ranked one first. */
function findFixes(recommendations: readonly Recommendation[]): Map<string, Recommendation> {
  const fixes = new Map<string, Recommendation>();
  for (const each of recommendations) {
    for (const id of each.check_ids) if (!fixes.has(id)) fixes.set(id, each);
  }
  return fixes;
}

interface ComponentIssuesProps {
  name: ComponentName;
  issues: readonly Issue[];
  deductions: readonly Deduction[];
  findFix: (issue: Issue) => Recommendation | undefined;
  options: { rows: number; unfolded: boolean };
}

function ComponentIssues({ name, issues, deductions, findFix, options }: ComponentIssuesProps) {
  const { texts, full } = useReportLanguage();
  const points = new Map(deductions.map((deduction) => [deduction.check_id, deduction]));
  return (
    <div class="group">
      <h3>
        {texts.components[name]} <span class="muted">{full.counts.issues(issues.length)}</span>
      </h3>
      {issues.length === 0 && <p class="muted">{full.issues.nothing}</p>}
      {issues.map((issue) => (
        <IssueCard
          key={issue.check_id}
          issue={issue}
          deduction={points.get(issue.check_id) ?? null}
          recommendation={findFix(issue) ?? null}
          rows={options.rows}
          isOpen={options.unfolded || issue.level === 'critical'}
        />
      ))}
    </div>
  );
}
