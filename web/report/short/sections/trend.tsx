import type { ComparedIssue } from '../../../../domain/audits/audit-result.js';
import { LineChart } from '../../parts/line-chart.js';
import type { HistoryPoint } from '../../report-extra.js';
import { describeCheck } from '../../texts/describe-work.js';
import { WorkTitle } from '../parts/work-title.js';
import type { ShortContext } from '../short-context.js';

const SHOWN_AUDITS = 3;
const SHOWN_ISSUES = 3;

/** How the score moved over the audits of the same kind, and which issues came and went since the last one. */
export function Trend(context: ShortContext) {
  const { extra, texts, audit } = context;
  const { trend } = texts;
  const scored = extra.history.filter(({ overall_score }) => overall_score !== null);
  const { previous } = audit;
  return (
    <>
      <h3>{trend.title}</h3>
      {extra.history.length < 2 && previous === null && <p>{trend.first}</p>}
      {extra.history.length > 1 && (
        <div class="trend-pair keep">
          <LineChart description={describe(scored, context)} points={extra.history.map(toPoint(context))} />
          <Scores {...context} />
        </div>
      )}
      {previous !== null && (
        <div class="columns keep">
          <Issues title={trend.newIssues} issues={previous.new_issues} context={context} />
          <Issues title={trend.fixedIssues} issues={previous.fixed_issues} context={context} />
        </div>
      )}
    </>
  );
}

const toPoint =
  ({ texts }: ShortContext) =>
  ({ audit_id, created_at, overall_score }: HistoryPoint) => ({
    key: audit_id,
    label: texts.formats.shortDay(created_at),
    value: overall_score,
  });

function describe(scored: readonly HistoryPoint[], { texts: { trend, counts, formats } }: ShortContext): string {
  const [first, last] = [scored[0], scored.at(-1)];
  const score = (point?: HistoryPoint) => (point?.overall_score == null ? '–' : formats.number(point.overall_score));
  return trend.describe({
    audits: counts.audits(scored.length),
    from: score(first),
    fromDay: formats.day(first?.created_at ?? ''),
    to: score(last),
    toDay: formats.day(last?.created_at ?? ''),
  });
}

function Scores({ extra: { history }, texts }: ShortContext) {
  const { trend, score, formats } = texts;
  const rows = history.map((point, index) => ({ ...point, change: changeAt(history, index) }));
  return (
    <table>
      <caption class="unseen">{trend.title}</caption>
      <thead>
        <tr>
          <th scope="col">{trend.audit}</th>
          <th scope="col" class="num">
            {score.score}
          </th>
          <th scope="col" class="num">
            {trend.change}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows
          .slice(-SHOWN_AUDITS)
          .reverse()
          .map(({ audit_id, created_at, overall_score, change }) => (
            <tr key={audit_id}>
              <th scope="row">{formats.shortDay(created_at)}</th>
              <td class="num">{overall_score === null ? '–' : formats.number(overall_score)}</td>
              <td class="num">{change === null ? '–' : formats.change(change)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function changeAt(history: readonly HistoryPoint[], index: number): number | null {
  const [before, now] = [history[index - 1]?.overall_score ?? null, history[index]?.overall_score ?? null];
  return before === null || now === null ? null : Math.round((now - before) * 10) / 10;
}

function Issues({ title, issues, context }: { title: string; issues: ComparedIssue[]; context: ShortContext }) {
  const { texts, language } = context;
  const left = issues.length - SHOWN_ISSUES;
  return (
    <div>
      <strong>{title}</strong>
      {issues.length === 0 && <p class="muted">{texts.trend.none}</p>}
      <ul>
        {issues.slice(0, SHOWN_ISSUES).map(({ check_id, title: english, affected_pages }) => (
          <li key={check_id}>
            <WorkTitle {...describeCheck(check_id, english, language)} texts={texts} />{' '}
            <span class="muted nowrap">{texts.counts.pages(affected_pages)}</span>
          </li>
        ))}
      </ul>
      {left > 0 && <p class="small muted">{texts.trend.more(left)}</p>}
    </div>
  );
}
