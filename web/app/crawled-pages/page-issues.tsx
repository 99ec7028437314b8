import type { FindingRow } from '../../../domain/reports/export/finding-row.js';
import { anchorId } from '../../report/facts/anchor-id.js';
import { SEVERITY_TONES } from '../../report/facts/names.js';
import { Badge } from '../../report/parts/badge.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';

export interface PageIssuesProps {
  issues: readonly FindingRow[];
  /** The page about an issue; null for readers who may not see it. */
  pathOf: (checkId: string) => string | null;
}

/** What checks found on one page. */
export function PageIssues({ issues, pathOf }: PageIssuesProps) {
  return (
    <Section id="issues" title="Issues on this page">
      {issues.length === 0 ? (
        <p class="empty">No issues found on this page.</p>
      ) : (
        <ul class="cards">
          {issues.map((issue, index) => (
            <li key={`${index} ${issue.check_id}`}>
              <IssueCard issue={issue} path={pathOf(issue.check_id)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Where the issue is shown: its own page of a watched site, its place among the issues of an audit. */
export function pathOfIssue(siteId: string | null, auditId: string, checkId: string): string {
  if (siteId === null) return `/app/audits/${auditId}/issues#${anchorId('issue', checkId)}`;
  // One segment of the path, as the pages of issues read it.
  return `/app/sites/${siteId}/issues/${encodeURIComponent(checkId.replace('/', ':')).replace('%3A', ':')}`;
}

function IssueCard({ issue, path }: { issue: FindingRow; path: string | null }) {
  const { severity, title, check_id, observed, expected, where, fix } = issue;
  const name = <Foreign text={title} max={200} />;
  return (
    <div class="card">
      <h3>
        <Badge tone={SEVERITY_TONES[severity]}>{severity}</Badge> {path === null ? name : <a href={path}>{name}</a>}
      </h3>
      <p>
        <Foreign text={observed} max={400} />
      </p>
      {expected !== null && (
        <p class="muted">
          Expected: <Foreign text={expected} max={400} />
        </p>
      )}
      {where !== null && (
        <p class="muted">
          Where: <Foreign text={where} max={300} />
        </p>
      )}
      <p>
        Fix: <Foreign text={fix} max={600} />
      </p>
      <p class="muted small">{check_id}</p>
    </div>
  );
}
