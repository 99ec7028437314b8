// The table of leads: one action for all that are selected, and imports whose columns are seen before anything is added.
import { askApi, callApi } from './call-api.js';
import { attempt, list, make } from './outreach.js';

const LEADS = (campaign) => `/api/v1/backlink-outreach/campaigns/${campaign}/leads`;
/** The API takes so many at a time. */
const AT_ONCE = 1_000;

for (const form of document.querySelectorAll('form[data-bulk]')) {
  const boxes = [...form.querySelectorAll('[data-lead]')];
  const allShown = form.querySelector('[data-all-shown]');
  const allMatching = form.querySelector('[data-all-matching]');
  const action = form.querySelector('[data-action]');
  const button = form.querySelector('button');
  const outcome = form.querySelector('[data-outcome]');
  const isAll = () => allMatching?.checked ?? false;
  const countSelected = () => (isAll() ? Number(form.dataset.total) : boxes.filter(({ checked }) => checked).length);

  form.addEventListener('change', ({ target }) => {
    if (target === allShown) for (const box of boxes) box.checked = allShown.checked;
    if (target === allMatching) for (const box of [...boxes, allShown]) box.checked = allMatching.checked;
    if (target.dataset.lead !== undefined) {
      allShown.checked = boxes.every(({ checked }) => checked);
      if (allMatching && !target.checked) allMatching.checked = false;
    }
    const count = countSelected();
    outcome.textContent = count === 0 ? '' : `${count} selected`;
    button.disabled = count === 0 || action.value === '';
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const count = countSelected();
    if (!window.confirm(questionOf(action.value, count))) return;
    void attempt(button, async () => {
      const leads = isAll()
        ? await readMatching(form)
        : boxes.filter(({ checked }) => checked).map(({ value, dataset }) => ({ id: value, email: dataset.email }));
      await apply(form.dataset.bulk, action.value, leads);
      window.location.reload();
    });
  });
}

function questionOf(action, count) {
  const leads = `${count} ${count === 1 ? 'lead' : 'leads'}`;
  if (action === 'delete') return `Delete ${leads} with their emails and replies? You cannot undo this.`;
  if (action === 'suppress') return `Suppress the addresses of ${leads}? They get no more emails from any campaign.`;
  return `Set the status of ${leads} to “${action.split(':')[1]}”?`;
}

/** All that match the filter of the page, not only those that it shows. */
async function readMatching({ dataset: { bulk, filter } }) {
  const leads = [];
  let cursor = '';
  do {
    const { body, next } = await askApi(`GET ${LEADS(bulk)}?limit=${AT_ONCE}&${filter}${cursor}`);
    leads.push(...body.map(({ id, contact_email }) => ({ id, email: contact_email ?? '' })));
    cursor = next === null ? null : `&cursor=${encodeURIComponent(next)}`;
  } while (cursor !== null);
  return leads;
}

/** @throws Error that says how many of them it was not done for */
async function apply(campaign, action, leads) {
  const failed = [];
  for (let at = 0; at < leads.length; at += AT_ONCE) {
    const some = leads.slice(at, at + AT_ONCE);
    const lead_ids = some.map(({ id }) => id);
    if (action === 'delete')
      failed.push(...(await callApi(`POST ${LEADS(campaign)}/bulk-delete`, { lead_ids })).failed);
    else if (action === 'suppress') failed.push(...(await suppress(some)));
    else {
      const body = { lead_ids, status: action.split(':')[1] };
      failed.push(...(await callApi(`PATCH ${LEADS(campaign)}/bulk-status`, body)).failed);
    }
  }
  if (failed.length > 0) throw new Error(`Not done for ${failed.length}: ${failed.slice(0, 10).join('\n')}`);
}

async function suppress(leads) {
  const emails = leads.map(({ email }) => email).filter((email) => email !== '');
  if (emails.length === 0) throw new Error('None of the selected leads has an email address.');
  const reason = 'Chosen in the table of leads';
  return (await callApi('POST /api/v1/backlink-outreach/suppression/bulk', { emails, reason })).failed;
}

