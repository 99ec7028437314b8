// The web dashboard's one script. Pages come whole from the server; this sends what people ask for to the API, as any
// other client would, and keeps a running operation's progress in sight.

const csrfToken = document.querySelector('meta[name="csrf-token"]')?.getAttribute('content') ?? '';

/** "POST /api/…" → what was answered. A body of another type goes as it is. @throws Error with the server's own words */
export async function callApi(call, body, type = 'application/json') {
  const [method, path] = call.split(' ');
  const response = await fetch(path, {
    method,
    headers: {
      'X-CSRF-Token': csrfToken,
      ...(body === undefined ? {} : { 'Content-Type': type }),
      ...(method === 'POST' ? { Prefer: 'respond-async' } : {}),
    },
    ...(body === undefined ? {} : { body: type === 'application/json' ? JSON.stringify(body) : body }),
  });
  const text = await response.text();
  const answer = text === '' ? {} : JSON.parse(text);
  if (response.status === 401) window.location.reload();
  if (!response.ok) throw new Error(explain(answer.detail, response.status));
  return answer;
}

/** A 422 lists the places; everything else has one sentence. */
function explain(detail, status) {
  if (typeof detail === 'string') return detail;
  if (!Array.isArray(detail)) return `The server answered with status ${status}`;
  return detail.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`).join('\n');
}

/**
 * Fields by their names; what is left empty is left out. data-kind says what JSON it becomes. A name with dots is a place
 * within: `smtp.host`, `follow_ups.0.body`.
 */
export function readForm(form) {
  const body = {};
  for (const field of form.elements) {
    if (!field.name) continue;
    const value = readField(field);
    if (value !== undefined) put(body, field.name.split('.'), value);
  }
  return body;
}

function put(holder, [name, ...inside], value) {
  if (inside.length === 0) {
    holder[name] = value;
    return;
  }
  holder[name] ??= /^\d+$/.test(inside[0]) ? [] : {};
  put(holder[name], inside, value);
}

function readField(field) {
  if (field.type === 'checkbox') return field.checked;
  const text = field.value.trim();
  const kind = field.dataset.kind;
  if (kind === 'list') {
    const items = text
      .split(/[\n,]/)
      .map((item) => item.trim())
      .filter((item) => item !== '');
    return items.length === 0 ? undefined : items;
  }
  if (text === '') return undefined;
  return kind === 'number' ? Number(text) : text;
}

function goOn(element, answer) {
  const { then } = element.dataset;
  if (then === 'reload') window.location.reload();
  else if (then) window.location.assign(then.replace('{id}', encodeURIComponent(answer.id ?? '')));
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

async function ask(element, body) {
  const problem = problemOf(element);
  const buttons = element.matches('form') ? element.querySelectorAll('button') : [element];
  problem.textContent = '';
  for (const button of buttons) button.disabled = true;
  try {
    const answer = await callApi(element.dataset.api, body);
    const outcome = element.querySelector('.outcome');
    if (outcome) outcome.textContent = `${outcome.dataset.label} ${answer[element.dataset.show]}`;
    if (element.dataset.open) window.location.assign(answer[element.dataset.open]);
    else goOn(element, answer);
  } catch (failure) {
    problem.textContent = failure.message;
  } finally {
    for (const button of buttons) button.disabled = false;
  }
}

for (const form of document.querySelectorAll('form[data-api]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask(form, readForm(form));
  });
}

for (const button of document.querySelectorAll('button[data-api]')) {
  button.addEventListener('click', () => {
    const { confirm, body } = button.dataset;
    if (confirm && !window.confirm(confirm)) return;
    void ask(button, body === undefined ? undefined : JSON.parse(body));
  });
}

for (const select of document.querySelectorAll('select[data-api]')) {
  select.addEventListener('change', () => void ask(select, { [select.name]: select.value }));
}

/** Server-sent events of an operation; when it has ended, the page is loaded again with what came of it. */
for (const place of document.querySelectorAll('[data-events]')) {
  const events = new EventSource(place.dataset.events);
  const bar = place.querySelector('progress');
  const message = place.querySelector('[data-message]');
  events.addEventListener('progress', (event) => {
    const progress = JSON.parse(event.data);
    bar.value = progress.done;
    bar.max = progress.total;
    message.textContent = `${progress.message} (${progress.done} %)`;
  });
  for (const name of ['completed', 'failed', 'cancelled']) {
    events.addEventListener(name, () => {
      events.close();
      window.location.reload();
    });
  }
}
