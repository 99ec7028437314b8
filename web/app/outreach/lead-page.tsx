import type { Campaign } from '../../../domain/outreach/campaigns/campaign.js';
import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import type { PlacedLink } from '../../../domain/outreach/links/placed-link.js';
import type { Reply } from '../../../domain/outreach/replies/reply.js';
import type { Attempt } from '../../../domain/outreach/sending/attempt.js';
import type { Suppression } from '../../../domain/outreach/sending/suppression.js';
import { showShare } from '../../report/facts/figures.js';
import { Badge } from '../../report/parts/badge.js';
import { Foreign } from '../../report/parts/foreign.js';
import { SafeLink } from '../../report/parts/safe-link.js';
import { Section } from '../../report/parts/section.js';
import { StateBadge } from '../operations/state-badge.js';
import { ApiForm, Field } from '../parts/field.js';
import { Time } from '../parts/time.js';
import { titleWords } from '../parts/title-words.js';
import { LeadStatusForm } from './lead-status-form.js';
import { LeadVariables } from './lead-variables.js';
import { type FollowUpWait, LeadWait, type MailWait } from './lead-wait.js';
import { LeadLinks } from './links/lead-links.js';
import { CLASS_TITLES, CLASS_TONES } from './reply-words.js';
import { LeadSequence, type LeadSequenceProps } from './sequence/lead-sequence.js';

const OUTREACH = '/api/v1/backlink-outreach';

export interface LeadPageProps {
  campaign: Pick<Campaign, 'id' | 'name'>;
  lead: Lead;
  /** Emails to it that left, oldest first. */
  mails: readonly Attempt[];
  replies: readonly Reply[];
  waits: readonly (MailWait | FollowUpWait)[];
  /** Links that it has placed. */
  links: readonly PlacedLink[];
  /** Pages of its site that its replies name, and that are not watched. */
  named_pages: readonly string[];
  sequence: LeadSequenceProps['sequence'];
  /** Of its address; null: it is not suppressed. */
  suppression: Suppression | null;
  /** Names that leads of the campaign have values of. */
  variable_names: readonly string[];
}

const VARIABLES = 'What the variables of an email become for this lead, such as {first_name}.';

/** One lead: its contact and status with forms to change them, and what was written in both directions. */
export function LeadPage(props: LeadPageProps) {
  const { campaign, lead, mails, replies, waits, links, named_pages, sequence, suppression, variable_names } = props;
  const path = `${OUTREACH}/campaigns/${campaign.id}/leads/${lead.id}`;
  return (
    <>
      <LeadHead campaign={campaign} lead={lead} />
      {suppression && (
        <p class="banner">
          The address is suppressed since <Time at={suppression.created_at} dayOnly /> and gets no emails.{' '}
          <a href="/app/suppressions">View suppression list</a>
        </p>
      )}
      {waits.map((wait, at) => (
        <LeadWait key={at} wait={wait} />
      ))}
      <div class="beside">
        <div class="beside-facts">
          <Section id="contact" title="Contact">
            <div class="card">
              <ContactForm path={path} lead={lead} />
            </div>
          </Section>
          <Section id="variables" title="Variables" lead={VARIABLES}>
            <div class="card">
              <LeadVariables path={path} custom={lead.custom} names={variable_names} />
            </div>
          </Section>
          <Section id="mails" title="Emails and replies">
            <Exchange mails={mails} replies={replies} />
          </Section>
          {(sequence.steps.length > 0 || sequence.place !== null) && (
            <Section id="sequence" title="Sequence">
              <LeadSequence campaignId={campaign.id} lead={lead} sequence={sequence} />
            </Section>
          )}
          <Section id="links" title="Placed links">
            <LeadLinks lead={lead} links={links} named_pages={named_pages} />
          </Section>
        </div>
        <div class="beside-facts">
          <Section id="status" title="Status">
            <div class="card">
              <LeadStatusForm lead={lead} />
              <History lead={lead} />
            </div>
          </Section>
          <Section id="scores" title="Scores">
            <Scores lead={lead} />
          </Section>
          <DeleteButton path={path} lead={lead} />
        </div>
      </div>
    </>
  );
}

