// Imports of leads, whose columns are seen before anything is added.

import { attempt } from './attempt.js';
import { callApi } from './call-api.js';
import { findElement } from './find-element.js';
import { findElements } from './find-elements.js';
import { linkTo } from './link-to.js';
import { makeElement } from './make-element.js';
import { makeList } from './make-list.js';
import { whenShown } from './when-shown.js';
import { writeCount } from './write-count.js';

interface Column {
  name: string;
  /** What it is read as; null: it is no field. */
  field: string | null;
  /** What it is kept as otherwise; null: not imported. */
  variable: string | null;
  samples: string[];
}

interface ImportPreview {
  columns: Column[];
  fields: string[];
  lines: number;
  importable: number;
  problem: string | null;
  failed: string[];
  warnings: string[];
  encoding: string;
}

interface Imported {
  added: number;
  skipped: number;
  failed: string[];
  warnings: string[];
}

/** In place of a field: the column is kept as a variable. */
const VARIABLE = 'variable';
const SHOWN_FAILED = 50;
const SHOWN_WARNINGS = 20;

whenShown('form[data-import]', (form) => {
  const place = findElement(form, '[data-columns]', HTMLElement);
  const outcome = findElement(form, '[data-outcome]', HTMLElement);
  const button = findElement(form, 'button', HTMLButtonElement);
  const field = findElement(form, '[name="file"]', HTMLInputElement);
  let importable = 0;
  const send = <Answer>(call: string, file: File | undefined): Promise<Answer> => {
    const mapping = readMapping(place);
    const path = mapping === '' ? call : `${call}?columns=${encodeURIComponent(mapping)}`;
    return callApi(path, file, 'text/csv');
  };
  async function preview(): Promise<void> {
    const file = field.files?.[0];
    outcome.replaceChildren();
    if (file === undefined) return place.replaceChildren();
    const found = await send<ImportPreview>(form.dataset['importPreview'] ?? '', file);
    place.replaceChildren(...showPreview(found));
    importable = found.importable;
  }
  form.addEventListener('change', ({ target }) => {
    if (target === field) place.replaceChildren();
    else if (target instanceof HTMLSelectElement) freeOthers(place, target);
    void attempt(button, preview).then(() => {
      button.disabled = importable === 0 || place.childElementCount === 0;
    });
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(button, async () => {
      const imported = await send<Imported>(form.dataset['import'] ?? '', field.files?.[0]);
      place.replaceChildren();
      outcome.replaceChildren(...showImported(imported));
    });
  });
});

function showImported({ added, skipped, failed, warnings }: Imported): HTMLElement[] {
  const summary = `${writeCount(added)} added, ${writeCount(skipped)} already in the campaign, ${writeCount(failed.length)} not imported.`;
  const again = linkTo(window.location.pathname, 'View leads');
  return [makeElement('p', summary), makeList(failed), makeList(warnings), again];
}

/** A field is read from one column. */
function freeOthers(place: HTMLElement, chosen: HTMLSelectElement): void {
  for (const select of findElements(place, 'select', HTMLSelectElement))
    if (select !== chosen && chosen.value !== VARIABLE && select.value === chosen.value) select.value = '';
}

/** `field:column` of what was chosen; a column that is left out is named too, or its name alone would choose a field. */
function readMapping(place: HTMLElement): string {
  return findElements(place, 'select:enabled', HTMLSelectElement)
    .map(({ value, dataset }) => `${value === '' ? 'ignore' : value}:${dataset['column'] ?? ''}`)
    .join(',');
}

const sentence = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;

function showPreview(preview: ImportPreview): HTMLElement[] {
  const { lines, importable, problem, failed, warnings, encoding } = preview;
  const summary = `${writeCount(importable)} of ${writeCount(lines)} ${lines === 1 ? 'line' : 'lines'} can be imported (${encoding}).`;
  const reported = [
    makeElement('p', problem === null ? summary : `Choose the column that holds the website. ${summary}`),
  ];
  if (failed.length > 0)
    reported.push(makeElement('p', 'These lines cannot be imported:'), makeList(failed.slice(0, SHOWN_FAILED)));
  if (failed.length > SHOWN_FAILED)
    reported.push(makeElement('p', `And ${writeCount(failed.length - SHOWN_FAILED)} more.`));
  if (warnings.length > 0) reported.push(makeList(warnings.slice(0, SHOWN_WARNINGS)));
  return [showColumns(preview), ...reported];
}

function showColumns({ columns, fields }: ImportPreview): HTMLElement {
  const titles = ['Column', 'First lines', 'Read as'].map((title) => makeElement('th', title));
  const head = makeElement('thead', null, makeElement('tr', null, ...titles));
  const body = makeElement('tbody', null, ...columns.map((column) => showColumn(column, fields)));
  const frame = makeElement('div', null, makeElement('table', null, head, body));
  frame.className = 'table stacks';
  return frame;
}

function showColumn(column: Column, fields: readonly string[]): HTMLElement {
  const cell = makeElement('td', null, chooseField(column, fields));
  cell.dataset['title'] = 'Read as';
  const samples = makeElement('td', column.samples.filter((sample) => sample !== '').join(' · '));
  samples.dataset['title'] = 'First lines';
  const name = makeElement('th', column.name === '' ? '(no name)' : column.name);
  name.setAttribute('scope', 'row');
  return makeElement('tr', null, name, samples, cell);
}

function chooseField({ name, field, variable }: Column, fields: readonly string[]): HTMLSelectElement {
  const select = document.createElement('select');
  const [isLeftOut, isKept] = [field === null && variable === null, variable !== null];
  select.append(new Option('Not imported', '', isLeftOut, isLeftOut));
  select.append(new Option(isKept ? `Variable {${variable}}` : 'Variable', VARIABLE, isKept, isKept));
  for (const each of fields) select.append(new Option(sentence(each), each, each === field, each === field));
  select.dataset['column'] = name;
  select.setAttribute('aria-label', `Read ${name} as`);
  // The API separates names by commas and colons.
  if (/[,:]/.test(name) || name === '') {
    select.disabled = true;
    select.title = 'Rename this column in the file, without commas and colons, to choose what it is.';
  }
  return select;
}
