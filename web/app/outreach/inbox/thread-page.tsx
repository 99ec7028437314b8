import type { UncountedCampaign } from '../../../../domain/outreach/campaigns/campaign.js';
import type { Lead } from '../../../../domain/outreach/campaigns/lead.js';
import type { AnswerDraft } from '../../../../domain/outreach/inbox/answer-draft.js';
import type { Answering } from '../../../../domain/outreach/inbox/answering.js';
import type { InboxThread } from '../../../../domain/outreach/inbox/inbox-thread.js';
import type { ThreadMessage } from '../../../../domain/outreach/inbox/list-messages.js';
import type { Reply } from '../../../../domain/outreach/replies/reply.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { Section } from '../../../report/parts/section.js';
import { IssueNotes } from '../../issues/issue-notes.js';
import { LeadStatusForm } from '../lead-status-form.js';
import { ReplyClassForm } from '../reply-class-form.js';
import { AnswerForm } from './answer-form.js';
import { KeyHelp } from './key-help.js';
import { LeavingAnswer } from './leaving-answer.js';
import { ThreadActions } from './thread-actions.js';
import { ThreadMessages } from './thread-messages.js';
import { threadApiPath } from './thread-paths.js';

export interface ThreadPageProps {
  thread: InboxThread;
  campaign: UncountedCampaign | null;
  lead: Lead | null;
  messages: readonly ThreadMessage[];
  /** The last one: its meaning can be corrected here. */
  lastReply: Reply | null;
  answer: AnswerDraft | null;
  answering: Answering;
  assignees: readonly string[];
  viewerId: string;
  canEdit: boolean;
  canSend: boolean;
  /** May delete notes of others, too. */
  isAdmin: boolean;
  /** ISO 8601. */
  now: string;
}

/** One conversation: what was written, a form to answer, and what members decide about it. */
export function ThreadPage(props: ThreadPageProps) {
  const { thread, campaign, lead, messages, lastReply, answer, answering, viewerId, canEdit, canSend } = props;
  const path = threadApiPath(thread.id);
  const isLeaving = answer !== null && answer.state !== 'draft';
  return (
    <>
      <p class="small">
        <a href="/app/inbox">Inbox</a>
      </p>
      <div class="page-head" data-read-thread={thread.is_unread && canEdit ? path : undefined}>
        <h1>
          <Foreign text={thread.subject || '(no subject)'} max={200} />
        </h1>
        {canEdit && <DoneButton path={path} isDone={thread.done_at !== null} />}
      </div>
      <ThreadFacts thread={thread} campaign={campaign} lead={lead} />
      <div class="beside">
        <div id="conversation">
          <Section id="messages" title="Messages">
            <ThreadMessages messages={messages} />
          </Section>
          <Section id="answer" title="Answer">
            {isLeaving ? (
              <LeavingAnswer path={path} answer={answer} canSend={canSend} now={props.now} />
            ) : (
              <AnswerForm path={path} answering={answering} draft={answer} canEdit={canEdit} canSend={canSend} />
            )}
          </Section>
        </div>
        <div class="beside-facts">
          {canEdit && <ThreadActions {...props} path={path} />}
          {canEdit && lastReply && (
            <Section id="meaning" title="Meaning of the last reply">
              <div class="card">
                <ReplyClassForm reply={lastReply} />
              </div>
            </Section>
          )}
          {canEdit && lead && (
            <Section id="lead-status" title="Status of the lead">
              <div class="card">
                <LeadStatusForm lead={lead} />
              </div>
            </Section>
          )}
          <IssueNotes path={path} notes={thread.notes} viewerId={viewerId} canEdit={canEdit} isAdmin={props.isAdmin} />
        </div>
      </div>
      <KeyHelp canEdit={canEdit} canSend={canSend} />
    </>
  );
}

function DoneButton({ path, isDone }: { path: string; isDone: boolean }) {
  return (
    <button
      type="button"
      class={isDone ? 'quiet' : undefined}
      data-api={`PATCH ${path}`}
      data-body={JSON.stringify({ done: !isDone })}
      data-then={isDone ? 'reload' : '/app/inbox'}
      data-key={isDone ? undefined : 'e'}
    >
      {isDone ? 'Reopen' : 'Mark as done'}
    </button>
  );
}

function ThreadFacts({ thread, campaign, lead }: Pick<ThreadPageProps, 'thread' | 'campaign' | 'lead'>) {
  return (
    <p class="muted">
      <Foreign text={thread.from_email || 'Unknown sender'} />
      {campaign && (
        <>
          {' · '}
          <a href={`/app/campaigns/${campaign.id}`}>
            <Foreign text={campaign.name} max={80} />
          </a>
        </>
      )}
      {campaign && lead && (
        <>
          {' · '}
          <a href={`/app/campaigns/${campaign.id}/leads/${lead.id}`}>
            <Foreign text={lead.domain} max={80} />
          </a>
        </>
      )}
    </p>
  );
}
