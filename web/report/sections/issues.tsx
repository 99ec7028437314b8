import type { CompleteAudit, Deduction } from '../../../domain/audits/audit-result.js';
import type { Issue } from '../../../domain/audits/issue.js';
import type { Recommendation } from '../../../domain/audits/recommendation.js';
import { COMPONENT_NAMES, type ComponentName } from '../../../domain/seo/components.js';
import { evidenceRows } from '../facts/evidence-budget.js';
import { findFixes } from '../facts/find-fixes.js';
import { useReportLanguage } from '../parts/report-language.js';
import { Section } from '../parts/section.js';
import { IssueCard } from './issue-card.js';

type IssuesProps = Pick<CompleteAudit, 'components' | 'recommendations'> & { pageRows: number };

/** Every issue with its evidence. */
export function Issues({ components, recommendations, pageRows }: IssuesProps) {
  const { full } = useReportLanguage();
  const measured = COMPONENT_NAMES.filter((name) => components[name].status === 'completed');
  const count = measured.reduce((sum, name) => sum + components[name].issues.length, 0);
  const rows = evidenceRows(count, pageRows);
  const fixes = findFixes(recommendations);
  return (
    <Section id="issues" title={full.headings.issues} lead={full.issues.lead}>
      {measured.map((name) => (
        <ComponentIssues
          key={name}
          name={name}
          {...components[name]}
          findFix={(issue) => fixes.get(issue.check_id)}
          rows={rows}
        />
      ))}
    </Section>
  );
}

interface ComponentIssuesProps {
  name: ComponentName;
  issues: readonly Issue[];
  deductions: readonly Deduction[];
  findFix: (issue: Issue) => Recommendation | undefined;
  rows: number;
}

function ComponentIssues({ name, issues, deductions, findFix, rows }: ComponentIssuesProps) {
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
          rows={rows}
          isOpen={issue.level === 'critical'}
        />
      ))}
    </div>
  );
}
