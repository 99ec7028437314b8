import type { Issue } from '../../../../../domain/audits/issue.js';
import type { IssuesByLevel } from '../../../../../domain/audits/issues-by-level.js';
import { showCount } from '../../../../report/facts/figures.js';
import { Section } from '../../../../report/parts/section.js';
import { IssueCard } from '../../../../report/sections/issue-card.js';

const SHOWN_FINDINGS = 10;

/** The issues of a result by level; each unfolds to why it matters, how to fix it and where it was seen. */
export function IssueGroups({ issues: { critical, warnings, notices } }: { issues: IssuesByLevel }) {
  const groups: readonly [string, readonly Issue[]][] = [
    ['Critical issues', critical],
    ['Warnings', warnings],
    ['Notices', notices],
  ];
  const total = critical.length + warnings.length + notices.length;
  return (
    <Section
      id="issues"
      title="Issues"
      lead={total === 0 ? 'No issues found.' : `${showCount(total, 'issue')}, the most important first.`}
    >
      {groups
        .filter(([, issues]) => issues.length > 0)
        .map(([title, issues]) => (
          <div key={title} class="group">
            <h3>
              {title} <span class="muted">{issues.length}</span>
            </h3>
            {issues.map((issue) => (
              <IssueCard
                key={issue.check_id}
                issue={issue}
                deduction={null}
                recommendation={null}
                rows={SHOWN_FINDINGS}
                isOpen={false}
              />
            ))}
          </div>
        ))}
    </Section>
  );
}
