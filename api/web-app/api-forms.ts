// Forms and buttons that call the API: data-api is the call ("POST /api/…"), the rest says what follows.

import { awaitOperation, describePoll, type PollResult, type StartedOperation } from './await-operation.js';
import { askApi, type CallResult } from './call-api.js';
import { findElements } from './find-elements.js';
import { linkTo } from './link-to.js';
import { refreshPage } from './page-updates.js';
import { readForm } from './read-form.js';
import { findProblemPlace, showProblem } from './show-problem.js';

type Body = { [name: string]: unknown };

/** `known` is where to go when what was to be made was there already, `started` when it takes longer than the request. */
async function goOn(element: HTMLElement, { status, body }: CallResult<Body>): Promise<void> {
  const { then, known, started } = element.dataset;
  const way = (status === 200 ? known : status === 202 ? started : undefined) ?? then;
  if (way === 'reload') {
    closeDetails(element);
    await refreshPage();
  } else if (way) window.location.assign(way.replace('{id}', encodeURIComponent(String(body['id'] ?? ''))));
}

/** A form that has done its work folds away, and the focus goes to what opens it. */
function closeDetails(form: HTMLElement): void {
  const details = form instanceof HTMLFormElement ? form.closest('details') : null;
  if (!details) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}

/** Shows how far the operation is that the answer has started, and then its outcome. */
async function showOutcome(
  element: HTMLElement,
  { status, body }: CallResult<PollResult & StartedOperation>,
): Promise<void> {
  const { outcome = '', news } = element.dataset;
  const place = document.getElementById(outcome);
  const show = (text: string) => {
    if (place) place.textContent = text;
  };
  try {
    const { text, hasNews } = describePoll(status === 202 ? await awaitOperation<PollResult>(body, show) : body);
    show(text);
    if (hasNews) place?.append(' ', linkTo(news ?? window.location.pathname, 'View replies'));
  } catch (failure) {
    show('');
    throw failure;
  }
}

async function settle(element: HTMLElement, answer: CallResult<Body & PollResult & StartedOperation>): Promise<void> {
  const { show, follow, open } = element.dataset;
  const outcome = element.querySelector('.outcome');
  if (outcome instanceof HTMLElement && show)
    outcome.textContent = `${outcome.dataset['label'] ?? ''} ${String(answer.body[show])}`;
  if (follow === 'poll') await showOutcome(element, answer);
  else if (open) window.location.assign(String(answer.body[open]));
  else await goOn(element, answer);
}

async function ask(element: HTMLElement, body: unknown): Promise<void> {
  const problem = findProblemPlace(element);
  const buttons = element instanceof HTMLFormElement ? [...element.querySelectorAll('button')] : [element];
  problem.textContent = '';
  for (const button of buttons) button.toggleAttribute('disabled', true);
  try {
    await settle(element, await askApi(element.dataset['api'] ?? '', body));
  } catch (failure) {
    showProblem(problem, failure);
    // What is not stored is not shown as if it were.
    if (element instanceof HTMLFormElement && element.dataset['onFailure'] === 'reset') element.reset();
  } finally {
    for (const button of buttons) button.toggleAttribute('disabled', false);
  }
}

/** What a button, or a choice in a form, wants to be asked first. */
function isMeant(element: HTMLElement): boolean {
  const chosen = element instanceof HTMLFormElement ? findElements(element, 'option:checked', HTMLOptionElement) : [];
  const questions = [element, ...chosen].flatMap(({ dataset }) => dataset['confirm'] || []);
  return questions.every((question) => window.confirm(question));
}

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset['api'] === undefined) return;
  event.preventDefault();
  if (isMeant(form)) void ask(form, readForm(form));
  else if (form.dataset['onFailure'] === 'reset') form.reset();
});

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button[data-api]') : null;
  if (!(button instanceof HTMLButtonElement) || button.disabled) return;
  const { body } = button.dataset;
  if (isMeant(button)) void ask(button, body === undefined ? undefined : JSON.parse(body));
});
