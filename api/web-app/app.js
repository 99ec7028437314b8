// The web dashboard's one script. Pages come whole from the server; this sends what people ask for to the API, as any
// other client would, and keeps a running operation's progress in sight.

import { askApi, SignedOutError } from './call-api.js';
import './file-field.js';
import { followOperation, TOLD } from './follow-operation.js';

/**
 * Fields by their names; what is left empty is left out, but for what can be emptied. data-kind says what JSON
 * it becomes; of check boxes with the same name and the kind `choice` those that are checked make a list. A name with dots is a
 * place within: `smtp.host`, `follow_ups.0.body`.
 */
export function readForm(form) {
  const body = {};
  for (const field of form.elements) {
    if (!field.name || isUnchanged(form, field)) continue;
    if (field.dataset.kind === 'choice') {
      body[field.name] ??= [];
      if (field.checked) body[field.name].push(field.value);
      continue;
    }
    const value = readField(field);
    if (value !== undefined) put(body, field.name.split('.'), value, field.dataset.kind === 'member');
  }
  return body;
}

/** A form that edits sends what was changed alone; a fieldset that is one value goes as a whole. */
function isUnchanged(form, field) {
  if (form.dataset.changes === undefined) return false;
  const whole = field.closest('fieldset[data-whole]');
  return !(whole ? [...whole.elements] : [field]).some(isChanged);
}

function isChanged(field) {
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
  if (field.options) return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return field.value !== field.defaultValue;
}

/** Members of one name make a list, in the order of the page. */
function put(holder, [name, ...inside], value, isMember) {
  if (inside.length === 0) {
    holder[name] = isMember ? [...(holder[name] ?? []), value] : value;
    return;
  }
  holder[name] ??= /^\d+$/.test(inside[0]) ? [] : {};
  put(holder[name], inside, value, isMember);
}

function readField(field) {
  if (field.type === 'checkbox') return readCheckbox(field);
  const text = field.value.trim();
  const kind = field.dataset.kind;
  if (kind === 'list') {
    const items = text
      .split(/[\n,]/)
      .map((item) => item.trim())
      .filter((item) => item !== '');
    return items.length === 0 && field.dataset.empty === undefined ? undefined : items;
  }
  if (text === '') return field.dataset.empty === 'null' ? null : undefined;
  if (kind === 'flag') return text === 'true';
  if (kind === 'time') return new Date(`${text}Z`).toISOString();
  if (kind === 'headers') return readPairs(text, ':');
  if (kind === 'cookies') return readPairs(text, '=');
  return kind === 'number' ? Number(text) : text;
}

/** One that removes what is stored: null where it is checked, and otherwise nothing is said. A member is a number of a list. */
function readCheckbox({ checked, dataset, value }) {
  if (dataset.kind === 'member') return checked ? Number(value) : undefined;
  if (dataset.kind !== 'removal') return checked;
  return checked ? null : undefined;
}

/** One a line; what has no separator is left to the platform to refuse. */
function readPairs(text, separator) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(separator);
      return at < 0 ? [line.trim(), ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    }),
  );
}

/** `known` is where to go when what was to be made was there already, `started` when it takes longer than the request. */
function goOn(element, { status, body }) {
  const { then, known, started } = element.dataset;
  const way = { 200: known, 202: started }[status] ?? then;
  if (way === 'reload') window.location.reload();
  else if (way) window.location.assign(way.replace('{id}', encodeURIComponent(body.id ?? '')));
}

/** Where something went wrong is told beside what was asked, and read out. */
export function problemOf(element) {
  const form = element.closest('form');
  const holder = form ?? element.parentElement;
  let place = holder.querySelector('.problem');
  if (!place) {
    place = document.createElement('p');
    place.className = 'problem';
    place.setAttribute('role', 'alert');
    holder.append(place);
  }
  return place;
}

function linkTo(href, text) {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  return link;
}

export function showProblem(place, failure) {
  place.textContent = failure.message;
  if (!(failure instanceof SignedOutError)) return;
  const link = linkTo('/auth/login?return_to=%2Fapp', 'Sign in in a new tab');
  link.target = '_blank';
  link.rel = 'noopener';
  place.append(' ', link, ', then return to this page and try again. Your text is kept.');
}

/** Of what goes on after the answer: how far it is, and then what came of it. */
async function tellOutcome(element, { status, body }) {
  const { follow, outcome, news } = element.dataset;
  const place = document.getElementById(outcome);
  const tell = (text) => {
    place.textContent = text;
  };
  try {
    const { text, hasNews } = TOLD[follow](status === 202 ? await followOperation(body, tell) : body);
    tell(text);
    if (hasNews) place.append(' ', linkTo(news ?? window.location.pathname, 'View replies'));
  } catch (failure) {
    tell('');
    throw failure;
  }
}

async function settle(element, answer) {
  const outcome = element.querySelector('.outcome');
  if (outcome) outcome.textContent = `${outcome.dataset.label} ${answer.body[element.dataset.show]}`;
  if (element.dataset.follow) await tellOutcome(element, answer);
  else if (element.dataset.open) window.location.assign(answer.body[element.dataset.open]);
  else goOn(element, answer);
}

async function ask(element, body) {
  const problem = problemOf(element);
  const buttons = element.matches('form') ? element.querySelectorAll('button') : [element];
  problem.textContent = '';
  for (const button of buttons) button.disabled = true;
  try {
    await settle(element, await askApi(element.dataset.api, body));
  } catch (failure) {
    showProblem(problem, failure);
    // What is not stored is not shown as if it were.
    if (element.dataset.onFailure === 'reset') element.reset();
  } finally {
    for (const button of buttons) button.disabled = false;
  }
}

/** What a button, or a choice in a form, wants to be asked first. */
function isMeant(element) {
  const chosen = element.matches('form') ? [...element.querySelectorAll('option:checked')] : [];
  const questions = [element, ...chosen].map(({ dataset }) => dataset.confirm).filter(Boolean);
  return questions.every((question) => window.confirm(question));
}

for (const form of document.querySelectorAll('form[data-api]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isMeant(form)) void ask(form, readForm(form));
    else if (form.dataset.onFailure === 'reset') form.reset();
  });
}

for (const button of document.querySelectorAll('button[data-api]')) {
  button.addEventListener('click', () => {
    const { body } = button.dataset;
    if (isMeant(button)) void ask(button, body === undefined ? undefined : JSON.parse(body));
  });
}

/**
 * Server-sent events of an operation; when it has ended, the page is loaded again with what came of it. data-then is where a
 * completed one leads instead.
 */
for (const place of document.querySelectorAll('[data-events]')) {
  const events = new EventSource(place.dataset.events);
  const bar = place.querySelector('progress');
  const message = place.querySelector('[data-message]');
  events.addEventListener('progress', (event) => {
    const progress = JSON.parse(event.data);
    bar.value = progress.done;
    bar.max = progress.total;
    message.textContent = `${progress.message} (${progress.done}%)`;
  });
  for (const name of ['completed', 'failed', 'cancelled']) {
    events.addEventListener(name, () => {
      events.close();
      const { then } = place.dataset;
      if (name === 'completed' && then) window.location.assign(then);
      else window.location.reload();
    });
  }
}
