import type { InboxThread } from '../../../../domain/outreach/inbox/inbox-thread.js';
import { Badge } from '../../../report/parts/badge.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { nameMember } from '../../issues/issue-words.js';
import { Time } from '../../parts/time.js';
import { CLASS_TITLES, CLASS_TONES } from '../reply-words.js';
import { threadApiPath } from './thread-paths.js';

interface Props {
  thread: InboxThread;
  /** Its name; null where it belongs to none. */
  campaign: string | null;
  viewerId: string;
  canEdit: boolean;
  /** ISO 8601. */
  now: string;
}

/** One thread of the list. */
export function ThreadRow({ thread, campaign, viewerId, canEdit, now }: Props) {
  const { id, from_email, subject, excerpt, is_unread, done_at, last_reply_at } = thread;
  return (
    <li class={is_unread ? 'row unread' : 'row'}>
      <p class="thread-line">
        <a href={`/app/inbox/${id}`} class="address" data-key-row="">
          <Foreign text={subject || '(no subject)'} max={100} />
        </a>
        {is_unread && <span class="small"> Unread</span>}
        <span class="small muted nowrap thread-time">
          <Time at={last_reply_at} />
        </span>
      </p>
      <p class="small muted">
        <Foreign text={from_email || 'Unknown sender'} max={80} />
        {campaign !== null && (
          <>
            {' · '}
            <Foreign text={campaign} max={60} />
          </>
        )}
      </p>
      <p class="small">
        <Foreign text={excerpt} max={160} />
      </p>
      <div class="thread-foot">
        <Marks thread={thread} viewerId={viewerId} now={now} />
        {canEdit && (
          <button
            type="button"
            class="quiet small"
            data-api={`PATCH ${threadApiPath(id)}`}
            data-body={JSON.stringify({ done: done_at === null })}
            data-then="reload"
            data-key="e"
          >
            {done_at === null ? 'Mark as done' : 'Reopen'}
          </button>
        )}
      </div>
    </li>
  );
}

function Marks({ thread, viewerId, now }: Pick<Props, 'thread' | 'viewerId' | 'now'>) {
  const { classification, needs_review, awaits_us, snoozed_until, assignee, labels, answer, notes } = thread;
  const facts = [
    ...(awaits_us && answer === null ? ['Waiting for us'] : []),
    ...(answer?.state === 'draft' ? ['Draft'] : []),
    ...(answer?.state === 'waiting' || answer?.state === 'sending' ? ['Answer on its way'] : []),
    ...(assignee === null ? [] : [`Assigned to ${nameMember(assignee, viewerId).replace(/^You$/, 'you')}`]),
    ...(notes.length === 0 ? [] : [`${notes.length} ${notes.length === 1 ? 'note' : 'notes'}`]),
  ];
  return (
    <p class="small">
      <Badge tone={CLASS_TONES[classification]}>{CLASS_TITLES[classification]}</Badge>
      {needs_review && <strong> Needs review</strong>}
      {labels.map((label) => (
        <span key={label} class="label">
          <Foreign text={label} max={40} />
        </span>
      ))}
      {facts.length > 0 && <span class="muted"> {facts.join(' · ')}</span>}
      {snoozed_until !== null && (
        <span class="muted">
          {' '}
          {snoozed_until > now ? 'Snoozed until' : 'Back since'} <Time at={snoozed_until} />
        </span>
      )}
    </p>
  );
}
