import type { CampaignAnalytics } from '../../../domain/outreach/campaigns/analytics.js';
import type { Campaign } from '../../../domain/outreach/campaigns/campaign.js';
import type { CampaignFunnel } from '../../../domain/outreach/campaigns/campaign-funnel.js';
import type { Attempt } from '../../../domain/outreach/sending/attempt.js';
import type { FollowUp } from '../../../domain/outreach/sending/follow-up.js';
import type { QueueForecast } from '../../../domain/outreach/sending/forecast/queue-forecast.js';
import type { CampaignMailbox } from '../../../domain/outreach/sending/rotation/campaign-mailbox.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import { showCount, showNumber, showShare } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { Tabs } from '../parts/tabs.js';
import { DayChart } from '../search/day-chart.js';
import { type Destination, MoveSection } from '../workspaces/move-section.js';
import { CampaignHead } from './campaign-head.js';
import { CampaignMailboxes } from './campaign-mailboxes.js';
import { ForecastView } from './forecast-view.js';
import { Funnel } from './funnel.js';
import { HeldCard } from './held-card.js';
import { type NextSend, NextSends } from './next-sends.js';
import { PausedSenders } from './paused-senders.js';
import { Pipeline } from './pipeline.js';
import { UncertainCard } from './uncertain-card.js';

const OUTREACH = '/api/v1/backlink-outreach';

/** Of the charts; the first is shown without a choice. */
const CHART_DAYS = [30, 90, 365] as const;

export interface CampaignPageProps {
  campaign: Campaign;
  analytics: CampaignAnalytics;
  funnel: CampaignFunnel;
  /** The emails that are due first, and how many wait. */
  next_sends: { first: readonly NextSend[]; total: number };
  /** Of what waits; null when nothing does. */
  forecast: QueueForecast | null;
  /** What each mailbox has sent, and what waits for it. */
  mailboxes: readonly CampaignMailbox[];
  /** Paused mailboxes that emails of the campaign wait for. */
  paused: readonly Sender[];
  /** Replies that wait for a person, counted up to one above `most`. */
  review: { count: number; most: number };
  /** Attempts whose delivery is uncertain. */
  uncertain: readonly Attempt[];
  /** Follow-ups on hold, the longest waiting first; not all where there are many. */
  held: readonly FollowUp[];
  /** Workspaces that the viewer may move the campaign to; null for those who may not move it. */
  destinations: readonly Destination[] | null;
}

/** One campaign: what needs a person, how far its leads came, what was sent and replied by day, and what is sent next. */
export function CampaignPage(props: CampaignPageProps) {
  const { campaign, analytics, paused, review, uncertain, held, destinations } = props;
  const { id, description, lead_counts } = campaign;
  const { total } = lead_counts;
  // Emails to leads that are deleted since still count.
  const hasFigures = total > 0 || analytics.total_sent > 0;
  return (
    <>
      <CampaignHead campaign={campaign} part="overview" />
      {total === 0 ? <FirstLeads id={id} /> : <Actions id={id} />}
      {description && (
        <p>
          <Foreign text={description} />
        </p>
      )}
      <PausedSenders senders={paused} />
      {review.count > 0 && (
        <p class="banner">
          {review.count > review.most ? `More than ${review.most} replies need` : `${countReplies(review.count)}`} your
          review. No follow-ups are sent to these leads until you decide.{' '}
          <a href={`/app/campaigns/${id}/replies?show=review`}>Review replies</a>
        </p>
      )}
      {uncertain.length > 0 && <UnconfirmedEmails uncertain={uncertain} />}
      {held.length > 0 && <HeldFollowUps held={held} />}
      {hasFigures && <Figures {...props} />}
      {destinations && (
        <MoveSection kind="campaign" call={`POST ${OUTREACH}/campaigns/${id}/move`} destinations={destinations} />
      )}
    </>
  );
}

/** How far its leads came, what was sent and replied by day, and what is sent next. */
function Figures({ campaign, analytics, funnel, next_sends, forecast, mailboxes }: CampaignPageProps) {
  const { id, lead_counts } = campaign;
  const { total, ...counts } = lead_counts;
  return (
    <>
      <Section id="funnel" title="Funnel">
        <div class="card">
          <Funnel funnel={funnel} />
        </div>
      </Section>
      <DaysSection analytics={analytics} />
      <Section id="next" title="Next emails">
        <NextSends campaignId={id} {...next_sends} />
      </Section>
      <Sending campaignId={id} forecast={forecast} mailboxes={mailboxes} />
      <Section id="pipeline" title="Leads by status">
        <div class="card">
          <Pipeline counts={counts} total={total} />
        </div>
      </Section>
    </>
  );
}

