import type { IssueViewFilters } from '../../../domain/sites/issues/issue-view.js';
import type { SiteIssue, SiteIssueGroup } from '../../../domain/sites/issues/site-issue.js';
import { showCount, showNumber } from '../../report/facts/figures.js';
import { COMPONENT_HEADINGS, SEVERITY_TONES } from '../../report/facts/names.js';
import { Badge } from '../../report/parts/badge.js';
import { type Column, DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { issuePath, issuesPath } from './issue-paths.js';
import {
  nameCounted,
  nameMember,
  pickTrendTone,
  STATE_TONES,
  STATE_WORDS,
  showPageShare,
  showSearchCost,
  showTrend,
} from './issue-words.js';

interface Props {
  siteId: string;
  /** Null: the latest one. */
  auditId: string | null;
  choice: IssueViewFilters;
  groups: readonly SiteIssueGroup[];
  viewerId: string;
  /** Client guests see no members. */
  hasAssignees: boolean;
}

/** The issues of a site, each cause with the checks that it explains folded under it. */
export function IssueTable(props: Props) {
  const { groups, viewerId, hasAssignees } = props;
  const columns: Column<SiteIssueGroup>[] = [
    { title: 'Issue', size: 'wide', cell: (group) => <IssueName {...props} group={group} /> },
    {
      ...sortedHead(props, 'severity', 'Severity'),
      cell: ({ severity }) => <Badge tone={SEVERITY_TONES[severity]}>{severity}</Badge>,
    },
    { ...sortedHead(props, 'pages', 'Affected'), numeric: true, cell: showAffected },
    { title: 'Change', numeric: true, cell: (group) => <Trend issue={group} /> },
    { ...sortedHead(props, 'cost', 'Search cost'), numeric: true, cell: showSearchCost },
    { title: 'State', cell: (group) => <State issue={group} /> },
  ];
  const assigned: Column<SiteIssueGroup> = {
    title: 'Assigned to',
    cell: ({ assignee }) => (assignee === null ? '–' : <Foreign text={nameMember(assignee, viewerId)} max={40} />),
  };
  return (
    <DataTable
      caption="Issues"
      captionHidden
      stacks
      keyOf={({ id }) => id}
      rows={groups}
      columns={hasAssignees ? [...columns, assigned] : columns}
    />
  );
}

function IssueName({ siteId, auditId, group }: Props & { group: SiteIssueGroup }) {
  const query = { audit: auditId ?? undefined };
  return (
    <div class="issue-name">
      <a href={issuePath(siteId, group.id, query)}>
        <Foreign text={group.title} max={160} />
      </a>
      <span class="issue-area">{COMPONENT_HEADINGS[group.area]}</span>
      {group.checks.length > 0 && (
        <details>
          <summary>{showCount(group.checks.length, 'check')} with this cause</summary>
          <ul>
            {group.checks.map((check) => (
              <li key={check.id}>
                <a href={issuePath(siteId, check.id, query)}>
                  <Foreign text={check.title} max={160} />
                </a>{' '}
                <span class="muted">
                  {check.severity} · {showCount(check.affected_pages, ...nameCounted(check))}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function showAffected(issue: SiteIssue) {
  const [, things] = nameCounted(issue);
  return (
    <span>
      {showNumber(issue.affected_pages, 0)}
      {things !== 'pages' && <span class="muted"> {nameCounted(issue)[issue.affected_pages === 1 ? 0 : 1]}</span>}
      {issue.share !== null && <span class="muted"> ({showPageShare(issue)})</span>}
    </span>
  );
}

function Trend({ issue }: { issue: SiteIssue }) {
  const tone = pickTrendTone(issue);
  return tone === null ? showTrend(issue) : <Badge tone={tone}>{showTrend(issue)}</Badge>;
}

function State({ issue: { state, partly_accepted } }: { issue: SiteIssue }) {
  return (
    <>
      {state === 'open' ? STATE_WORDS.open : <Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>}
      {partly_accepted && <span class="muted"> partly accepted</span>}
    </>
  );
}

/** A heading that sorts by its column. */
function sortedHead(
  { siteId, auditId, choice }: Props,
  sort: NonNullable<IssueViewFilters['sort']>,
  title: string,
): Pick<Column<SiteIssueGroup>, 'title' | 'head' | 'sorted'> {
  const isHere = (choice.sort ?? 'cost') === sort;
  const query = { ...choice, sort: sort === 'cost' ? undefined : sort, audit: auditId ?? undefined };
  return {
    title,
    head: (
      <a href={issuesPath(siteId, query)}>
        {title}
        {isHere && <span aria-hidden="true"> ▼</span>}
      </a>
    ),
    sorted: isHere ? 'descending' : undefined,
  };
}
