import type { ComparedIssue, PreviousAudit } from '../../../domain/audits/audit-result.js';
import { anchorId } from '../facts/anchor-id.js';
import { CheckTitle } from '../parts/check-title.js';
import { DataTable } from '../parts/data-table.js';
import { LineChart } from '../parts/line-chart.js';
import { type LanguageTools, useReportLanguage } from '../parts/report-language.js';
import { Section } from '../parts/section.js';
import type { HistoryPoint } from '../report-extra.js';

const SHOWN_ISSUES = 25;
const SHOWN_AUDITS = 8;

/** How the score moved, and which issues appeared and disappeared since the previous audit. */
export function History({ history, previous }: { history: readonly HistoryPoint[]; previous: PreviousAudit | null }) {
  const tools = useReportLanguage();
  const { full, figures } = tools;
  const words = full.history;
  const steps = history.map((point, index) => ({ ...point, change: changeAt(history, index) }));
  return (
    <Section id="history" title={full.headings.history} lead={words.lead}>
      {history.length > 1 && (
        <div class="card trend-pair">
          <LineChart
            description={describe(history, tools)}
            points={history.map((point) => ({
              key: point.audit_id,
              label: figures.day(point.created_at),
              value: point.overall_score,
            }))}
          />
          <DataTable
            caption={words.caption}
            captionHidden
            fits
            keyOf={({ audit_id }) => audit_id}
            rows={steps.slice(-SHOWN_AUDITS).reverse()}
            columns={[
              { title: words.audit, cell: ({ created_at }) => figures.day(created_at) },
              { title: words.score, numeric: true, cell: ({ overall_score }) => figures.score(overall_score) },
              {
                title: words.change,
                numeric: true,
                cell: ({ change }) => (change === null ? '–' : figures.change(change)),
              },
            ]}
          />
        </div>
      )}
      {previous && (
        <div class="pair">
          <IssueList title={words.newIssues} issues={previous.new_issues} linked />
          <IssueList title={words.fixedIssues} issues={previous.fixed_issues} />
        </div>
      )}
    </Section>
  );
}

function changeAt(history: readonly HistoryPoint[], index: number): number | null {
  const [before, now] = [history[index - 1]?.overall_score ?? null, history[index]?.overall_score ?? null];
  return before === null || now === null ? null : Math.round((now - before) * 10) / 10;
}

function describe(history: readonly HistoryPoint[], { full, figures }: LanguageTools): string {
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last) return '';
  return full.history.describe({
    audits: history.length,
    from: figures.score(first.overall_score),
    fromDay: figures.day(first.created_at),
    to: figures.score(last.overall_score),
    toDay: figures.day(last.created_at),
  });
}

function IssueList({ title, issues, linked = false }: { title: string; issues: ComparedIssue[]; linked?: boolean }) {
  const { history: words, counts } = useReportLanguage().full;
  return (
    <div class="card">
      <h3>{title}</h3>
      {issues.length === 0 && <p class="muted">{words.none}</p>}
      <ul class="plain">
        {issues.slice(0, SHOWN_ISSUES).map(({ check_id, title: name, affected_pages }) => (
          <li key={check_id}>
            {linked ? (
              <a href={`#${anchorId('issue', check_id)}`}>
                <CheckTitle id={check_id} english={name} />
              </a>
            ) : (
              <CheckTitle id={check_id} english={name} />
            )}{' '}
            <span class="muted small">{counts.pages(affected_pages)}</span>
          </li>
        ))}
      </ul>
      {issues.length > SHOWN_ISSUES && <p class="muted small">{words.more(issues.length - SHOWN_ISSUES)}</p>}
    </div>
  );
}
