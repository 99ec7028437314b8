// What the pages of outreach do beyond sending a form: mails are shown before they leave, and a mailbox is checked.
import { describeLeftOut } from '../../domain/outreach/sending/forecast/describe-left-out.js';
import { attempt } from './attempt.js';
import { callApi } from './call-api.js';
import { findElement } from './find-element.js';
import { findElements } from './find-elements.js';
import { makeElement } from './make-element.js';
import { makeList } from './make-list.js';
import { readForm } from './read-form.js';
import { type Preview, showMailPreview } from './show-mail-preview.js';
import { whenShown } from './when-shown.js';
import { writeCount } from './write-count.js';

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
      const campaign = /campaigns\/([0-9a-f]+)\//.exec(form.dataset['preview'] ?? '')?.[1] ?? '';
      place.replaceChildren(...showForecast(forecast), ...showMailPreview(preview, campaign));
      send.disabled = preview.sendable === 0;
    });
  });
});

interface Check {
  status: string;
  detail: string;
}

whenShown('button[data-verify]', (button) => {
  button.addEventListener('click', () => {
    void attempt(button, async () => {
      const { checked_at: _at, ...parts } = await callApi<{ [part: string]: Check }>(button.dataset['verify'] ?? '');
      const lines = Object.entries(parts).map(([name, { status, detail }]) => `${name}: ${status}. ${detail}`);
      const card = button.closest('.card') ?? document;
      findElement(card, '[data-outcome]', HTMLElement).replaceChildren(makeList(lines));
    });
  });
});

/** What is said before the address that a test mail goes to, by what became of it. */
const TEST_MAIL_WORDS: { [status: string]: string } = {
  accepted: 'The mail server took the test email to',
  refused: 'The mail server refused the test email to',
  unknown: 'It is not known whether the mail server took the test email to',
  not_sent: 'No test email was sent to',
};

whenShown('button[data-test-mail]', (button) => {
  button.addEventListener('click', () => {
    void attempt(button, async () => {
      const sent = await callApi<{ status: string; to: string; detail: string }>(button.dataset['testMail'] ?? '');
      const card = button.closest('.card') ?? document;
      const words = `${TEST_MAIL_WORDS[sent.status]} ${sent.to}: ${sent.detail}`;
      findElement(card, '[data-outcome]', HTMLElement).textContent = words;
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
      place.replaceChildren(
        ...showMailPreview(await callApi<Preview>(`POST ${path}/outreach/preview`, body), campaign),
      );
      for (const mail of findElements(place, 'details', HTMLDetailsElement)) mail.open = true;
    });
  });
});
