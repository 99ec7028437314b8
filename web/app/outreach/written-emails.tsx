import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import { EMAIL_TONES, type EmailTone } from '../../../domain/outreach/writing/email-draft.js';
import { LANGUAGE_NAMES, MAIL_LANGUAGES, type MailLanguage } from '../../../domain/outreach/writing/mail-language.js';
import type { CampaignMails, LeadMail } from '../../../domain/outreach/writing/write-campaign-mails.js';
import { showCount } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';
import { ApiForm, Field } from '../parts/field.js';
import { SelectField } from '../parts/select-field.js';
import { titleWords } from '../parts/title-words.js';
import { MailFindings } from './mail-findings.js';

const SEND = '/api/v1/backlink-outreach/outreach/send';

export interface WrittenEmailsProps {
  campaign_id: string;
  /** What the form shows; `topic` is the campaign's keyword unless another was entered. */
  chosen: { topic: string; tone: EmailTone; language: MailLanguage | null };
  /** Null before they were requested. */
  written: (CampaignMails & { leads: readonly Lead[] }) | null;
}

/** An email for each lead, written by rules from what discovery read of its site; a person reads, changes and sends each. */
export function WrittenEmails({ campaign_id, chosen, written }: WrittenEmailsProps) {
  return (
    <>
      <h2 id="written">Or write each email for its lead</h2>
      <p>
        Linkwright writes a different email for each lead, from what discovery read of its site: its name, a recent
        article, its guidelines and the name of the contact. What is not known is left out. Nothing is sent until you
        press a button.
      </p>
      <WriteForm {...chosen} />
      {written && <Written campaign_id={campaign_id} written={written} />}
    </>
  );
}

function WriteForm({ topic, tone, language }: WrittenEmailsProps['chosen']) {
  const languages = MAIL_LANGUAGES.map((value) => ({ value, title: LANGUAGE_NAMES[value] }));
  return (
    <form method="get" action="#written" aria-label="Write emails" class="filters">
      <Field name="topic" label="Topic" of="written-" required value={topic} />
      <SelectField
        name="tone"
        label="Tone"
        of="written-"
        value={tone}
        options={EMAIL_TONES.map((value) => ({ value, title: titleWords(value) }))}
      />
      <SelectField
        name="language"
        label="Language"
        of="written-"
        value={language ?? ''}
        options={[{ value: '', title: 'Language of each site' }, ...languages]}
      />
      <button type="submit" class="quiet">
        Write emails
      </button>
    </form>
  );
}

function Written({
  campaign_id,
  written,
}: {
  campaign_id: string;
  written: NonNullable<WrittenEmailsProps['written']>;
}) {
  const { emails, leads, most_shared } = written;
  if (emails.length === 0)
    return <p>This campaign has no discovered lead with an email address. Add or discover one first.</p>;
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  return (
    <>
      <p>
        {showCount(emails.length, 'email')}.{' '}
        {most_shared && `Their most frequent sentence is in ${most_shared.count} of them.`}
      </p>
      {emails.map((email) => (
        <EmailCard key={email.lead_id} campaign_id={campaign_id} email={email} lead={byId.get(email.lead_id)} />
      ))}
    </>
  );
}

function EmailCard({ campaign_id, email, lead }: { campaign_id: string; email: LeadMail; lead: Lead | undefined }) {
  const { lead_id, website_url, recipient_email, subject, body, findings, language } = email;
  const of = `${lead_id}-`;
  return (
    <div class="card">
      <h3>
        <Foreign text={website_url} max={120} />
      </h3>
      <p class="muted small">
        To <Foreign text={recipient_email ?? ''} max={120} />. {LANGUAGE_NAMES[language]}
        {email.language_basis === 'default' && ', as the language of the site is not known'}.{' '}
        <UsedFacts email={email} lead={lead} />
      </p>
      <MailFindings findings={findings} />
      <ApiForm call={`POST ${SEND}`} then="reload" label="Send email">
        <input type="hidden" name="campaign_id" value={campaign_id} />
        <input type="hidden" name="lead_id" value={lead_id} />
        <Field name="subject" label="Subject" of={of} required value={subject} />
        <Field name="body" label="Email" kind="prose" of={of} required value={body} rows={countRows(body)} />
      </ApiForm>
    </div>
  );
}

const LINE_CHARS = 90;
const MOST_ROWS = 24;

/** Enough to read it whole on a desktop. */
function countRows(body: string): number {
  const lines = body.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_CHARS)), 1);
  return Math.min(MOST_ROWS, lines);
}

/** What the email says of the site, with the pages to check it on. */
function UsedFacts({ email: { facts }, lead }: { email: LeadMail; lead: Lead | undefined }) {
  const known = lead?.site_facts ?? null;
  const article = facts.includes('article') ? known?.recent_article : null;
  const guidelines = facts.includes('guidelines') ? known?.guidelines_url : null;
  if (!article && !guidelines) return <>It names the site alone: no recent article or guidelines are known.</>;
  return (
    <>
      It refers to{' '}
      {article && (
        <a href={article.url} rel="noreferrer">
          <Foreign text={article.title} max={120} />
        </a>
      )}
      {article && guidelines && ' and to '}
      {guidelines && (
        <a href={guidelines} rel="noreferrer">
          their guidelines
        </a>
      )}
      .
    </>
  );
}
