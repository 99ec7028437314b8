// The page of check sets: rows that are added and removed, a set sent as the API takes it, and tried on a page first.
import { attempt } from './attempt.js';
import { awaitOperation, type StartedOperation } from './await-operation.js';
import { callApi } from './call-api.js';
import { findElement } from './find-element.js';
import { findElements } from './find-elements.js';
import { makeElement } from './make-element.js';
import { refreshPage } from './page-updates.js';
import { readCondition } from './read-condition.js';
import { whenShown } from './when-shown.js';

interface Tried {
  extracted?: { columns: TriedColumn[]; stopped?: string | null };
  own_checks?: { name: string; kind: string; pages_failed: number }[];
}

interface TriedColumn {
  name: string;
  values: string[];
  matches: number;
  failure: { observed: string; expected: string } | null;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function partOf(row: ParentNode, part: string): Field {
  const field = row.querySelector(`[data-part="${part}"]`);
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)
    return field;
  throw new Error(`This page has no field ${part}`);
}

function readPart(row: ParentNode, part: string): string | number | boolean | undefined {
  const field = partOf(row, part);
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked;
  const text = field.value.trim();
  if (text === '') return undefined;
  return field.type === 'number' ? Number(text) : text;
}

function readExtraction(row: HTMLElement): object {
  const parts = ['name', 'selector', 'regex', 'take', 'attribute', 'all'];
  const extraction = Object.fromEntries(parts.map((part) => [part, readPart(row, part)]));
  const type = readPart(row, 'rule.type');
  if (type === undefined) return extraction;
  const of = ['value', 'min', 'max', 'severity', 'when_missing', 'message'];
  const rule = { type, ...Object.fromEntries(of.map((part) => [part, readPart(row, `rule.${part}`)])) };
  return { ...extraction, rule };
}

function readFilter(row: HTMLElement): object {
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

function readChecks(form: HTMLElement) {
  return {
    extractions: findElements(form, '[data-extraction]', HTMLElement).map(readExtraction),
    page_filters: findElements(form, '[data-filter]', HTMLElement).map(readFilter),
  };
}

function showColumn({ name, values, matches, failure }: TriedColumn): HTMLElement {
  const found = values.length === 0 ? 'No value' : values.join(' | ');
  const verdict = failure ? `Fails: ${failure.observed}, expected ${failure.expected}` : '';
  const cells = [name, found, String(matches), verdict].map((text) => makeElement('td', text));
  return makeElement('tr', null, ...cells);
}

/** What on-page-analysis read of the page, as a table, and the filters that find it. */
function showTried({ extracted, own_checks: outcomes = [] }: Tried): HTMLElement[] {
  const parts: HTMLElement[] = [];
  if (extracted) {
    const titles = ['Column', 'Value', 'Matches', 'Rule'].map((title) => makeElement('th', title));
    const head = makeElement('thead', null, makeElement('tr', null, ...titles));
    parts.push(makeElement('table', null, head, makeElement('tbody', null, ...extracted.columns.map(showColumn))));
  }
  if (extracted?.stopped)
    parts.push(makeElement('p', `Extraction stopped: ${extracted.stopped.replaceAll('_', ' ')}.`));
  for (const { name, kind, pages_failed } of outcomes) {
    if (kind === 'filter')
      parts.push(makeElement('p', `${name}: ${pages_failed > 0 ? 'matches this page' : 'does not match this page'}`));
  }
  return parts;
}

async function tryOnPage(form: HTMLElement): Promise<void> {
  const place = findElement(form, '[data-tried]', HTMLElement);
  place.replaceChildren();
  const show = (text: string) => {
    place.textContent = text;
  };
  const body = { url: readPart(form, 'try-url') ?? '', ...readChecks(form) };
  try {
    const answer = await callApi<Tried & Partial<StartedOperation>>('POST /api/seo/on-page-analysis', body);
    // A result that came at once is no operation.
    const result = isOperation(answer) ? await awaitOperation<Tried>(answer, show) : answer;
    place.replaceChildren(...showTried(result));
  } catch (failure) {
    place.replaceChildren();
    throw failure;
  }
}

function isOperation(answer: Partial<StartedOperation>): answer is StartedOperation {
  return answer.links?.self !== undefined;
}

whenShown('form[data-check-set]', (form) => {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(form, async () => {
      const name = readPart(form, 'set-name') ?? '';
      await callApi(form.dataset['checkSet'] ?? '', { name, ...readChecks(form) });
      await refreshPage();
    });
  });
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    const { add, remove } = button.dataset;
    if (add) {
      const blank = findElement(document, `#blank-${add}`, HTMLTemplateElement).content.cloneNode(true);
      findElement(form, `[data-rows="${add}"]`, HTMLElement).append(blank);
    } else if (remove !== undefined) button.closest('fieldset')?.remove();
    else if (button.dataset['try'] !== undefined) void attempt(form, () => tryOnPage(form));
  });
});