for (const form of document.querySelectorAll('form[data-import]')) {
  const place = form.querySelector('[data-columns]');
  const outcome = form.querySelector('[data-outcome]');
  const button = form.querySelector('button');
  const callWith = (call) => {
    const mapping = readMapping(place);
    return mapping === '' ? call : `${call}?columns=${encodeURIComponent(mapping)}`;
  };
  async function preview() {
    const [file] = form.elements.file.files;
    outcome.replaceChildren();
    if (file === undefined) {
      place.replaceChildren();
      return;
    }
    const found = await callApi(callWith(form.dataset.importPreview), file, 'text/csv');
    place.replaceChildren(...showPreview(found));
    button.dataset.importable = found.importable;
  }
  form.addEventListener('change', ({ target }) => {
    if (target.type === 'file') place.replaceChildren();
    else freeOthers(place, target);
    void attempt(button, preview).then(() => {
      button.disabled = !(Number(button.dataset.importable) > 0) || place.childElementCount === 0;
    });
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(button, async () => {
      const [file] = form.elements.file.files;
      const { added, skipped, failed, warnings } = await callApi(callWith(form.dataset.import), file, 'text/csv');
      const again = make('a', 'View leads');
      again.href = window.location.pathname;
      place.replaceChildren();
      outcome.replaceChildren(
        make('p', `${added} added, ${skipped} already in the campaign, ${failed.length} not imported.`),
        list(failed),
        list(warnings),
        again,
      );
    });
  });
}

/** A field is read from one column. */
function freeOthers(place, chosen) {
  for (const select of place.querySelectorAll('select'))
    if (select !== chosen && select.value === chosen.value) select.value = '';
}

/** `field:column` of what was chosen; a column that is left out is named too, or its name alone would choose a field. */
function readMapping(place) {
  return [...place.querySelectorAll('select:enabled')]
    .map(({ value, dataset }) => `${value === '' ? 'ignore' : value}:${dataset.column}`)
    .join(',');
}

const sentence = (name) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;

function showPreview({ columns, fields, lines, importable, problem, failed, warnings, encoding }) {
  const rows = columns.map((column) => {
    const cell = make('td', null, chooseField(column, fields));
    cell.dataset.title = 'Read as';
    const samples = make('td', column.samples.filter((sample) => sample !== '').join(' · '));
    samples.dataset.title = 'First lines';
    const name = make('th', column.name === '' ? '(no name)' : column.name);
    name.scope = 'row';
    return make('tr', null, name, samples, cell);
  });
  const head = make('tr', null, ...['Column', 'First lines', 'Read as'].map((title) => make('th', title)));
  const table = make('table', null, make('thead', null, head), make('tbody', null, ...rows));
  const frame = make('div', null, table);
  frame.className = 'table stacks';
  const summary = `${importable} of ${lines} ${lines === 1 ? 'line' : 'lines'} can be imported (${encoding}).`;
  const told = [make('p', problem === null ? summary : `Choose the column that holds the website. ${summary}`)];
  if (failed.length > 0) told.push(make('p', 'These lines cannot be imported:'), list(failed.slice(0, 50)));
  if (failed.length > 50) told.push(make('p', `And ${failed.length - 50} more.`));
  if (warnings.length > 0) told.push(list(warnings.slice(0, 20)));
  return [frame, ...told];
}

function chooseField({ name, field }, fields) {
  const select = make('select', null);
  select.append(new Option('Not imported', '', field === null, field === null));
  for (const each of fields) select.append(new Option(sentence(each), each, each === field, each === field));
  select.dataset.column = name;
  select.setAttribute('aria-label', `Read ${name} as`);
  // The API separates names by commas and colons.
  if (/[,:]/.test(name) || name === '') {
    select.disabled = true;
    select.title = 'Rename this column in the file, without commas and colons, to choose what it is.';
  }
  return select;
}
