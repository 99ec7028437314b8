// What a queue would send, before it does.
import { describeLeftOut } from '../../domain/outreach/sending/forecast/describe-left-out.js';
import { linkTo } from './link-to.js';
import { makeElement } from './make-element.js';
import { makeList } from './make-list.js';
import { type ShownFinding, showMailFindings } from './show-mail-findings.js';
import { writeCount } from './write-count.js';

interface VariantShare {
  key: string;
  share: number;
  leads: number;
}

interface TestPlan {
  variants: VariantShare[];
  least_leads: number;
  least_replies: number;
  reply_days: number;
  enough_leads: boolean;
  detectable: { from: number; to: number | null }[];
}

interface ShownMail {
  sender_email: string;
  recipient_email: string;
  subject: string;
  text: string;
  variant?: string;
  follow_ups: { after_days: number; body: string }[];
  findings: ShownFinding[];
}

export interface Preview {
  sender_email: string;
  mailboxes: { sender_email: string; mails: number }[];
  sendable: number;
  mails: ShownMail[];
  refused: RefusedLead[];
  variables: { name: string; with_value: number; with_fallback: number; missing: number }[];
  test: TestPlan | null;
}

interface RefusedLead {
  lead_id: string;
  website_url: string | null;
  reason: string;
  missing?: string[];
}

/** Mails that are shown whole; more would only be scrolled past. */
const SHOWN_MAILS = 20;

function showMail(
  { sender_email, recipient_email, subject, text, variant, follow_ups }: ShownMail,
  names: boolean,
): HTMLElement {
  const later = follow_ups.map(({ after_days, body }) =>
    makeElement('pre', `Follow-up after ${after_days} ${after_days === 1 ? 'day' : 'days'}:\n${body}`),
  );
  const version = variant === undefined ? '' : `Version ${variant} · `;
  const summary = makeElement(
    'summary',
    `${version}${recipient_email} · ${subject}${names ? ` · from ${sender_email}` : ''}`,
  );
  return makeElement('details', null, summary, makeElement('pre', text), ...later);
}

/** Of a test as many of each version. */
function chooseShown(mails: readonly ShownMail[], test: TestPlan | null): ShownMail[] {
  if (test === null) return mails.slice(0, SHOWN_MAILS);
  const each = Math.ceil(SHOWN_MAILS / test.variants.length);
  const chosen = test.variants.flatMap(({ key }) => mails.filter(({ variant }) => variant === key).slice(0, each));
  return chosen.slice(0, SHOWN_MAILS);
}

/** What the test can show, before it begins. */
function showTest({
  variants,
  least_leads,
  least_replies,
  reply_days,
  enough_leads,
  detectable,
}: TestPlan): HTMLElement[] {
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
  const rises = detectable.flatMap(({ from, to }) => (to === null ? [] : [`from ${percent(from)} to ${percent(to)}`]));
  const lines = variants.map(({ key, share, leads }) => `Version ${key}: ${writeCount(leads)} leads (${share}%)`);
  lines.push(
    enough_leads
      ? `With these leads the test shows, in four of five cases, a rise of replies ${rises.join(', or ')}. A smaller one mostly stays unseen.`
      : `Too few leads for a result: it takes ${least_leads} a version, and ${least_replies} replies.`,
    `It is judged once, ${reply_days} days after the last first email.`,
  );
  return [makeElement('h3', 'Test of versions'), makeList(lines)];
}

/** Variables that not every lead has a value for. */
function showVariables(variables: Preview['variables']): HTMLElement[] {
  const lines = variables.flatMap(({ name, with_value, with_fallback, missing }) => {
    if (with_fallback + missing === 0) return [];
    if (with_value === 0) return [`No lead has a value for {${name}}. Check how it is written.`];
    const counts = [`${writeCount(with_value)} with a value`];
    if (with_fallback > 0) counts.push(`${writeCount(with_fallback)} with the fallback`);
    if (missing > 0) counts.push(`${writeCount(missing)} without, which get no email`);
    return [`{${name}}: ${counts.join(', ')}`];
  });
  return lines.length === 0 ? [] : [makeElement('h3', 'Variables'), makeList(lines)];
}

/** Why a lead gets no email, with a way to what it lacks. */
function showRefused({ lead_id, website_url, reason, missing = [] }: RefusedLead, campaign: string): HTMLElement {
  const name = website_url ?? 'Unknown website';
  const why =
    missing.length > 0
      ? `no value for ${missing.map((each) => `{${each}}`).join(', ')}`
      : describeLeftOut(reason.split(':')[0] ?? reason);
  if (website_url === null) return makeElement('li', `${name}: ${why}`);
  return makeElement('li', null, linkTo(`/app/campaigns/${campaign}/leads/${lead_id}`, name), `: ${why}`);
}

/** What a queue would send, to whom, and who gets nothing. */
export function showMailPreview(preview: Preview, campaign: string): HTMLElement[] {
  const { sender_email, mailboxes, sendable, mails, refused, variables, test } = preview;
  const isShared = mailboxes.length > 1;
  const from = isShared ? `${mailboxes.length} mailboxes` : sender_email;
  const parts = [
    makeElement('h2', `${writeCount(sendable)} ${sendable === 1 ? 'email' : 'emails'} from ${from}`),
    ...(isShared ? [makeList(mailboxes.map((each) => `${each.sender_email}: ${writeCount(each.mails)}`))] : []),
    ...(test === null ? [] : showTest(test)),
    ...showVariables(variables),
    ...showMailFindings(mails),
    ...chooseShown(mails, test).map((mail) => showMail(mail, isShared)),
  ];
  if (mails.length > SHOWN_MAILS) parts.push(makeElement('p', `And ${writeCount(mails.length - SHOWN_MAILS)} more.`));
  if (refused.length > 0) {
    parts.push(makeElement('h3', 'These leads get no email'));
    parts.push(makeElement('ul', null, ...refused.map((lead) => showRefused(lead, campaign))));
  }
  return parts;
}
