import type { UncountedCampaign } from '../../../../domain/outreach/campaigns/campaign.js';
import type { Lead } from '../../../../domain/outreach/campaigns/lead.js';
import type { LinkCheck, PlacedLink } from '../../../../domain/outreach/links/placed-link.js';
import type { ReclaimAdvice } from '../../../../domain/outreach/links/reclaim-draft.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { SafeLink } from '../../../report/parts/safe-link.js';
import { Section } from '../../../report/parts/section.js';
import { NextPage } from '../../parts/next-page.js';
import { Time } from '../../parts/time.js';
import { CheckTimeline } from './check-timeline.js';
import { LinkActions } from './link-actions.js';
import { LinkFactsList } from './link-facts-list.js';
import { LinkStateBadge } from './link-state-badge.js';
import { describeChange, REASON_TEXTS, STATE_TEXTS } from './link-words.js';
import { ReclaimForm } from './reclaim-form.js';

export interface PlacedLinkPageProps {
  link: PlacedLink;
  campaign: UncountedCampaign;
  /** Null where it belongs to no lead. */
  lead: Lead | null;
  /** Newest first. */
  checks: readonly LinkCheck[];
  /** URL of older checks; null where there are none. */
  next: string | null;
  advice: ReclaimAdvice;
}

/** One placed link: its state, what was agreed and seen, its checks as a timeline, and a draft that asks for it back. */
export function PlacedLinkPage({ link, campaign, lead, checks, next, advice }: PlacedLinkPageProps) {
  const { watch } = link;
  return (
    <>
      <p>
        <a href={`/app/campaigns/${campaign.id}/links`}>
          Placed links of <Foreign text={campaign.name} max={80} />
        </a>
      </p>
      <div class="page-head">
        <h1>
          <Foreign text={link.host} max={200} />
        </h1>
        <LinkStateBadge state={watch.state} />
      </div>
      <p class="muted">
        <SafeLink url={link.page_url} whole /> → <SafeLink url={link.target_url} whole />
      </p>
      <StateNote link={link} />
      <LinkActions link={link} />
      <div class="beside">
        <div class="beside-facts">
          {advice.draft !== null && (
            <Section id="reclaim" title="Ask for the link back">
              <ReclaimForm link={link} draft={advice.draft} />
            </Section>
          )}
          <Section id="checks" title="Checks">
            <CheckTimeline checks={checks} />
            <NextPage next={next} label="Older checks" />
          </Section>
        </div>
        <div class="beside-facts">
          <Section id="facts" title="Agreed and seen">
            <LinkFactsList link={link} lead={lead} last={checks[0] ?? null} />
          </Section>
          {advice.draft === null && <p class="muted small">{advice.why}</p>}
        </div>
      </div>
    </>
  );
}

function StateNote({ link: { watch, next_check_at } }: { link: PlacedLink }) {
  const { state, reason, changes, blocked_since, unconfirmed } = watch;
  return (
    <div class={state === 'live' || state === 'pending' ? '' : 'banner'}>
      <p>
        {STATE_TEXTS[state]} {reason !== null && state !== 'live' && REASON_TEXTS[reason]}
      </p>
      {state === 'changed' &&
        changes.map((change) => (
          <p key={change.field}>
            <Foreign text={describeChange(change)} max={300} />
          </p>
        ))}
      {blocked_since !== null && reason !== null && state === 'live' && (
        <p>
          The page could not be read since <Time at={blocked_since} dayOnly />. {REASON_TEXTS[reason]}
        </p>
      )}
      {unconfirmed !== null && (
        <p>
          The last check saw “<Foreign text={unconfirmed.rel} max={60} />” with the anchor text “
          <Foreign text={unconfirmed.anchor} max={120} />
          ”. Another check in 6 hours or more decides whether that stays.
        </p>
      )}
      <p class="small muted">
        {next_check_at === null ? (
          'The link is not checked any more.'
        ) : (
          <>
            Next check: <Time at={next_check_at} />
          </>
        )}
      </p>
    </div>
  );
}
