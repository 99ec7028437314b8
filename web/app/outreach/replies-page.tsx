import type { Campaign } from '../../../domain/outreach/campaigns/campaign.js';
import { isSureVerdict } from '../../../domain/outreach/replies/is-sure-verdict.js';
import { REPLY_CLASSES, type Reply, type ReplyClass } from '../../../domain/outreach/replies/reply.js';
import { Badge } from '../../report/parts/badge.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Field } from '../parts/field.js';
import { NextPage } from '../parts/next-page.js';
import { SelectField } from '../parts/select-field.js';
import { Tabs } from '../parts/tabs.js';
import { Time } from '../parts/time.js';
import { CampaignHead } from './campaign-head.js';
import { CheckForReplies } from './check-for-replies.js';
import { CLASS_TITLES, CLASS_TONES } from './reply-words.js';

const SHOWN_CHARS = 140;

/** Which replies are listed: those that wait for a person, guesses, or all. */
export type RepliesShown = 'open' | 'review' | 'all';

export interface RepliesPageProps {
  /** Null: of all campaigns. */
  campaign: Omit<Campaign, 'lead_counts'> | null;
  /** To choose from, and to name those of the replies. */
  campaigns: readonly { id: string; name: string }[];
  replies: readonly Reply[];
  filter: { show: RepliesShown; classification: ReplyClass | null; campaign_id: string | null; q: string | null };
  /** Of those parts, counted up to one above `most`. */
  counts: { open: number; review: number; most: number };
  next: string | null;
}

/** The replies of all campaigns or of one, and filters to find those that need a person. */
export function RepliesPage(props: RepliesPageProps) {
  const { campaign, replies, filter, counts, next } = props;
  const tabs = [
    { part: 'open', title: `To handle (${showUpTo(counts.open, counts.most)})` },
    { part: 'review', title: `Needs review (${showUpTo(counts.review, counts.most)})` },
    { part: 'all', title: 'All' },
  ] as const;
  return (
    <>
      {campaign ? <CampaignHead campaign={campaign} part="replies" /> : <RepliesHead />}
      <CheckForReplies campaignId={campaign?.id ?? null} />
      <Tabs
        label="Replies"
        tabs={tabs.map(({ part, title }) => ({ href: `?show=${part}`, title, isHere: part === filter.show }))}
      />
      <ReplyFilterForm {...props} />
      {filter.show === 'review' && <p class="muted">{HOW_TO_DECIDE}</p>}
      {replies.length === 0 ? <p class="empty">{whyEmpty(filter)}</p> : <ReplyTable {...props} />}
      <NextPage next={next} label="Older replies" />
    </>
  );
}

const HOW_TO_DECIDE =
  'Linkwright guessed what these replies mean. Open each one, choose its meaning and save, even if the guess is right. No follow-ups are sent until you save. Where the guess is “Unsubscribe”, the address is suppressed until you save another meaning.';

function showUpTo(count: number, most: number): string {
  return count > most ? `more than ${most}` : `${count}`;
}

function whyEmpty({ show, classification, campaign_id, q }: RepliesPageProps['filter']): string {
  if (classification !== null || campaign_id !== null || q !== null)
    return 'No replies match. Change the filter to see others.';
  if (show === 'review') return 'No replies need review.';
  if (show === 'open') return 'No replies to handle. Select All to see those that are handled.';
  return 'No replies yet. To read your mailboxes now, select Check for replies.';
}

function ReplyFilterForm({ campaign, campaigns, filter }: RepliesPageProps) {
  const classes = REPLY_CLASSES.map((value) => ({ value, title: CLASS_TITLES[value] }));
  const named = campaigns.map(({ id, name }) => ({ value: id, title: name }));
  return (
    <form method="get" aria-label="Filter replies" class="filters">
      <input type="hidden" name="show" value={filter.show} />
      <SelectField
        name="classification"
        label="Meaning"
        value={filter.classification ?? ''}
        options={[{ value: '', title: 'All' }, ...classes]}
      />
      {campaign === null && (
        <SelectField
          name="campaign_id"
          label="Campaign"
          value={filter.campaign_id ?? ''}
          options={[{ value: '', title: 'All' }, ...named]}
        />
      )}
      <Field name="q" label="Text, subject or address" value={filter.q ?? ''} />
      <button type="submit" class="quiet">
        Filter
      </button>
    </form>
  );
}

function ReplyTable({ campaign, campaigns, replies }: RepliesPageProps) {
  const names = new Map(campaigns.map(({ id, name }) => [id, name]));
  const campaignColumn = {
    title: 'Campaign',
    cell: ({ campaign_id }: Reply) => (
      <Foreign text={campaign_id === null ? '–' : (names.get(campaign_id) ?? '–')} max={60} />
    ),
  };
  return (
    <DataTable
      caption="Replies"
      captionHidden
      stacks
      keyOf={({ id }) => id}
      rows={replies}
      columns={[
        { title: 'From', cell: (reply) => <Writer reply={reply} /> },
        { title: 'Reply', size: 'wide', cell: ({ body }) => <Foreign text={body} max={SHOWN_CHARS} /> },
        { title: 'Meaning', cell: (reply) => <Meaning reply={reply} /> },
        ...(campaign === null ? [campaignColumn] : []),
        {
          title: 'Received',
          cell: ({ received_at }) => (
            <span class="nowrap">
              <Time at={received_at} />
            </span>
          ),
        },
      ]}
    />
  );
}

function Writer({ reply: { id, from_email, subject } }: { reply: Reply }) {
  return (
    <>
      <a href={`/app/replies/${id}`} class="address">
        <Foreign text={subject || '(no subject)'} max={80} />
      </a>
      <span class="small muted address">
        <Foreign text={from_email || 'Unknown sender'} max={80} />
      </span>
    </>
  );
}

function Meaning({ reply }: { reply: Reply }) {
  return (
    <>
      <Badge tone={CLASS_TONES[reply.classification]}>{CLASS_TITLES[reply.classification]}</Badge>
      {!isSureVerdict(reply) && (
        <span class="small">
          {' '}
          <strong>Needs review</strong>
        </span>
      )}
      {reply.handled_at !== null && <span class="small muted"> Handled</span>}
    </>
  );
}

function RepliesHead() {
  return (
    <div class="page-head">
      <h1>Replies</h1>
      <a href="/app/replies/learning">How well replies are understood</a>
    </div>
  );
}
