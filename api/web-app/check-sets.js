// The page of check sets: rows that are added and removed, a set sent as the API takes it, and tried on a page first.
import { problemOf, showProblem } from './app.js';
import { callApi } from './call-api.js';
import { followOperation } from './follow-operation.js';
import { readCondition } from './read-condition.js';

const partOf = (row, part) => row.querySelector(`[data-part="${part}"]`);

function readPart(row, part) {
  const field = partOf(row, part);
  if (field.type === 'checkbox') return field.checked;
  const text = field.value.trim();
  if (text === '') return undefined;
  return field.type === 'number' ? Number(text) : text;
}

function readExtraction(row) {
  const parts = ['name', 'selector', 'regex', 'take', 'attribute', 'all'];
  const extraction = Object.fromEntries(parts.map((part) => [part, readPart(row, part)]));
  const type = readPart(row, 'rule.type');
  if (type === undefined) return extraction;
  const of = ['value', 'min', 'max', 'severity', 'when_missing', 'message'];
  const rule = { type, ...Object.fromEntries(of.map((part) => [part, readPart(row, `rule.${part}`)])) };
  return { ...extraction, rule };
}

function readFilter(row) {
  const lines = partOf(row, 'conditions')
    .value.split('\n')
    .filter((line) => line.trim() !== '');
  return {
    name: readPart(row, 'name'),
    conditions: lines.map(readCondition),
    severity: readPart(row, 'severity'),
    message: readPart(row, 'message'),
  };
}

function readChecks(form) {
  return {
    extractions: [...form.querySelectorAll('[data-extraction]')].map(readExtraction),
    page_filters: [...form.querySelectorAll('[data-filter]')].map(readFilter),
  };
}

/** Runs `work` with the buttons held, and shows beside them what went wrong. */
async function attempt(form, work) {
  const problem = problemOf(form);
  const buttons = form.querySelectorAll('button');
  problem.textContent = '';
  for (const button of buttons) button.disabled = true;
  try {
    await work();
  } catch (failure) {
    showProblem(problem, failure);
  } finally {
    for (const button of buttons) button.disabled = false;
  }
}

function make(tag, ...children) {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}

function showColumn({ name, values, matches, failure }) {
  const found = values.length === 0 ? 'No value' : values.join(' | ');
  const verdict = failure ? `Fails: ${failure.observed}, expected ${failure.expected}` : '';
  const cells = [name, found, String(matches), verdict].map((text) => make('td', text));
  return make('tr', ...cells);
}

/** What on-page-analysis read of the page, as a table, and the filters that find it. */
function showTried({ extracted, own_checks: outcomes = [] }) {
  const parts = [];
  if (extracted) {
    const head = make('tr', ...['Column', 'Value', 'Matches', 'Rule'].map((title) => make('th', title)));
    parts.push(make('table', make('thead', head), make('tbody', ...extracted.columns.map(showColumn))));
  }
  if (extracted?.stopped) parts.push(make('p', `Extraction stopped: ${extracted.stopped.replaceAll('_', ' ')}.`));
  for (const { name, kind, pages_failed } of outcomes) {
    if (kind === 'filter')
      parts.push(make('p', `${name}: ${pages_failed > 0 ? 'matches this page' : 'does not match this page'}`));
  }
  return parts;
}

async function tryOnPage(form) {
  const place = form.querySelector('[data-tried]');
  place.replaceChildren();
  const tell = (text) => {
    place.textContent = text;
  };
  const body = { url: readPart(form, 'try-url') ?? '', ...readChecks(form) };
  try {
    const operation = await callApi('POST /api/seo/on-page-analysis', body);
    // A result that came at once is no operation.
    const result = operation.links?.self ? await followOperation(operation, tell) : operation;
    place.replaceChildren(...showTried(result));
  } catch (failure) {
    place.replaceChildren();
    throw failure;
  }
}

for (const form of document.querySelectorAll('form[data-check-set]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(form, async () => {
      await callApi(form.dataset.checkSet, { name: readPart(form, 'set-name') ?? '', ...readChecks(form) });
      window.location.reload();
    });
  });
  form.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (button?.dataset.add) {
      const blank = document.getElementById(`blank-${button.dataset.add}`).content.cloneNode(true);
      form.querySelector(`[data-rows="${button.dataset.add}"]`).append(blank);
    } else if (button?.dataset.remove !== undefined) button.closest('fieldset').remove();
    else if (button?.dataset.try !== undefined) void attempt(form, () => tryOnPage(form));
  });
}
