import type { AuditComparison } from '../../../domain/audits/audit-comparison.js';
import type { IssueChange } from '../../../domain/audits/compare-issues.js';
import { COMPONENT_NAMES } from '../../../domain/seo/components.js';
import { showChange, showDay, showNumber, showScore } from '../../report/facts/figures.js';
import { COMPONENT_HEADINGS } from '../../report/facts/names.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';

const LISTS = [
  { list: 'new', title: 'New issues' },
  { list: 'worse', title: 'Issues that got worse' },
  { list: 'fixed', title: 'Fixed issues' },
  { list: 'better', title: 'Issues that got better' },
] as const;

/** What changed from one audit of a site to another. */
export function ComparisonSection({ comparison }: { comparison: AuditComparison }) {
  const { base, other, score_change, pages, notes, issues, counts } = comparison;
  const rows = [
    { name: 'Overall score', ...score_change.overall },
    ...COMPONENT_NAMES.map((name) => ({ name: COMPONENT_HEADINGS[name], ...score_change.components[name] })),
  ];
  const changed = LISTS.filter(({ list }) => counts[list] > 0);
  return (
    <Section
      id="comparison"
      title="Comparison"
      lead={`From ${showDay(base.created_at)} to ${showDay(other.created_at)}: ${showNumber(pages.from, 0)} and ${showNumber(pages.to, 0)} crawled pages.`}
    >
      {notes.map((note) => (
        <p key={note} class="small muted">
          <Foreign text={note} max={500} />
        </p>
      ))}
      <DataTable
        caption="Scores"
        captionHidden
        fits
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { title: 'Score', cell: ({ name }) => name },
          { title: 'Before', numeric: true, cell: ({ from }) => showScore(from) },
          { title: 'After', numeric: true, cell: ({ to }) => showScore(to) },
          { title: 'Change', numeric: true, cell: ({ change }) => (change === null ? 'n/a' : showChange(change)) },
        ]}
      />
      {changed.length === 0 && <p>No issue is new, fixed, better or worse.</p>}
      {changed.map(({ list, title }) => (
        <ChangedIssues key={list} title={`${title} (${showNumber(counts[list], 0)})`} issues={issues[list]} />
      ))}
    </Section>
  );
}

function ChangedIssues({ title, issues }: { title: string; issues: readonly IssueChange[] }) {
  return (
    <DataTable
      caption={title}
      fits
      rows={issues}
      keyOf={({ check_id }) => check_id}
      columns={[
        { title: 'Issue', cell: (issue) => <Foreign text={issue.title} max={200} /> },
        { title: 'Severity', cell: ({ severity }) => severity.after ?? severity.before },
        { title: 'Pages before', numeric: true, cell: ({ affected }) => showNumber(affected.before, 0) },
        { title: 'Pages after', numeric: true, cell: ({ affected }) => showNumber(affected.after, 0) },
      ]}
    />
  );
}
