import type { CampaignAnalytics } from '../../../domain/outreach/campaigns/analytics.js';
import type { Campaign } from '../../../domain/outreach/campaigns/campaign.js';
import type { Attempt } from '../../../domain/outreach/sending/attempt.js';
import type { FollowUp } from '../../../domain/outreach/sending/follow-up.js';
import { showNumber, showShare } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { CampaignHead } from './campaign-head.js';
import { HeldCard } from './held-card.js';
import { Pipeline } from './pipeline.js';
import { ReplyList, type ReplyListProps } from './reply-list.js';
import { UncertainCard } from './uncertain-card.js';

const OUTREACH = '/api/v1/backlink-outreach';

export interface CampaignPageProps extends ReplyListProps {
  campaign: Campaign;
  analytics: CampaignAnalytics;
  /** Attempts whose delivery is uncertain. */
  uncertain: readonly Attempt[];
  /** Follow-ups on hold, the longest waiting first; not all where there are many. */
  held: readonly FollowUp[];
}

/** One campaign: its results, its pipeline and its replies. */
export function CampaignPage({ campaign, analytics, uncertain, held, ...came }: CampaignPageProps) {
  const { id, description, lead_counts } = campaign;
  const { total, ...counts } = lead_counts;
  return (
    <>
      <CampaignHead campaign={campaign} part="overview" />
      <Actions id={id} />
      {description && (
        <p>
          <Foreign text={description} />
        </p>
      )}
      <Section
        id="figures"
        title="Results"
        lead={`Emails and replies of the last ${analytics.days} days, and all leads.`}
      >
        <Tiles analytics={analytics} />
      </Section>
      <Section id="pipeline" title="Pipeline">
        <div class="card">
          <Pipeline counts={counts} total={total} />
        </div>
      </Section>
      {uncertain.length > 0 && (
        <Section id="uncertain" title="Unconfirmed emails" lead={UNCERTAIN}>
          <div>
            {uncertain.map((attempt) => (
              <UncertainCard key={attempt.id} attempt={attempt} />
            ))}
          </div>
        </Section>
      )}
      {held.length > 0 && <HeldFollowUps held={held} />}
      <ReplyList {...came} />
    </>
  );
}

const UNCERTAIN =
  'The connection failed while these emails were being sent, so it is unclear whether they were delivered. They are not sent again until you decide. Check the Sent folder of the mailbox, then select the result.';

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

function Actions({ id }: { id: string }) {
  return (
    <>
      <div class="actions">
        <a class="button quiet" href={`${OUTREACH}/campaigns/${id}/export/leads`}>
          Download leads (CSV)
        </a>
        <button
          type="button"
          class="quiet"
          data-api={`POST ${OUTREACH}/replies/poll`}
          data-body={JSON.stringify({ campaign_id: id })}
          data-follow="poll"
          data-outcome="polled"
        >
          Check for replies
        </button>
      </div>
      <output id="polled" class="outcome" />
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

function tilesOf(analytics: CampaignAnalytics): [string, string][] {
  const { total_leads, total_sent, total_replies, total_automatic_replies, rates } = analytics;
  return [
    ['Leads', showNumber(total_leads, 0)],
    ['Emails sent', showNumber(total_sent, 0)],
    ['Replies', showNumber(total_replies, 0)],
    ['Automatic replies', showNumber(total_automatic_replies, 0)],
    ['Response rate', showShare(rates.response_rate)],
    ['Placement rate', showShare(rates.placement_rate)],
    ['Bounce rate', showShare(rates.bounce_rate)],
  ];
}
