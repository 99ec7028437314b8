import type { SiteIssueDetail } from '../../../domain/sites/issues/describe-site-issue.js';
import type { IssueRecord } from '../../../domain/sites/issues/issue-record.js';
import type { SiteIssue } from '../../../domain/sites/issues/site-issue.js';
import { showCount, showDay } from '../../report/facts/figures.js';
import { COMPONENT_HEADINGS, SEVERITY_TONES } from '../../report/facts/names.js';
import { Badge } from '../../report/parts/badge.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Time } from '../parts/time.js';
import {
  nameCounted,
  nameMember,
  STATE_TONES,
  STATE_WORDS,
  showPageShare,
  showSearchCost,
  showTrend,
} from './issue-words.js';

/** The figures of an issue. */
export function IssueFacts({ issue }: { issue: SiteIssue }) {
  return (
    <dl class="issue-facts card">
      <div>
        <dt>Severity</dt>
        <dd>
          <Badge tone={SEVERITY_TONES[issue.severity]}>{issue.severity}</Badge>
        </dd>
      </div>
      <div>
        <dt>State</dt>
        <dd>
          <Badge tone={STATE_TONES[issue.state]}>{STATE_WORDS[issue.state]}</Badge>
        </dd>
      </div>
      <div>
        <dt>Area</dt>
        <dd>{COMPONENT_HEADINGS[issue.area]}</dd>
      </div>
      <div>
        <dt>Affected</dt>
        <dd>{showCount(issue.affected_pages, ...nameCounted(issue))}</dd>
      </div>
      <div>
        <dt>Share of crawled pages</dt>
        <dd>{showPageShare(issue)}</dd>
      </div>
      <div>
        <dt>Change</dt>
        <dd>{showTrend(issue)}</dd>
      </div>
      <div>
        <dt>Search cost (estimate)</dt>
        <dd>{showSearchCost(issue)}</dd>
      </div>
    </dl>
  );
}

interface StandingProps {
  detail: SiteIssueDetail;
  done: IssueRecord['done'];
  audit: { created_at: string };
  viewerId: string;
}

/** What is known of an issue that is no longer open, in a sentence; nothing for open ones. */
export function IssueStanding({ detail: { issue }, done, audit, viewerId }: StandingProps) {
  const { state, partly_accepted } = issue;
  const day = showDay(audit.created_at);
  if (state === 'open' && !partly_accepted) return null;
  return (
    <p class={state === 'still_found' ? 'problem' : 'outcome'} role="status">
      {state === 'open' && 'Findings of some pages are accepted. The others count.'}
      {state === 'accepted' && 'This issue is accepted: the next audit leaves it out of the score and the lists.'}
      {state === 'fixed' && `Fixed: the audit of ${day} did not find it.`}
      {state === 'done' && (
        <>
          <DoneBy done={done} viewerId={viewerId} />. The next audit shows whether it is fixed.
        </>
      )}
      {state === 'still_found' && (
        <>
          <DoneBy done={done} viewerId={viewerId} />, but still found in the audit of {day}.
        </>
      )}
    </p>
  );
}

function DoneBy({ done, viewerId }: Pick<StandingProps, 'done' | 'viewerId'>) {
  // A check without a decision of its own follows its cause.
  if (done === null) return <>The cause was marked as done</>;
  const name = done.by_name === null && done.by === null ? null : nameMember(done.by, viewerId, done.by_name);
  return (
    <>
      Marked as done on <Time at={done.at} dayOnly />
      {name !== null && (
        <>
          {' '}
          by <Foreign text={name === 'You' ? 'you' : name} max={80} />
        </>
      )}
    </>
  );
}
