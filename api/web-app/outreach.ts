// What the pages of outreach do beyond sending a form: mails are shown before they leave.
import { describeLeftOut } from '../../domain/outreach/sending/forecast/describe-left-out.js';
import { attempt } from './attempt.js';
import { callApi } from './call-api.js';
import { findElement } from './find-element.js';
import { findElements } from './find-elements.js';
import { makeElement } from './make-element.js';
import { makeList } from './make-list.js';
import { readForm } from './read-form.js';
import { whenShown } from './when-shown.js';
import { writeCount } from './write-count.js';

interface Finding {
  code: string;
  severity: string;
  where: string;
  excerpt: string | null;
  why: string;
  change: string;
}

interface ShownMail {
  findings: Finding[];
  sender_email: string;
  recipient_email: string;
  subject: string;
  text: string;
  follow_ups: { after_days: number; body: string }[];
}

interface Preview {
  sender_email: string;
  mailboxes: { sender_email: string; mails: number }[];
  sendable: number;
  mails: ShownMail[];
  refused: { website_url: string | null; reason: string }[];
}

interface Forecast {
  basis: string;
  first_emails: number;
  follow_ups: number;
  first_at: string | null;
  last_first_email_range: { earliest: string; latest: string } | null;
  last_at: string | null;
  left_out: { reason: string; count: number }[];
  days: { date: string; first_emails: number; follow_ups: number }[];
  mailboxes: { sender_email: string | null; first_emails: number }[];
  not_planned: { count: number }[];
}

/** Mails that are shown whole; more would only be scrolled past. */
const SHOWN_MAILS = 20;
const SHOWN_FINDINGS = 10;

function showMail(
  { sender_email, recipient_email, subject, text, follow_ups }: ShownMail,
  names: boolean,
): HTMLElement {
  const later = follow_ups.map(({ after_days, body }) =>
    makeElement('pre', `Follow-up after ${after_days} ${after_days === 1 ? 'day' : 'days'}:\n${body}`),
  );
  const summary = makeElement('summary', `${recipient_email} · ${subject}${names ? ` · from ${sender_email}` : ''}`);
  return makeElement('details', null, summary, makeElement('pre', text), ...later);
}

/** What is found in many emails is shown once. */
function showFindings(mails: readonly ShownMail[]): HTMLElement[] {
  const found = new Map<string, { finding: Finding; count: number }>();
  for (const { findings } of mails)
    for (const finding of findings) {
      const key = [finding.code, finding.where, finding.excerpt].join(' ');
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { finding, count: 1 });
    }
  if (found.size === 0) return [];
  const lines = [...found.values()].map(({ finding: { severity, where, excerpt, why, change }, count }) => {
    const verb = severity === 'error' ? 'Fix' : 'Improve';
    const place = where === 'subject' ? 'subject' : 'text';
    const words = excerpt === null ? '' : `“${excerpt}”. `;
    return `${verb} the ${place} of ${writeCount(count)} ${count === 1 ? 'email' : 'emails'}: ${words}${why} ${change}`;
  });
  const more = lines.length > SHOWN_FINDINGS ? [`And ${writeCount(lines.length - SHOWN_FINDINGS)} more`] : [];
  return [makeElement('h3', 'Before you send'), makeList([...lines.slice(0, SHOWN_FINDINGS), ...more])];
}

function showMails({ sender_email, mailboxes, sendable, mails, refused }: Preview): HTMLElement[] {
  const isShared = mailboxes.length > 1;
  const from = isShared ? `${mailboxes.length} mailboxes` : sender_email;
  const parts = [
    makeElement('h2', `${writeCount(sendable)} ${sendable === 1 ? 'email' : 'emails'} from ${from}`),
    ...(isShared ? [makeList(mailboxes.map((each) => `${each.sender_email}: ${writeCount(each.mails)}`))] : []),
    ...mails.slice(0, SHOWN_MAILS).map((mail) => showMail(mail, isShared)),
  ];
  if (mails.length > SHOWN_MAILS) parts.push(makeElement('p', `And ${writeCount(mails.length - SHOWN_MAILS)} more.`));
  parts.splice(isShared ? 2 : 1, 0, ...showFindings(mails));
  if (refused.length > 0) {
    parts.push(makeElement('h3', 'These leads get no email'));
    parts.push(makeList(refused.map(({ website_url, reason }) => `${website_url ?? 'Unknown website'}: ${reason}`)));
  }
  return parts;
}

/** Days that are listed. */
const SHOWN_DAYS = 30;

