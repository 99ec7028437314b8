// The page of a sequence: steps that are added, moved and deleted, and saved together; and their preview before that.
import { attempt } from './attempt.js';
import { callApi } from './call-api.js';
import { findElement } from './find-element.js';
import { findElements } from './find-elements.js';
import { makeElement } from './make-element.js';
import { refreshPage } from './page-updates.js';
import { whenShown } from './when-shown.js';

interface Previewed {
  recipient_email: string | null;
  steps: { subject: string | null; text: string; unfilled: string[]; wait_days: number }[];
}

function readPart(row: ParentNode, part: string): string {
  const field = row.querySelector(`[data-part="${part}"]`);
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)
    return field.value;
  throw new Error(`This page has no field ${part}`);
}

function readSteps(form: HTMLElement): object[] {
  return findElements(form, 'fieldset[data-step]', HTMLElement).map((row) => {
    const { step } = row.dataset;
    const subject = readPart(row, 'subject').trim();
    return {
      ...(step ? { id: step } : {}),
      wait_days: Number(readPart(row, 'wait_days')),
      condition: readPart(row, 'condition'),
      subject: subject === '' ? null : subject,
      body: readPart(row, 'body'),
    };
  });
}

/** "name: value", one a line. What has no colon is a name without a value. */
function readValues(form: HTMLElement): Record<string, string> {
  const lines = readPart(form, 'values').split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [name = '', ...value] = line.split(':');
      return name.trim() === '' ? [] : [[name.trim().replace(/^\{+|\}+$/g, ''), value.join(':').trim()]];
    }),
  );
}

function showStep({ subject, text, unfilled, wait_days }: Previewed['steps'][number], index: number): HTMLElement {
  const days = `${wait_days} working ${wait_days === 1 ? 'day' : 'days'} after the email before`;
  const title = `Step ${index + 1}, ${days}: ${subject ?? 'Re: the subject of the first email'}`;
  const missing = unfilled.length === 0 ? [] : [makeElement('p', `No value for ${unfilled.join(', ')}`)];
  const shown = makeElement('details', null, makeElement('summary', title), ...missing, makeElement('pre', text));
  shown.toggleAttribute('open', true);
  return shown;
}

async function preview(form: HTMLElement): Promise<void> {
  const { sequence = '', lead = '' } = form.dataset;
  const place = findElement(form, '[data-previewed]', HTMLElement);
  place.replaceChildren();
  const body = { lead_id: lead, steps: readSteps(form), values: readValues(form) };
  const shown = await callApi<Previewed>(`POST ${sequence}/preview`, body);
  place.replaceChildren(makeElement('h3', `To ${shown.recipient_email ?? 'this lead'}`), ...shown.steps.map(showStep));
}

/** The buttons of a row: up, down, or away. Another one is added below as long as there may be more. */
function change(form: HTMLElement, button: HTMLButtonElement): void {
  const { shift, remove, addStep } = button.dataset;
  const rows = findElement(form, '[data-steps]', HTMLElement);
  const row = button.closest('fieldset');
  if (addStep !== undefined) {
    if (rows.children.length >= Number(form.dataset['most'])) return;
    rows.append(findElement(document, '#blank-step', HTMLTemplateElement).content.cloneNode(true));
    rows.lastElementChild?.querySelector('textarea')?.focus();
  } else if (remove !== undefined) row?.remove();
  else if (shift === '-1') row?.previousElementSibling?.before(row);
  else if (shift === '1') row?.nextElementSibling?.after(row);
  if (shift !== undefined) button.focus();
  number(form);
}

function number(form: HTMLElement): void {
  const rows = findElements(form, 'fieldset[data-step]', HTMLElement);
  for (const [index, row] of rows.entries()) {
    const legend = row.querySelector('legend');
    if (legend) legend.textContent = `Step ${index + 1}`;
  }
  const add = form.querySelector('[data-add-step]');
  add?.toggleAttribute('disabled', rows.length >= Number(form.dataset['most']));
}

whenShown('form[data-sequence]', (form) => {
  number(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { sequence = '', version } = form.dataset;
    void attempt(form, async () => {
      const body = { version: Number(version), steps: readSteps(form), values: readValues(form) };
      await callApi(`PUT ${sequence}`, body);
      await refreshPage();
    });
  });
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!(button instanceof HTMLButtonElement) || button.type === 'submit') return;
    if (button.dataset['previewSteps'] !== undefined) void attempt(form, () => preview(form));
    else change(form, button);
  });
});
