import type { UncountedCampaign as CampaignRecord } from '../../../domain/outreach/campaigns/campaign.js';
import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import { isSureVerdict } from '../../../domain/outreach/replies/is-sure-verdict.js';
import type { Reply } from '../../../domain/outreach/replies/reply.js';
import type { Attempt } from '../../../domain/outreach/sending/attempt.js';
import type { FollowUp } from '../../../domain/outreach/sending/follow-up.js';
import type { Suppression } from '../../../domain/outreach/sending/suppression.js';
import { showTime } from '../../report/facts/figures.js';
import { Badge } from '../../report/parts/badge.js';
import { Foreign, ForeignProse } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { Time } from '../parts/time.js';
import { ReplyClassForm } from './reply-class-form.js';
import { ReplyStops } from './reply-stops.js';
import { CLASS_TITLES, CLASS_TONES, classifierWords, matchWords } from './reply-words.js';

const SHOWN_CHARS = 6_000;

export interface ReplyPageProps {
  reply: Reply;
  campaign: CampaignRecord | null;
  lead: Lead | null;
  /** Emails to the lead that left, oldest first. */
  mails: readonly Attempt[];
  /** Replies of the lead, this one among them, oldest first. */
  replies: readonly Reply[];
  /** Follow-ups to the lead that are canceled. */
  canceled: readonly FollowUp[];
  /** Of the address that was emailed; null: it is not suppressed. */
  suppression: Suppression | null;
}

/** One reply with its thread, what it means and why, and what it stopped. */
export function ReplyPage({ reply, campaign, lead, mails, replies, canceled, suppression }: ReplyPageProps) {
  const { id, subject, from_email, received_at, handled_at } = reply;
  return (
    <>
      <div class="page-head">
        <h1 id={`reply-${id}`}>
          <Foreign text={subject || '(no subject)'} max={200} />
        </h1>
        <HandledButton id={id} isHandled={handled_at !== null} />
      </div>
      <p class="muted">
        <Foreign text={from_email || 'Unknown sender'} /> · <Time at={received_at} />
        {campaign && (
          <>
            {' · '}
            <a href={`/app/campaigns/${campaign.id}/replies`}>
              <Foreign text={campaign.name} max={80} />
            </a>
          </>
        )}
        {handled_at !== null && ` · Handled on ${showTime(handled_at)}`}
      </p>
      <div class="beside">
        <Section id="thread" title="Thread">
          <Thread reply={reply} mails={mails} replies={replies} />
        </Section>
        <div class="beside-facts">
          <Section id="meaning" title="Meaning">
            <div class="card">
              <Verdict reply={reply} />
              <ReplyClassForm reply={reply} />
            </div>
          </Section>
          <Section id="stops" title="What it stopped">
            <ReplyStops lead={lead} canceled={canceled} suppression={suppression} />
          </Section>
        </div>
      </div>
    </>
  );
}

function HandledButton({ id, isHandled }: { id: string; isHandled: boolean }) {
  return (
    <button
      type="button"
      class={isHandled ? 'quiet' : undefined}
      data-api={`PATCH /api/v1/backlink-outreach/replies/${id}`}
      data-body={JSON.stringify({ handled: !isHandled })}
      data-then="reload"
    >
      {isHandled ? 'Mark as open' : 'Mark as handled'}
    </button>
  );
}

function Verdict({ reply }: { reply: Reply }) {
  const { classification, signals, matched_by } = reply;
  return (
    <>
      <p>
        <Badge tone={CLASS_TONES[classification]}>{CLASS_TITLES[classification]}</Badge>{' '}
        {!isSureVerdict(reply) && <strong>Needs review</strong>}
      </p>
      <p class="small">
        {classifierWords(reply)} {matchWords(matched_by)}
      </p>
      {signals.length > 0 && (
        <details>
          <summary>Why</summary>
          <ul class="plain small">
            {signals.map((signal, at) => (
              <li key={at}>
                <Foreign text={signal} max={200} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface Message {
  id: string;
  /** Of ours, or of theirs. */
  isOurs: boolean;
  from: string;
  body: string;
  at: string;
}

/** What was written in both directions, oldest first; the reply itself even where it belongs to no lead. */
function Thread({ reply, mails, replies }: Pick<ReplyPageProps, 'reply' | 'mails' | 'replies'>) {
  const theirs = replies.some(({ id }) => id === reply.id) ? replies : [...replies, reply];
  const messages: Message[] = [
    ...mails.map(({ id, sender_email, body, sent_at, created_at }) => ({
      id,
      isOurs: true,
      from: sender_email,
      body,
      at: sent_at ?? created_at,
    })),
    ...theirs.map(({ id, from_email, body, received_at }) => ({
      id,
      isOurs: false,
      from: from_email || 'Unknown sender',
      body,
      at: received_at,
    })),
  ].sort((a, b) => (a.at < b.at ? -1 : 1));
  return (
    <ol class="thread">
      {messages.map(({ id, isOurs, from, body, at }) => (
        <li key={id} class={isOurs ? 'row ours' : 'row'} aria-current={id === reply.id ? 'true' : undefined}>
          <p class="small muted">
            <Foreign text={from} max={80} /> · <Time at={at} />
          </p>
          <p class="prose">
            <ForeignProse text={body} max={SHOWN_CHARS} />
          </p>
        </li>
      ))}
    </ol>
  );
}
