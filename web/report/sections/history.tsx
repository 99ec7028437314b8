import type { ComparedIssue, PreviousAudit } from '../../../domain/seo/audit/audit-result.js';
import { anchorId } from '../facts/anchor-id.js';
import { showChange, showCount, showDay, showScore } from '../facts/figures.js';
import { shownText } from '../facts/shown-text.js';
import { DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { LineChart } from '../parts/line-chart.js';
import { Section } from '../parts/section.js';
import type { HistoryPoint } from '../report-extra.js';

const SHOWN_ISSUES = 25;
const SHOWN_AUDITS = 8;

/** How the score moved, and what came and went since the audit before. */
export function History({ history, previous }: { history: readonly HistoryPoint[]; previous: PreviousAudit | null }) {
  const steps = history.map((point, index) => ({ ...point, change: changeAt(history, index) }));
  return (
    <Section id="history" title="History" lead="Audits of the same kind of this site.">
      {history.length > 1 && (
        <div class="card trend-pair">
          <LineChart
            description={describe(history)}
            points={history.map((point) => ({
              key: point.audit_id,
              label: showDay(point.created_at),
              value: point.overall_score,
            }))}
          />
          <DataTable
            caption="Scores of this site over time"
            captionHidden
            fits
            keyOf={({ audit_id }) => audit_id}
            rows={steps.slice(-SHOWN_AUDITS).reverse()}
            columns={[
              { title: 'Audit', cell: ({ created_at }) => showDay(created_at) },
              { title: 'Score', numeric: true, cell: ({ overall_score }) => showScore(overall_score) },
              { title: 'Change', numeric: true, cell: ({ change }) => (change === null ? '–' : showChange(change)) },
            ]}
          />
        </div>
      )}
      {previous && (
        <div class="pair">
          <IssueList title="New since the previous audit" issues={previous.new_issues} linked />
          <IssueList title="Fixed since the previous audit" issues={previous.fixed_issues} />
        </div>
      )}
    </Section>
  );
}

function changeAt(history: readonly HistoryPoint[], index: number): number | null {
  const [before, now] = [history[index - 1]?.overall_score ?? null, history[index]?.overall_score ?? null];
  return before === null || now === null ? null : Math.round((now - before) * 10) / 10;
}

function describe(history: readonly HistoryPoint[]): string {
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last) return '';
  const from = `${showScore(first.overall_score)} on ${showDay(first.created_at)}`;
  const to = `${showScore(last.overall_score)} on ${showDay(last.created_at)}`;
  return `Score over ${history.length} audits: from ${from} to ${to}`;
}

function IssueList({ title, issues, linked = false }: { title: string; issues: ComparedIssue[]; linked?: boolean }) {
  return (
    <div class="card">
      <h3>{title}</h3>
      {issues.length === 0 && <p class="muted">None.</p>}
      <ul class="plain">
        {issues.slice(0, SHOWN_ISSUES).map(({ check_id, title: name, affected_pages }) => (
          <li key={check_id}>
            {linked ? <a href={`#${anchorId('issue', check_id)}`}>{shownText(name, 200)}</a> : <Foreign text={name} />}{' '}
            <span class="muted small">{showCount(affected_pages, 'page')}</span>
          </li>
        ))}
      </ul>
      {issues.length > SHOWN_ISSUES && <p class="muted small">and {issues.length - SHOWN_ISSUES} more</p>}
    </div>
  );
}
