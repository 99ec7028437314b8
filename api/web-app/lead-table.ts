// The table of leads: one action for all that are selected.

import { attempt } from './attempt.js';
import { askApi, type CallResult, callApi } from './call-api.js';
import { findElement } from './find-element.js';
import { findElements } from './find-elements.js';
import { refreshPage } from './page-updates.js';
import { whenShown } from './when-shown.js';
import { writeCount } from './write-count.js';

interface ListedLead {
  id: string;
  contact_email: string | null;
}

interface Chosen {
  id: string;
  email: string;
}

const leadsOf = (campaign: string) => `/api/v1/backlink-outreach/campaigns/${campaign}/leads`;
/** The API takes so many at a time. */
const AT_ONCE = 1_000;

whenShown('form[data-bulk]', (form) => {
  const boxes = () => findElements(form, '[data-lead]', HTMLInputElement);
  const findBox = (selector: string) => findElements(form, selector, HTMLInputElement)[0] ?? null;
  const action = () => findElement(form, '[data-action]', HTMLSelectElement).value;
  const button = findElement(form, 'button', HTMLButtonElement);
  const isAll = () => findBox('[data-all-matching]')?.checked ?? false;
  const countSelected = () =>
    isAll() ? Number(form.dataset['total']) : boxes().filter(({ checked }) => checked).length;

  form.addEventListener('change', ({ target }) => {
    const allShown = findBox('[data-all-shown]');
    const allMatching = findBox('[data-all-matching]');
    if (target instanceof HTMLInputElement) {
      if (target === allShown) for (const box of boxes()) box.checked = target.checked;
      if (target === allMatching) for (const box of [...boxes(), allShown]) if (box) box.checked = target.checked;
      if (target.dataset['lead'] !== undefined) {
        if (allShown) allShown.checked = boxes().every(({ checked }) => checked);
        if (allMatching && !target.checked) allMatching.checked = false;
      }
    }
    const count = countSelected();
    findElement(form, '[data-outcome]', HTMLElement).textContent = count === 0 ? '' : `${writeCount(count)} selected`;
    button.disabled = count === 0 || action() === '';
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!window.confirm(questionOf(action(), countSelected()))) return;
    void attempt(button, async () => {
      const chosen = boxes().filter(({ checked }) => checked);
      const leads = isAll()
        ? await readMatching(form.dataset['bulk'] ?? '', form.dataset['filter'] ?? '')
        : chosen.map(({ value, dataset }) => ({ id: value, email: dataset['email'] ?? '' }));
      await apply(form.dataset['bulk'] ?? '', action(), leads);
      await refreshPage();
    });
  });
});

function questionOf(action: string, count: number): string {
  const leads = `${writeCount(count)} ${count === 1 ? 'lead' : 'leads'}`;
  if (action === 'delete') return `Delete ${leads} with their emails and replies? You cannot undo this.`;
  if (action === 'suppress') return `Suppress the addresses of ${leads}? They get no more emails from any campaign.`;
  return `Set the status of ${leads} to “${action.split(':')[1] ?? ''}”?`;
}

/** All that match the filter of the page, not only those that it shows. */
async function readMatching(campaign: string, filter: string): Promise<Chosen[]> {
  const leads: Chosen[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const call: string = `GET ${leadsOf(campaign)}?limit=${AT_ONCE}&${filter}${cursor}`;
    const { body, next }: CallResult<ListedLead[]> = await askApi(call);
    leads.push(...body.map(({ id, contact_email }) => ({ id, email: contact_email ?? '' })));
    cursor = next === null ? null : `&cursor=${encodeURIComponent(next)}`;
  }
  return leads;
}

/** @throws Error that says how many of them it was not done for */
async function apply(campaign: string, action: string, leads: readonly Chosen[]): Promise<void> {
  const failed: string[] = [];
  for (let at = 0; at < leads.length; at += AT_ONCE)
    failed.push(...(await applyToSome(leadsOf(campaign), action, leads.slice(at, at + AT_ONCE))));
  if (failed.length > 0)
    throw new Error(`Not done for ${writeCount(failed.length)}: ${failed.slice(0, 10).join('\n')}`);
}

async function applyToSome(path: string, action: string, leads: readonly Chosen[]): Promise<string[]> {
  const lead_ids = leads.map(({ id }) => id);
  if (action === 'suppress') return suppress(leads);
  if (action === 'delete') return readFailed(`POST ${path}/bulk-delete`, { lead_ids });
  return readFailed(`PATCH ${path}/bulk-status`, { lead_ids, status: action.split(':')[1] });
}

function suppress(leads: readonly Chosen[]): Promise<string[]> {
  const emails = leads.map(({ email }) => email).filter((email) => email !== '');
  if (emails.length === 0) throw new Error('None of the selected leads has an email address.');
  const reason = 'Chosen in the table of leads';
  return readFailed('POST /api/v1/backlink-outreach/suppression/bulk', { emails, reason });
}

async function readFailed(call: string, body: object): Promise<string[]> {
  return (await callApi<{ failed: string[] }>(call, body)).failed;
}