function LeadHead({ campaign, lead }: Pick<LeadPageProps, 'campaign' | 'lead'>) {
  return (
    <>
      <p>
        <a href={`/app/campaigns/${campaign.id}/leads`}>
          Leads of <Foreign text={campaign.name} max={80} />
        </a>
      </p>
      <div class="page-head">
        <h1>
          <Foreign text={lead.domain} max={200} />
        </h1>
        <StateBadge state={lead.status} />
      </div>
      <p class="muted">
        <SafeLink url={lead.website_url} whole /> · Added on <Time at={lead.created_at} dayOnly />
      </p>
    </>
  );
}

function DeleteButton({ path, lead: { campaign_id, domain } }: { path: string; lead: Lead }) {
  return (
    <div class="actions">
      <button
        type="button"
        class="quiet"
        data-api={`DELETE ${path}`}
        data-then={`/app/campaigns/${campaign_id}/leads`}
        data-confirm={`Delete ${domain} with its emails and replies? You cannot undo this.`}
      >
        Delete lead
      </button>
    </div>
  );
}

function ContactForm({ path, lead }: { path: string; lead: Lead }) {
  const { contact_email, website_title, source, notes } = lead;
  return (
    <ApiForm call={`PATCH ${path}`} then="reload" label="Save" changes>
      <Field name="contact_email" label="Email address" value={contact_email ?? ''} sendsNull />
      <Field name="website_title" label="Title of the website" value={website_title ?? ''} sendsNull />
      <Field name="source" label="Source" value={source ?? ''} sendsNull />
      <Field name="notes" label="Notes" kind="prose" value={notes ?? ''} sendsNull />
    </ApiForm>
  );
}

function History({ lead: { status_history } }: { lead: Lead }) {
  if (status_history.length === 0) return null;
  return (
    <ul class="plain small">
      {status_history.map(({ from, to, at, by }) => (
        <li key={at}>
          <Time at={at} />: {titleWords(from)} → {titleWords(to)} (by {by})
        </li>
      ))}
    </ul>
  );
}

function Scores({ lead: { relevance_score, guest_post_likelihood, quality_score } }: { lead: Lead }) {
  const scores: [string, number | null][] = [
    ['Relevance', relevance_score],
    ['Guest post likelihood', guest_post_likelihood],
    ['Quality', quality_score],
  ];
  return (
    <dl class="tiles compact">
      {scores.map(([title, score]) => (
        <div class="tile" key={title}>
          <dt>{title}</dt>
          <dd>
            <span class="tile-value">{score === null ? '–' : showShare(score)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Exchange({ mails, replies }: Pick<LeadPageProps, 'mails' | 'replies'>) {
  const lines = [
    ...mails.map(({ id, subject, sender_email, status, sent_at, created_at }) => ({
      id,
      from: sender_email,
      at: sent_at ?? created_at,
      href: null,
      subject,
      badge: <StateBadge state={status} />,
    })),
    ...replies.map(({ id, subject, classification, received_at }) => ({
      id,
      from: null,
      at: received_at,
      href: `/app/replies/${id}`,
      subject: subject || '(no subject)',
      badge: <Badge tone={CLASS_TONES[classification]}>{CLASS_TITLES[classification]}</Badge>,
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  if (lines.length === 0) return <p class="empty">No emails were sent to this lead yet.</p>;
  return (
    <ul class="states card">
      {lines.map(({ id, at, from, href, subject, badge }) => (
        <li key={id}>
          <span class="small muted nowrap">
            <Time at={at} />
          </span>
          {href === null ? (
            <Foreign text={subject} max={120} />
          ) : (
            <a href={href}>
              <Foreign text={subject} max={120} />
            </a>
          )}
          {from !== null && (
            <span class="small muted">
              from <Foreign text={from} max={80} />
            </span>
          )}
          {badge}
        </li>
      ))}
    </ul>
  );
}
