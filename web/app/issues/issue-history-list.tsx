import type { IssueHistoryEntry } from '../../../domain/sites/issues/issue-history.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { Time } from '../parts/time.js';
import { issuePath } from './issue-paths.js';
import { HISTORY_WORDS, nameMember } from './issue-words.js';

interface Props {
  siteId: string;
  issueId: string;
  /** Newest first. */
  history: readonly IssueHistoryEntry[];
  viewerId: string;
}

/** What audits found and members decided, newest first. */
export function IssueHistoryList({ siteId, issueId, history, viewerId }: Props) {
  return (
    <Section id="history" title="History">
      {history.length === 0 ? (
        <p class="muted">Nothing is recorded yet.</p>
      ) : (
        <ol class="issue-log">
          {history.map((entry, index) => (
            <li key={`${index} ${entry.at}`}>
              <span>
                {HISTORY_WORDS[entry.kind]}
                {entry.audit_id !== null && (
                  <>
                    {' '}
                    in the{' '}
                    <a href={issuePath(siteId, issueId, { audit: entry.audit_id })}>
                      audit of <Time at={entry.at} dayOnly />
                    </a>
                  </>
                )}
                {entry.assignee !== null && (
                  <>
                    {' '}
                    to <Foreign text={entry.assignee === viewerId ? 'you' : entry.assignee} max={80} />
                  </>
                )}
                {(entry.by ?? entry.by_name) !== null && entry.by !== entry.assignee && (
                  <>
                    {' '}
                    by{' '}
                    <Foreign
                      text={entry.by === viewerId ? 'you' : nameMember(entry.by, viewerId, entry.by_name)}
                      max={80}
                    />
                  </>
                )}
              </span>
              {entry.text !== null && (
                <span class="prose">
                  <Foreign text={entry.text} max={500} />
                </span>
              )}
              {entry.audit_id === null && (
                <span class="muted small">
                  <Time at={entry.at} dayOnly />
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