/** When the emails would leave, and who gets none. */
function showForecast(forecast: Forecast): HTMLElement[] {
  const {
    basis,
    first_emails,
    follow_ups,
    first_at,
    last_first_email_range: range,
    last_at,
    left_out,
    days,
  } = forecast;
  const at = (time: string) => new Date(time).toLocaleString();
  const counts = ({ first_emails: first, follow_ups: later }: { first_emails: number; follow_ups: number }) =>
    `${writeCount(first)} first ${first === 1 ? 'email' : 'emails'}, ${writeCount(later)} ${later === 1 ? 'follow-up' : 'follow-ups'}`;
  const lines = [`${counts({ first_emails, follow_ups })}, if no one replies`];
  if (first_at !== null) lines.push(`First email: ${at(first_at)}`);
  if (range !== null) lines.push(`Last first email: between ${at(range.earliest)} and ${at(range.latest)}`);
  if (last_at !== null) lines.push(`Last email: ${at(last_at)}`);
  const unplanned = forecast.not_planned.reduce((sum, { count }) => sum + count, 0);
  if (unplanned > 0) lines.push(`${writeCount(unplanned)} wait until their mailbox is resumed`);
  const parts = [makeElement('h2', 'Forecast'), makeList(lines)];
  if (left_out.length > 0) {
    const out = left_out.map(({ reason, count }) => `${writeCount(count)}: ${describeLeftOut(reason)}`);
    parts.push(makeElement('h3', 'Leads without an email'), makeList(out));
  }
  if (days.length > 0) {
    const listed = days.slice(0, SHOWN_DAYS).map(({ date, ...day }) => `${date}: ${counts(day)}`);
    if (days.length > SHOWN_DAYS) listed.push(`And ${days.length - SHOWN_DAYS} more days`);
    parts.push(makeElement('details', null, makeElement('summary', 'Emails by day'), makeList(listed)));
  }
  return [...parts, makeElement('p', basis)];
}

const TEMPLATE_FIELDS = ['subject', 'body'] as const;

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field;
  throw new Error(`This form has no field ${name}`);
}

whenShown('select[data-fills]', (select) => {
  if (!(select instanceof HTMLSelectElement) || !select.form) return;
  const { form } = select;
  let filled = select.selectedOptions[0];
  const isWritten = (name: string) => {
    const { value } = fieldOf(form, name);
    return value !== '' && value !== filled?.dataset[name];
  };
  select.addEventListener('change', () => {
    const [chosen] = select.selectedOptions;
    if (
      TEMPLATE_FIELDS.some(isWritten) &&
      !window.confirm('Replace your text with the template? You cannot undo this.')
    ) {
      if (filled) filled.selected = true;
      return;
    }
    filled = chosen;
    for (const name of TEMPLATE_FIELDS) fieldOf(form, name).value = chosen?.dataset[name] ?? '';
  });
});

whenShown('form[data-preview]', (form) => {
  if (!(form instanceof HTMLFormElement)) return;
  const send = findElement(form, '[data-after-preview]', HTMLButtonElement);
  const button = findElement(form, '[data-show-preview]', HTMLButtonElement);
  const place = findElement(document, '[data-mails]', HTMLElement);
  // Only what was seen is sent.
  form.addEventListener('input', () => {
    send.disabled = true;
    place.replaceChildren();
  });
  button.addEventListener('click', () => {
    if (!form.reportValidity()) return;
    void attempt(button, async () => {
      const body = readForm(form);
      const [preview, forecast] = await Promise.all([
        callApi<Preview>(form.dataset['preview'] ?? '', body),
        callApi<Forecast>(form.dataset['forecast'] ?? '', body),
      ]);
      place.replaceChildren(...showForecast(forecast), ...showMails(preview));
      send.disabled = preview.sendable === 0;
    });
  });
});

whenShown('form[data-template]', (form) => {
  const place = findElement(form, '[data-mails]', HTMLElement);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(findElement(form, 'button', HTMLButtonElement), async () => {
      place.replaceChildren();
      const campaign = findElement(form, '[name="campaign"]', HTMLSelectElement).value;
      const path = `/api/v1/backlink-outreach/campaigns/${campaign}`;
      const leads = `${path}/leads?status=discovered&has_email=true&limit=1`;
      const [lead] = await callApi<{ id: string }[]>(`GET ${leads}`);
      if (lead === undefined)
        throw new Error('This campaign has no discovered lead with an email address. Add one first.');
      const body = { template_id: form.dataset['template'], lead_ids: [lead.id] };
      place.replaceChildren(...showMails(await callApi<Preview>(`POST ${path}/outreach/preview`, body)));
      for (const mail of findElements(place, 'details', HTMLDetailsElement)) mail.open = true;
    });
  });
});
