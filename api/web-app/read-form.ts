import { readLocalTime } from './read-local-time.js';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Body = { [name: string]: unknown };

/**
 * Fields by their names; what is left empty is left out, but for what can be emptied. data-kind says what JSON
 * it becomes; of check boxes with the same name and the kind `choice` those that are checked make a list. A name with dots is a
 * place within: `smtp.host`, `follow_ups.0.body`.
 */
export function readForm(form: HTMLFormElement): Body {
  const body: Body = {};
  for (const field of form.elements) {
    if (!isField(field) || field.name === '' || isUnchanged(form, field)) continue;
    if (field.dataset['kind'] === 'choice') {
      const chosen = toList(body[field.name]);
      if (field instanceof HTMLInputElement && field.checked) chosen.push(field.value);
      body[field.name] = chosen;
      continue;
    }
    const value = readField(field);
    if (value !== undefined) put(body, field.name.split('.'), value, field.dataset['kind'] === 'member');
  }
  return body;
}

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A form that edits sends what was changed alone; a fieldset that is one value goes as a whole. */
function isUnchanged(form: HTMLFormElement, field: Field): boolean {
  if (form.dataset['changes'] === undefined) return false;
  const whole = field.closest('fieldset[data-whole]');
  const fields = whole instanceof HTMLFieldSetElement ? [...whole.elements].filter(isField) : [field];
  return !fields.some(isChanged);
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Members of one name make a list, in the order of the page. */
function put(holder: Body, [name = '', ...inside]: string[], value: unknown, isMember: boolean): void {
  if (inside.length === 0) {
    holder[name] = isMember ? [...toList(holder[name]), value] : value;
    return;
  }
  holder[name] ??= /^\d+$/.test(inside[0] ?? '') ? [] : {};
  const held = holder[name];
  if (isHolder(held)) put(held, inside, value, isMember);
}

/** A list is one too: its places have numbers as names. */
function isHolder(value: unknown): value is Body {
  return typeof value === 'object' && value !== null;
}

function readField(field: Field): unknown {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return readCheckbox(field);
  const text = field.value.trim();
  const { kind, empty } = field.dataset;
  if (kind === 'list') {
    const items = text
      .split(/[\n,]/)
      .map((item) => item.trim())
      .filter((item) => item !== '');
    return items.length === 0 && empty === undefined ? undefined : items;
  }
  if (text === '') return empty === 'null' ? null : undefined;
  if (kind === 'flag') return text === 'true';
  if (kind === 'time') return readLocalTime(text, field.dataset['zone'] ?? 'UTC') ?? text;
  if (kind === 'headers') return readPairs(text, ':');
  if (kind === 'cookies') return readPairs(text, '=');
  return kind === 'number' ? Number(text) : text;
}

/** One that removes what is stored: null where it is checked, and otherwise nothing is said. A member is a number of a list. */
function readCheckbox({ checked, dataset, value }: HTMLInputElement): unknown {
  if (dataset['kind'] === 'member') return checked ? Number(value) : undefined;
  if (dataset['kind'] !== 'removal') return checked;
  return checked ? null : undefined;
}

/** One a line; what has no separator is left to the platform to refuse. */
function readPairs(text: string, separator: string): Body {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(separator);
      return at < 0 ? [line.trim(), ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    }),
  );
}
