import type { IssueChange, IssueComparison } from '../../../../domain/audits/compare-issues.js';
import { showCount, showDay } from '../../../report/facts/figures.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { Section } from '../../../report/parts/section.js';

const SHOWN_ISSUES = 5;
const LISTS = [
  { name: 'new', title: 'New', none: 'No new issues', pages: ({ after }: IssueChange['affected']) => after },
  { name: 'worse', title: 'Worse', none: 'No issue got worse', pages: ({ after }: IssueChange['affected']) => after },
  { name: 'fixed', title: 'Fixed', none: 'No fixed issues', pages: ({ before }: IssueChange['affected']) => before },
] as const;

export interface ChangeListProps {
  changes: IssueComparison;
  /** When the audit before was made, ISO 8601. */
  since: string;
}

/** What an audit found otherwise than the one of the same type before it. */
export function ChangeList({ changes, since }: ChangeListProps) {
  return (
    <Section id="changes" title="What changed" lead={`Since the audit on ${showDay(since)}.`}>
      <div class="card trio">
        {LISTS.map(({ name, title, none, pages }) => (
          <div key={name} class="section">
            <h3>
              {title} <span class="muted">{changes[name].length}</span>
            </h3>
            {changes[name].length === 0 ? (
              <p class="muted small">{none}</p>
            ) : (
              <Issues issues={changes[name]} pages={pages} />
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}

function Issues({
  issues,
  pages,
}: {
  issues: readonly IssueChange[];
  pages: (affected: IssueChange['affected']) => number;
}) {
  const rest = issues.length - SHOWN_ISSUES;
  return (
    <ul class="small">
      {issues.slice(0, SHOWN_ISSUES).map(({ check_id, title, affected }) => (
        <li key={check_id}>
          <Foreign text={title} max={120} /> <span class="muted nowrap">{showCount(pages(affected), 'page')}</span>
        </li>
      ))}
      {rest > 0 && <li class="muted">{showCount(rest, 'other')}</li>}
    </ul>
  );
}
