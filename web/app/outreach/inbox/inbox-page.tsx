import type { InboxThread } from '../../../../domain/outreach/inbox/inbox-thread.js';
import { REPLY_CLASSES, type ReplyClass } from '../../../../domain/outreach/replies/reply.js';
import { nameMember } from '../../issues/issue-words.js';
import { Field } from '../../parts/field.js';
import { NextPage } from '../../parts/next-page.js';
import { SelectField } from '../../parts/select-field.js';
import { Tabs } from '../../parts/tabs.js';
import { CheckForReplies } from '../check-for-replies.js';
import { CLASS_TITLES } from '../reply-words.js';
import { KeyHelp } from './key-help.js';
import { ThreadRow } from './thread-row.js';

/** What the list shows; see INBOX_PARTS of the store. */
export type InboxShown = 'open' | 'waiting' | 'snoozed' | 'done' | 'all';

export interface InboxChoice {
  show: InboxShown;
  campaign_id: string | null;
  classification: ReplyClass | null;
  unread: boolean | null;
  /** `me`, `none`, or a user id. */
  assignee: string | null;
  label: string | null;
  q: string | null;
}

export interface InboxPageProps {
  threads: readonly InboxThread[];
  choice: InboxChoice;
  /** Of these parts, counted up to one above `most`. */
  counts: { open: number; waiting: number; snoozed: number; most: number };
  campaigns: readonly { id: string; name: string }[];
  /** User ids of those whom a thread may be assigned to. */
  assignees: readonly string[];
  labels: readonly string[];
  viewerId: string;
  canEdit: boolean;
  /** ISO 8601. */
  now: string;
  next: string | null;
}

/** What leads have written back, over all mailboxes and campaigns. */
export function InboxPage(props: InboxPageProps) {
  const { threads, choice, counts, campaigns, viewerId, canEdit, now, next } = props;
  const count = (found: number): string => (found > counts.most ? `more than ${counts.most}` : `${found}`);
  const tabs = [
    { show: 'open', title: `Open (${count(counts.open)})` },
    { show: 'waiting', title: `Waiting for us (${count(counts.waiting)})` },
    { show: 'snoozed', title: `Snoozed (${count(counts.snoozed)})` },
    { show: 'done', title: 'Done' },
    { show: 'all', title: 'All' },
  ] as const;
  const names = new Map(campaigns.map(({ id, name }) => [id, name]));
  return (
    <>
      <div class="page-head">
        <h1>Inbox</h1>
      </div>
      {canEdit && <CheckForReplies campaignId={null} />}
      <Tabs
        label="Threads"
        tabs={tabs.map(({ show, title }) => ({ href: `?show=${show}`, title, isHere: show === choice.show }))}
      />
      <Filters {...props} />
      {threads.length === 0 ? (
        <p class="empty">{whyEmpty(choice)}</p>
      ) : (
        <ol class="rows inbox" aria-label="Threads">
          {threads.map((thread) => (
            <ThreadRow
              key={thread.id}
              thread={thread}
              campaign={thread.campaign_id === null ? null : (names.get(thread.campaign_id) ?? null)}
              viewerId={viewerId}
              canEdit={canEdit}
              now={now}
            />
          ))}
        </ol>
      )}
      <NextPage next={next} label="Older threads" />
      {threads.length > 0 && <KeyHelp canEdit={canEdit} canSend={false} />}
    </>
  );
}

function whyEmpty({ show, ...filters }: InboxChoice): string {
  if (Object.values(filters).some((value) => value !== null))
    return 'No threads match. Change the filter to see others.';
  if (show === 'waiting') return 'No thread waits for an answer.';
  if (show === 'snoozed') return 'No threads are snoozed.';
  if (show === 'done') return 'No threads are done yet.';
  if (show === 'open') return 'No open threads. Replies to your emails appear here when the mailboxes are read.';
  return 'No replies yet. To read your mailboxes now, select Check for replies.';
}

function Filters({ choice, campaigns, assignees, labels, viewerId }: InboxPageProps) {
  const classes = REPLY_CLASSES.map((value) => ({ value, title: CLASS_TITLES[value] }));
  const all = { value: '', title: 'All' };
  const members = assignees.filter((id) => id !== viewerId).map((id) => ({ value: id, title: id }));
  return (
    <form method="get" aria-label="Filter threads" class="filters">
      <input type="hidden" name="show" value={choice.show} />
      <SelectField
        name="campaign_id"
        label="Campaign"
        value={choice.campaign_id ?? ''}
        options={[all, ...campaigns.map(({ id, name }) => ({ value: id, title: name }))]}
      />
      <SelectField
        name="classification"
        label="Meaning"
        value={choice.classification ?? ''}
        options={[all, ...classes]}
      />
      <SelectField
        name="unread"
        label="Read"
        value={choice.unread === null ? '' : String(choice.unread)}
        options={[all, { value: 'true', title: 'Unread' }, { value: 'false', title: 'Read' }]}
      />
      <SelectField
        name="assignee"
        label="Assigned to"
        value={choice.assignee ?? ''}
        options={[
          all,
          { value: 'me', title: nameMember(viewerId, viewerId) },
          { value: 'none', title: 'Unassigned' },
          ...members,
        ]}
      />
      {labels.length > 0 && (
        <SelectField
          name="label"
          label="Label"
          value={choice.label ?? ''}
          options={[all, ...labels.map((label) => ({ value: label, title: label }))]}
        />
      )}
      <Field name="q" label="Text, subject or address" value={choice.q ?? ''} />
      <button type="submit" class="quiet">
        Filter
      </button>
    </form>
  );
}
