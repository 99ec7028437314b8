// What the pages of outreach do beyond sending a form: mails are shown before they leave, and a mailbox is checked.
import { problemOf, readForm, showProblem } from './app.js';
import { callApi } from './call-api.js';

/** Mails that are shown whole; more would only be scrolled past. */
const SHOWN_MAILS = 20;

export function make(tag, text, ...children) {
  const element = document.createElement(tag);
  if (text !== null) element.textContent = text;
  element.append(...children);
  return element;
}

export function list(lines) {
  return make('ul', null, ...lines.map((line) => make('li', line)));
}

/** Runs `work` with the button held, and tells beside it what went wrong. */
export async function attempt(button, work) {
  const problem = problemOf(button);
  problem.textContent = '';
  button.disabled = true;
  try {
    await work();
  } catch (failure) {
    showProblem(problem, failure);
  } finally {
    button.disabled = false;
  }
}

function showMail({ recipient_email, subject, text, follow_ups }) {
  const later = follow_ups.map(({ after_days, body }) =>
    make('pre', `Follow-up after ${after_days} ${after_days === 1 ? 'day' : 'days'}:\n${body}`),
  );
  return make('details', null, make('summary', `${recipient_email} · ${subject}`), make('pre', text), ...later);
}

function showMails({ sender_email, sendable, mails, refused }) {
  const parts = [
    make('h2', `${sendable} ${sendable === 1 ? 'email' : 'emails'} from ${sender_email}`),
    ...mails.slice(0, SHOWN_MAILS).map(showMail),
  ];
  if (mails.length > SHOWN_MAILS) parts.push(make('p', `And ${mails.length - SHOWN_MAILS} more.`));
  if (refused.length > 0) {
    parts.push(make('h3', 'These leads get no email'));
    parts.push(list(refused.map(({ website_url, reason }) => `${website_url ?? 'Unknown website'}: ${reason}`)));
  }
  return parts;
}

const TEMPLATE_FIELDS = ['subject', 'body'];

for (const select of document.querySelectorAll('select[data-fills]')) {
  const fields = select.form.elements;
  let filled = select.selectedOptions[0];
  const isWritten = (name) => fields[name].value !== '' && fields[name].value !== filled.dataset[name];
  select.addEventListener('change', () => {
    const [chosen] = select.selectedOptions;
    if (
      TEMPLATE_FIELDS.some(isWritten) &&
      !window.confirm('Replace your text with the template? You cannot undo this.')
    ) {
      filled.selected = true;
      return;
    }
    filled = chosen;
    for (const name of TEMPLATE_FIELDS) fields[name].value = chosen.dataset[name] ?? '';
  });
}

for (const form of document.querySelectorAll('form[data-preview]')) {
  const send = form.querySelector('[data-after-preview]');
  const button = form.querySelector('[data-show-preview]');
  const place = document.querySelector('[data-mails]');
  // Only what was seen is sent.
  form.addEventListener('input', () => {
    send.disabled = true;
    place.replaceChildren();
  });
  button.addEventListener('click', () => {
    if (!form.reportValidity()) return;
    void attempt(button, async () => {
      const preview = await callApi(form.dataset.preview, readForm(form));
      place.replaceChildren(...showMails(preview));
      send.disabled = preview.sendable === 0;
    });
  });
}

for (const button of document.querySelectorAll('button[data-verify]')) {
  button.addEventListener('click', () => {
    void attempt(button, async () => {
      const { checked_at, ...parts } = await callApi(button.dataset.verify);
      const lines = Object.entries(parts).map(([name, { status, detail }]) => `${name}: ${status}. ${detail}`);
      button.closest('.card').querySelector('[data-outcome]').replaceChildren(list(lines));
    });
  });
}

const TEST_MAIL_WORDS = {
  accepted: 'The mail server took the test email to',
  refused: 'The mail server refused the test email to',
  unknown: 'It is not known whether the mail server took the test email to',
  not_sent: 'No test email was sent to',
};

for (const button of document.querySelectorAll('button[data-test-mail]')) {
  button.addEventListener('click', () => {
    void attempt(button, async () => {
      const { status, to, detail } = await callApi(button.dataset.testMail);
      button.closest('.card').querySelector('[data-outcome]').textContent = `${TEST_MAIL_WORDS[status]} ${to}: ${detail}`;
    });
  });
}

for (const form of document.querySelectorAll('form[data-template]')) {
  const place = form.querySelector('[data-mails]');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(form.querySelector('button'), async () => {
      place.replaceChildren();
      const path = `/api/v1/backlink-outreach/campaigns/${form.elements.campaign.value}`;
      const [lead] = await callApi(`GET ${path}/leads?status=discovered&has_email=true&limit=1`);
      if (lead === undefined)
        throw new Error('This campaign has no discovered lead with an email address. Add one first.');
      const body = { template_id: form.dataset.template, lead_ids: [lead.id] };
      place.replaceChildren(...showMails(await callApi(`POST ${path}/outreach/preview`, body)));
      for (const mail of place.querySelectorAll('details')) mail.open = true;
    });
  });
}
