import type { CampaignAnalytics } from '../../../domain/outreach/analytics.js';
import type { Campaign } from '../../../domain/outreach/campaign.js';
import { REPLY_CLASSES, type Reply } from '../../../domain/outreach/reply.js';
import { showNumber, showShare, showTime } from '../../report/facts/figures.js';
import { inWords } from '../../report/facts/names.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { CampaignHead } from '../parts/campaign-head.js';
import { Pipeline } from '../parts/pipeline.js';

const OUTREACH = '/api/v1/backlink-outreach';
const SHOWN_CHARS = 1_200;

export interface CampaignPageProps {
  campaign: Campaign;
  analytics: CampaignAnalytics;
  replies: readonly Reply[];
}

/** One campaign: its figures, its pipeline and what came back. */
export function CampaignPage({ campaign, analytics, replies }: CampaignPageProps) {
  const { id, description, lead_counts } = campaign;
  const { total, ...counts } = lead_counts;
  return (
    <>
      <CampaignHead campaign={campaign} part="overview" />
      <div class="actions">
        <a class="button quiet" href={`${OUTREACH}/campaigns/${id}/export/leads`}>
          Leads as CSV
        </a>
        <button type="button" class="quiet" data-api={`POST ${OUTREACH}/replies/poll`} data-then="reload">
          Read the mailboxes now
        </button>
      </div>
      {description && (
        <p>
          <Foreign text={description} />
        </p>
      )}
      <Section id="figures" title="Figures" lead={`Of the last ${analytics.days} days and of all leads.`}>
        <Tiles analytics={analytics} />
      </Section>
      <Section id="pipeline" title="Pipeline">
        <div class="card">
          <Pipeline counts={counts} total={total} />
        </div>
      </Section>
      <Section id="replies" title="Replies" lead="Newest first. Your word on what a reply means counts for good.">
        {replies.length === 0 ? (
          <p class="empty">Nothing came back yet.</p>
        ) : (
          <div>
            {replies.map((reply) => (
              <ReplyCard key={reply.id} reply={reply} />
            ))}
          </div>
        )}
      </Section>
    </>
  );
}

function Tiles({ analytics }: { analytics: CampaignAnalytics }) {
  return (
    <dl class="tiles">
      {tilesOf(analytics).map(([title, value]) => (
        <div class="tile" key={title}>
          <dt>{title}</dt>
          <dd>
            <span class="tile-value">{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function tilesOf({ total_leads, total_sent, total_replies, rates }: CampaignAnalytics): [string, string][] {
  return [
    ['Leads', showNumber(total_leads, 0)],
    ['Mails sent', showNumber(total_sent, 0)],
    ['Replies', showNumber(total_replies, 0)],
    ['Response rate', showShare(rates.response_rate)],
    ['Placement rate', showShare(rates.placement_rate)],
    ['Bounce rate', showShare(rates.bounce_rate)],
  ];
}

function ReplyCard({ reply }: { reply: Reply }) {
  const { id, from_email, subject, body, received_at, classification, classified_by } = reply;
  return (
    <article class="reply" aria-labelledby={`reply-${id}`}>
      <h3 id={`reply-${id}`}>
        <Foreign text={subject || '(no subject)'} max={200} />
      </h3>
      <p class="muted small">
        <Foreign text={from_email} /> · {showTime(received_at)}
      </p>
      <blockquote>
        <Foreign text={body} max={SHOWN_CHARS} />
      </blockquote>
      <div class="field">
        <label for={`class-${id}`}>It means (by {classified_by})</label>
        <select
          id={`class-${id}`}
          name="classification"
          data-api={`PATCH ${OUTREACH}/replies/${id}`}
          data-then="reload"
        >
          {REPLY_CLASSES.map((name) => (
            <option key={name} value={name} selected={name === classification}>
              {inWords(name)}
            </option>
          ))}
        </select>
      </div>
    </article>
  );
}