/** When what waits is sent, and from where. */
function Sending({
  campaignId,
  forecast,
  mailboxes,
}: { campaignId: string } & Pick<CampaignPageProps, 'forecast' | 'mailboxes'>) {
  return (
    <>
      {forecast && (
        <Section id="forecast" title="Forecast">
          <ForecastView campaignId={campaignId} forecast={forecast} />
        </Section>
      )}
      {mailboxes.length > 0 && (
        <Section id="mailboxes" title="Mailboxes">
          <CampaignMailboxes mailboxes={mailboxes} />
        </Section>
      )}
    </>
  );
}

function countReplies(count: number): string {
  return `${showCount(count, 'reply', 'replies')} ${count === 1 ? 'needs' : 'need'}`;
}

const UNCERTAIN =
  'The connection failed while these emails were being sent, so it is unclear whether they were delivered. They are not sent again until you decide. Check the Sent folder of the mailbox, then select the result.';

function UnconfirmedEmails({ uncertain }: Pick<CampaignPageProps, 'uncertain'>) {
  return (
    <Section id="uncertain" title="Unconfirmed emails" lead={UNCERTAIN}>
      <div>
        {uncertain.map((attempt) => (
          <UncertainCard key={attempt.id} attempt={attempt} />
        ))}
      </div>
    </Section>
  );
}

const HELD = 'These follow-ups are due but cannot be sent yet. The longest waiting come first.';

function HeldFollowUps({ held }: Pick<CampaignPageProps, 'held'>) {
  return (
    <Section id="held" title="Waiting follow-ups" lead={HELD}>
      <div>
        {held.map((followUp) => (
          <HeldCard key={followUp.id} followUp={followUp} />
        ))}
      </div>
    </Section>
  );
}

/** The way into a campaign without leads. */
function FirstLeads({ id }: { id: string }) {
  return (
    <div class="empty">
      <p>No leads yet. A lead is a website that could link to you, with the address of the person to write to.</p>
      <div class="actions">
        <a class="button" href={`/app/campaigns/${id}/leads#more`}>
          Add or import leads
        </a>
        <a class="button quiet" href="/app/discovery">
          Find websites
        </a>
      </div>
    </div>
  );
}

function Actions({ id }: { id: string }) {
  return (
    <>
      <div class="actions">
        <a class="button" href={`/app/campaigns/${id}/write`}>
          Write to leads
        </a>
        <button
          type="button"
          class="quiet"
          data-api={`POST ${OUTREACH}/replies/poll`}
          data-body={JSON.stringify({ campaign_id: id })}
          data-follow="poll"
          data-outcome="polled"
          data-news={`/app/campaigns/${id}/replies`}
        >
          Check for replies
        </button>
        <a class="button quiet" href={`${OUTREACH}/campaigns/${id}/export/leads`}>
          Download leads (CSV)
        </a>
      </div>
      <output id="polled" class="outcome" />
    </>
  );
}

/** What was sent and replied by day, with the figures of the whole campaign. */
function DaysSection({ analytics }: { analytics: CampaignAnalytics }) {
  const { days, daily_send_volume: volume } = analytics;
  const tabs = CHART_DAYS.map((count) => ({
    href: `?days=${count}#days`,
    title: `${count} days`,
    isHere: count === days,
  }));
  return (
    <Section id="days" title="By day">
      <Tabs label="Period" tabs={tabs} />
      <Tiles analytics={analytics} />
      {volume.some(({ sent, replies }) => sent + replies > 0) ? (
        <div class="pair">
          <DayChart title="Emails sent" points={volume.map(({ date, sent }) => ({ date, value: sent }))} />
          <DayChart title="Replies" points={volume.map(({ date, replies }) => ({ date, value: replies }))} />
        </div>
      ) : (
        <p class="empty">No emails and no replies in these {days} days.</p>
      )}
    </Section>
  );
}

function Tiles({ analytics }: { analytics: CampaignAnalytics }) {
  const { total_sent, total_replies, total_automatic_replies, rates, daily_send_volume } = analytics;
  const over = (figure: 'sent' | 'replies' | 'automatic_replies') =>
    showNumber(
      daily_send_volume.reduce((sum, day) => sum + day[figure], 0),
      0,
    );
  // Of no emails there is no rate.
  const rate = (share: number) => (total_sent === 0 ? '–' : showShare(share));
  const all = (count: number) => `${showNumber(count, 0)} in all`;
  const tiles: [title: string, value: string, note: string][] = [
    ['Emails sent', over('sent'), all(total_sent)],
    ['Replies', over('replies'), all(total_replies)],
    ['Automatic replies', over('automatic_replies'), all(total_automatic_replies)],
    ['Response rate', rate(rates.response_rate), 'of all emailed leads'],
    ['Bounce rate', rate(rates.bounce_rate), 'of all emails'],
    ['Unsubscribe rate', rate(rates.unsubscribe_rate), 'of all emailed leads'],
  ];
  return (
    <dl class="tiles">
      {tiles.map(([title, value, note]) => (
        <div class="tile" key={title}>
          <dt>{title}</dt>
          <dd>
            <span class="tile-value">{value}</span>
            <span class="small muted">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
